import type { MessageId } from '../provider/index.ts';

/** State of a guard that his marker shows. @internal */
export type GuardState = 'moving' | 'not-moving' | 'not-connected' | 'panic';

/** The states from the lightest to the gravest; a place in this list is a rank. @internal */
export const guardStates: readonly GuardState[] = ['moving', 'not-moving', 'not-connected', 'panic'];

/** Rank of an open panic. @internal */
export const panicRank = 3;

/** Who is in which state; who is in none moves. @internal */
export interface GuardStateSets {
  readonly alarmGuardIds: ReadonlySet<number>;
  readonly notMovingGuardIds: ReadonlySet<number>;
  readonly notConnectedGuardIds: ReadonlySet<number>;
}

/** Rank of a guard's gravest state. @internal */
export function rankOf(guardId: number, sets: GuardStateSets): number {
  if (sets.alarmGuardIds.has(guardId)) return panicRank;
  if (sets.notConnectedGuardIds.has(guardId)) return 2;
  return sets.notMovingGuardIds.has(guardId) ? 1 : 0;
}

/** The state of a rank. @internal */
export function stateAt(rank: number): GuardState {
  return guardStates[rank] ?? 'moving';
}

/** A state alone in words. @internal */
export const stateTexts: Record<GuardState, MessageId> = {
  moving: 'guardMap.state.moving',
  'not-moving': 'guardMap.state.notMoving',
  'not-connected': 'guardMap.state.notConnected',
  panic: 'guardMap.state.panic',
};
