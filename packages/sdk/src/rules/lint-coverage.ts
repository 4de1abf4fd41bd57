import { addDays, localDate, type Weekday, weekdays } from '../model/index.ts';
import { describeRule } from './describe-rule.ts';
import type { CoverageGap, LintFinding, PlannedRule, PlanSurroundings } from './lint.types.ts';
import type { PatrolRule } from './rule.types.ts';

const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;
const shortGapMinutes = 240; /* up to so long a pause between two rules looks like an oversight */

/** The minutes of a week, Monday 00:00 first, that a rule's windows cover on the wall. */
function* minutesOf({ days, fromTime, toTime }: PatrolRule): Generator<number> {
  const from = Math.floor(fromTime / 60);
  const length = ((Math.ceil(toTime / 60) - from + dayMinutes - 1) % dayMinutes) + 1;
  for (const weekday of days.weekdays) {
    const start = weekdays.indexOf(weekday) * dayMinutes + from;
    for (let minute = start; minute < start + length; minute += 1) yield minute % weekMinutes;
  }
}

/** Runs of minutes that are true, around the end of the week. */
function runsOf(is: (minute: number) => boolean): { readonly from: number; readonly length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (let from = 0; from < weekMinutes; from += 1) {
    if (!is(from) || is((from + weekMinutes - 1) % weekMinutes)) continue;
    let length = 1;
    while (length < weekMinutes && is((from + length) % weekMinutes)) length += 1;
    runs.push({ from, length });
  }
  return runs;
}

function gapOf({ from, length }: { from: number; length: number }, count: number): CoverageGap {
  const weekday: Weekday = weekdays[Math.floor(from / dayMinutes)] ?? 'MO';
  return { weekday, fromTime: (from % dayMinutes) * 60, toTime: ((from + length) % dayMinutes) * 60, count };
}

/* A rule counts when it is in force in the whole first week of the plan. */
function isInForce(rule: PatrolRule, first: string): boolean {
  const { from, until } = describeRule(rule);
  return from <= first && until >= addDays(first, 6);
}

/**
 * Where nobody covers the plan's place in a week as it then is: short pauses between windows, and days without the
 * hours that other days have. Only the plan's own zone is looked at. @internal
 */
export function* lintCoverage(plan: PlannedRule, { now, others }: PlanSurroundings): Generator<LintFinding> {
  if (plan.locationId === null) return;
  const { timeZone } = plan.rule;
  const today = localDate(timeZone, now);
  const { from } = describeRule(plan.rule);
  const isBegun = from <= today;
  const first = isBegun ? today : from;
  const beside = others.filter(
    ({ ruleId, locationId, rule }) =>
      ruleId !== plan.ruleId && locationId === plan.locationId && rule.timeZone === timeZone && isInForce(rule, first),
  );
  const covered = new Set<number>();
  const ofAnyDay = new Set<number>();
  for (const { rule } of [plan, ...beside]) {
    for (const minute of minutesOf(rule)) {
      covered.add(minute);
      ofAnyDay.add(minute % dayMinutes);
    }
  }
  const pauses = runsOf((minute) => !covered.has(minute)).filter(({ length }) => length <= shortGapMinutes);
  const [pause] = pauses;
  if (pause) yield { code: 'coverageGap', severity: 'warning', values: gapOf(pause, pauses.length), fixes: [] };
  const inPause = new Set(
    pauses.flatMap(({ from, length }) => Array.from({ length }, (_, index) => (from + index) % weekMinutes)),
  );
  const missing = runsOf((minute) => !covered.has(minute) && ofAnyDay.has(minute % dayMinutes) && !inPause.has(minute));
  const [longest] = missing.toSorted((a, b) => b.length - a.length);
  if (longest) yield { code: 'coverageGap', severity: 'note', values: gapOf(longest, missing.length), fixes: [] };
}
