import { addDays, epochDay, localDate, type Weekday, weekdayOf, weekdays } from '../model/index.ts';
import { describeRule } from './describe-rule.ts';
import type { PlannedRule, RuleOverlap } from './lint.types.ts';
import type { PatrolRule } from './rule.types.ts';
import { type RuleFrame, ruleFrames } from './rule-frames.ts';

/** The windows of a rule that are not over, each rule's worked out once. @internal */
export type WindowsOf = (rule: PatrolRule) => readonly RuleFrame[];

/** Windows from `now` on, remembered as long as their rule is. @internal */
export function windowsFrom(now: number): WindowsOf {
  const known = new WeakMap<PatrolRule, readonly RuleFrame[]>();
  return (rule) => {
    const windows = known.get(rule) ?? [...ruleFrames(rule, { from: now })];
    known.set(rule, windows);
    return windows;
  };
}

const daySeconds = 86_400;
const slackSeconds = 3_600; /* a night in which the clock changes may move a window by an hour */

const lengthOf = ({ fromTime, toTime }: PatrolRule): number => ((toTime - fromTime + daySeconds - 1) % daySeconds) + 1;

function validityOf(rule: PatrolRule): readonly [number, number] {
  const { from, until } = describeRule(rule);
  return [epochDay(from), epochDay(until)];
}

/** Whether two rules could meet at all by their dates, weekdays and hours: most cannot, and need not be expanded. */
function mayMeet(one: PatrolRule, other: PatrolRule): boolean {
  const [first, last] = validityOf(one);
  const [otherFirst, otherLast] = validityOf(other);
  if (first > otherLast + 1 || otherFirst > last + 1) return false;
  if (one.timeZone !== other.timeZone) return true;
  const starts = ({ days, fromTime }: PatrolRule): number[] =>
    days.weekdays.map((weekday) => weekdays.indexOf(weekday) * daySeconds + fromTime);
  const week = 7 * daySeconds;
  return starts(one).some((start) =>
    starts(other).some((otherStart) => {
      const after = (((otherStart - start) % week) + week) % week;
      return after < lengthOf(one) + slackSeconds || week - after < lengthOf(other) + slackSeconds;
    }),
  );
}

/** How the windows of another rule meet those of a plan, or null when they never do. @internal */
export function overlapOf(plan: PlannedRule, other: PlannedRule, windowsOf: WindowsOf): RuleOverlap | null {
  if (!mayMeet(plan.rule, other.rule)) return null;
  const own = windowsOf(plan.rule);
  const met: { readonly day: string; readonly at: number }[] = [];
  let from = 0;
  for (const { day, startsAt, endsAt } of windowsOf(other.rule)) {
    while ((own[from]?.endsAt ?? Infinity) <= startsAt) from += 1;
    const first = own[from];
    if (first && first.startsAt < endsAt) met.push({ day, at: Math.max(startsAt, first.startsAt) });
  }
  const [first] = met;
  if (!first) return null;
  const on = new Set<Weekday>(met.map(({ day }) => weekdayOf(day)));
  return {
    otherRuleId: other.ruleId,
    count: met.length,
    firstAt: first.at,
    weekdays: weekdays.filter((weekday) => on.has(weekday)),
  };
}

/** Finds where guards are planned twice. @public */
export interface DoubleBookings {
  /** The rules of the same guard at other places whose windows meet those of this rule, soonest first. */
  of(plan: PlannedRule): readonly RuleOverlap[];
}

/** Looks for double bookings among many rules, from `now` (milliseconds since 1970) on. @public */
export function findDoubleBookings(rules: readonly PlannedRule[], now: number): DoubleBookings {
  const windowsOf = windowsFrom(now);
  const yesterday = (rule: PatrolRule): string => addDays(localDate(rule.timeZone, now), -1);
  const byGuard = Map.groupBy(
    rules.filter(({ guardId, rule }) => guardId !== null && rule.endDate >= yesterday(rule)),
    ({ guardId }) => guardId,
  );
  return {
    of: (plan) =>
      (byGuard.get(plan.guardId) ?? [])
        .filter(({ ruleId, locationId }) => ruleId !== plan.ruleId && locationId !== plan.locationId)
        .flatMap((other) => overlapOf(plan, other, windowsOf) ?? [])
        .sort((a, b) => a.firstAt - b.firstAt),
  };
}
