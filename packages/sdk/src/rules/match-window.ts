import type { RuleSlot } from './rule.types.ts';

/** `rule`: made by a rule and not touched since; `manual`: made, copied, moved or edited by hand. @public */
export type MatchKind = 'rule' | 'manual';

/** When a read counts for a check: `opensAt <= t < closesAt`, milliseconds since 1970. @public */
export interface MatchWindow {
  readonly opensAt: number;
  /** The deadline: from here on an unread check is missed (C4). */
  readonly closesAt: number;
}

/** The late edge is a whole minute: a read at 22:30:59 is one of 22:30 (C3, M2). */
const lateEdgeMs = 60_000;

/** Deadline of a slot of a rule: its start, the tolerance and the rest of that minute. @internal */
export const deadlineOf = (startsAt: number, toleranceMs: number): number => startsAt + toleranceMs + lateEdgeMs;

/**
 * The match window of a check (C3). A rule's opens its tolerance before the start and closes its tolerance and a
 * minute after it; one planned by hand lasts from its start to a minute after its end, whatever the tolerance.
 * `earlyToleranceMs` lets a rule's window open later than the tolerance would (decision G15).
 * @public
 */
export function matchWindow(
  kind: MatchKind,
  { startsAt, endsAt }: RuleSlot,
  toleranceMs: number,
  earlyToleranceMs: number = toleranceMs,
): MatchWindow {
  if (kind === 'manual') return { opensAt: startsAt, closesAt: endsAt + lateEdgeMs };
  return { opensAt: startsAt - earlyToleranceMs, closesAt: deadlineOf(startsAt, toleranceMs) };
}
