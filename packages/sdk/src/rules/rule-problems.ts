import { isCalendarDate, isTimeZone } from '../model/index.ts';
import type { PatrolRule, RuleProblem } from './rule.types.ts';

/** Makes a refusal: field of the wire, code of the catalogue (A2), English text. @internal */
export const problem = (field: string, code: string, message: string): RuleProblem => ({ field, code, message });

/** What keeps the wall times of a rule from being read at all: its zone and its dates. @internal */
export function* frameProblems(rule: Pick<PatrolRule, 'timeZone' | 'startDate' | 'endDate'>): Generator<RuleProblem> {
  if (!isTimeZone(rule.timeZone)) yield problem('timeZone', 'format', 'must be a time zone such as Europe/Zagreb');
  for (const field of ['startDate', 'endDate'] as const) {
    if (!isCalendarDate(rule[field])) yield problem(field, 'format', 'must be a date YYYY-MM-DD');
  }
}
