import { dateOfEpochDay, epochDay, type Weekday, weekdays } from '../model/index.ts';
import { RRule } from './rrule.ts';
import type { PatrolRule, RuleBreaks } from './rule.types.ts';

const dayMs = 86_400_000;
const daysAtOnce = 371; // a year and five days: one call of rrule for most rules

/** rrule lists calendar days and nothing else: the dates stand at midnight UTC and are read back there (C2.1). */
function listDays(byday: readonly Weekday[], first: number, last: number): string[] {
  const rule = new RRule({
    freq: RRule.WEEKLY,
    wkst: 0,
    byweekday: byday.map((weekday) => weekdays.indexOf(weekday)),
    dtstart: new Date(first * dayMs),
    until: new Date(last * dayMs),
  });
  return rule.all().map((date) => dateOfEpochDay(Math.floor(date.getTime() / dayMs)));
}

/** Whether a rule leaves a local day out: one that is skipped, or one of its pause. @public */
export function isLeftOut({ skippedDates = [], pause }: RuleBreaks, day: string): boolean {
  return skippedDates.includes(day) || (pause ? pause.from <= day && day <= pause.until : false);
}

/**
 * Local days a rule's windows start on, `YYYY-MM-DD`, in order: the days of its rule string within
 * [startDate, endDate], both included (C2.2), from 1970 on, without those it leaves out. `from` leaves out the days
 * before it.
 * @public
 */
export function* ruleDays(
  { days, startDate, endDate, ...breaks }: Pick<PatrolRule, 'days' | 'startDate' | 'endDate'> & RuleBreaks,
  from?: string,
): Generator<string> {
  if (days.weekdays.length === 0) return; // rrule would take the weekday of its start
  const first = Math.max(0, ...[days.startDate, startDate, from ?? startDate].map(epochDay));
  const last = Math.min(...[days.until ?? endDate, endDate].map(epochDay));
  for (let day = first; day <= last; day += daysAtOnce) {
    for (const date of listDays(days.weekdays, day, Math.min(day + daysAtOnce - 1, last))) {
      if (!isLeftOut(breaks, date)) yield date;
    }
  }
}
