import { addMonthsClamped, formatSpan, instantOfWall, isCalendarDate, localDate } from '../model/index.ts';
import { countChecks } from './expand-rule.ts';
import type { PatrolRule, RuleBreaks, RuleDays, RuleProblem } from './rule.types.ts';
import { frameProblems, problem } from './rule-problems.ts';

/** How a rule is judged. @public */
export interface RuleCheckOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A new rule must begin half an hour ahead, an edited one need not (C2). */
  readonly isNew: boolean;
}

/** Most checks one rule may make (C2.10). @public */
export const maximumChecks = 100_000;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const leadMinutes = 30; /* S5.25 */
const longestMonths = 12; /* S5.21 */

const isTimeOfDay = (seconds: number): boolean => Number.isInteger(seconds) && seconds >= 0 && seconds < 86_400;

function* spanProblems(field: string, ms: number, minimumMs: number): Generator<RuleProblem> {
  if (!(ms >= minimumMs)) yield problem(field, 'minimum', `must be at least ${formatSpan(minimumMs / 1000)}`);
  if (ms > dayMs) yield problem(field, 'maximum', 'must be at most 24:00:00');
}

function* daysProblems({ startDate, weekdays, until }: RuleDays): Generator<RuleProblem> {
  if (weekdays.length === 0) yield problem('rRuleString', 'required', 'must name at least one weekday');
  if (![startDate, until ?? startDate].every(isCalendarDate)) {
    yield problem('rRuleString', 'format', 'must hold dates of the calendar');
  }
}

function* breakProblems({ skippedDates = [], pause }: RuleBreaks): Generator<RuleProblem> {
  if (!skippedDates.every(isCalendarDate)) yield problem('skippedDates', 'format', 'must hold dates of the calendar');
  if (!pause) return;
  const wrong = (['from', 'until'] as const).filter((end) => !isCalendarDate(pause[end]));
  for (const end of wrong) {
    yield problem(end === 'from' ? 'pausedFrom' : 'pausedUntil', 'format', 'must be a date YYYY-MM-DD');
  }
  if (wrong.length === 0 && pause.until < pause.from) {
    yield problem('pausedUntil', 'dateOrder', 'must not be before the first day of the pause');
  }
}

/** What is wrong with the values one by one; the rest can be computed only when nothing is. */
function* valueProblems(rule: PatrolRule): Generator<RuleProblem> {
  yield* frameProblems(rule);
  yield* daysProblems(rule.days);
  for (const field of ['fromTime', 'toTime'] as const) {
    if (!isTimeOfDay(rule[field])) yield problem(field, 'format', 'must be a time HH:mm:ss');
  }
  yield* spanProblems('hourInterval', rule.intervalMs, minuteMs);
  yield* spanProblems('tolerance', rule.toleranceMs, 0);
  if (new Set(rule.checkpointIds).size < rule.checkpointIds.length) {
    yield problem('LocationTags', 'duplicate', 'must name each location tag once');
  }
  yield* breakProblems(rule);
}

function* planProblems(rule: PatrolRule, { now, isNew }: RuleCheckOptions): Generator<RuleProblem> {
  const { timeZone, startDate, endDate, fromTime } = rule;
  if (endDate <= startDate) yield problem('endDate', 'dateOrder', 'must be after the start date');
  const lastDate = addMonthsClamped(localDate(timeZone, now), longestMonths);
  if (endDate > lastDate) yield problem('endDate', 'maximum', `must be at most ${lastDate}`);
  const startsAt = instantOfWall(timeZone, { date: startDate, secondsOfDay: fromTime }, 'earlier');
  if (isNew && startsAt < now + leadMinutes * minuteMs) {
    yield problem('startDate', 'minimum', `must begin at least ${leadMinutes} minutes from now`);
  }
}

/**
 * Why a rule cannot be saved, in the order of its form; empty when it can. The start of a new rule is its first
 * date at its from time, whatever its weekdays are (S5.25). Checks that would already be over do not count towards
 * the limit, because they are not made (C2.7).
 * @public
 */
export function validateRule(rule: PatrolRule, options: RuleCheckOptions): RuleProblem[] {
  const ofValues = [...valueProblems(rule)];
  if (ofValues.length > 0) return ofValues;
  const ofPlan = [...planProblems(rule, options)];
  if (ofPlan.length > 0) return ofPlan;
  const count = countChecks(rule, { notBefore: options.now });
  if (count <= maximumChecks) return [];
  return [problem('hourInterval', 'tooManyItems', `The rule would create ${count} checks (limit ${maximumChecks})`)];
}
