import type { RecurrenceRule } from '../model/index.ts';
import type { PatrolRule } from './rule.types.ts';
import { parseRuleString } from './rule-string.ts';

const minuteMs = 60_000;

/** The fields of the model's rule that its days and times come from. @public */
export type RuleSource = Pick<
  RecurrenceRule,
  | 'rrule'
  | 'startDate'
  | 'endDate'
  | 'fromTime'
  | 'toTime'
  | 'intervalMinutes'
  | 'toleranceMinutes'
  | 'timeZone'
  | 'checkpointIds'
  | 'skippedDates'
  | 'pause'
>;

/** The model's rule as it is planned from; null when its `rrule` is not of the one form that is read. @public */
export function toPatrolRule({ rrule, ...source }: RuleSource): PatrolRule | null {
  const reading = parseRuleString(rrule);
  const { startDate, endDate, fromTime, toTime, intervalMinutes, toleranceMinutes, timeZone, checkpointIds } = source;
  const [intervalMs, toleranceMs] = [intervalMinutes * minuteMs, toleranceMinutes * minuteMs];
  if (!reading.ok) return null;
  const { days } = reading;
  const { skippedDates, pause } = source;
  const breaks = { ...(skippedDates ? { skippedDates } : {}), ...(pause ? { pause } : {}) };
  return { days, startDate, endDate, fromTime, toTime, intervalMs, toleranceMs, timeZone, checkpointIds, ...breaks };
}
