import type { PatrolEvent } from '@patrolkit/sdk/model';

/** Guards whose newest event says that something is wrong with them. @internal */
export interface GuardConditions {
  readonly notMoving: ReadonlySet<number>;
  readonly notConnected: ReadonlySet<number>;
}

/** Reads the conditions from events, newest first: what a guard did afterwards has ended them. @internal */
export function guardConditions(events: readonly PatrolEvent[]): GuardConditions {
  const seen = new Set<number>();
  const notMoving = new Set<number>();
  const notConnected = new Set<number>();
  for (const { guardId, type } of events) {
    if (guardId === null || seen.has(guardId)) continue;
    seen.add(guardId);
    if (type === 'NotMoving') notMoving.add(guardId);
    if (type === 'NotConnected') notConnected.add(guardId);
  }
  return { notMoving, notConnected };
}
