import { addDays, instantOfWall, localDate } from '../model/index.ts';
import { deadlineOf } from './match-window.ts';
import type { ExpandOptions, PatrolRule } from './rule.types.ts';
import { ruleDays } from './rule-days.ts';

/** A window before its slots are written out: they are number `first` to `end - 1`, counted from its start. @internal */
export interface RuleFrame {
  readonly day: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly first: number;
  readonly end: number;
}

type Span = Pick<RuleFrame, 'startsAt' | 'endsAt'>;

/* A repeated start is its first occurrence, a repeated end its second: nobody's hour is left out (C2.3). */
function spanOf({ timeZone, fromTime, toTime }: PatrolRule, day: string): Span {
  const lastDay = toTime <= fromTime ? addDays(day, 1) : day;
  return {
    startsAt: instantOfWall(timeZone, { date: day, secondsOfDay: fromTime }, 'earlier'),
    endsAt: instantOfWall(timeZone, { date: lastDay, secondsOfDay: toTime }, 'later'),
  };
}

/* Where the clock goes back, a window that ends in the repeated hour overlaps the next day's: each instant counts once (C2.8). */
function repeatedSlots(span: Span, before: Span | null, intervalMs: number): number {
  if (!before || span.startsAt >= before.endsAt || (span.startsAt - before.startsAt) % intervalMs !== 0) return 0;
  return Math.ceil((before.endsAt - span.startsAt) / intervalMs);
}

/** The first day worth looking at: windows last up to a day and an hour, and the one before tells what is repeated. */
function firstDay(
  { timeZone, toleranceMs }: PatrolRule,
  { from = -Infinity, notBefore = -Infinity }: ExpandOptions,
): string | undefined {
  const earliest = Math.max(from, notBefore - deadlineOf(0, toleranceMs));
  return earliest === -Infinity ? undefined : addDays(localDate(timeZone, earliest), -2);
}

/**
 * The windows of a rule that have slots, in order, without the slots: what counting and expanding share.
 * Throws a RangeError for an interval under a second, which no wire can carry.
 * @internal
 */
export function* ruleFrames(rule: PatrolRule, options: ExpandOptions = {}): Generator<RuleFrame> {
  const { intervalMs, toleranceMs } = rule;
  const { from = -Infinity, notBefore = -Infinity } = options;
  if (!(intervalMs >= 1000)) throw new RangeError(`The interval of a rule must be at least a second: ${intervalMs} ms`);
  let before: Span | null = null;
  for (const day of ruleDays(rule, firstDay(rule, options))) {
    const span = spanOf(rule, day);
    const late = Math.ceil((notBefore - deadlineOf(span.startsAt, toleranceMs)) / intervalMs);
    const first = Math.max(0, repeatedSlots(span, before, intervalMs), late);
    const end = Math.ceil((span.endsAt - span.startsAt) / intervalMs);
    before = span;
    if (first < end && span.endsAt > from) yield { day, ...span, first, end };
  }
}
