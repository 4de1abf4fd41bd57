import { addDays, addMonthsClamped, calendarDate } from './calendar-date.ts';
import { type Weekday, weekdayOf } from './weekday.ts';
import { instantOfWall, localDate, startOfLocalDay, wallOf } from './zone-time.ts';

/** When a report comes again, by the clock on the wall. @public */
export interface ReportTimes {
  readonly every: 'day' | 'week' | 'month';
  /** Of a weekly one. */
  readonly weekday: Weekday;
  /** Of a monthly one, 1 to 31; the last day of a month that is shorter. */
  readonly dayOfMonth: number;
  /** `HH:mm` */
  readonly time: string;
}

/* Longer than any month, with a day at either end for clocks that leap. */
const mostDays = 33;

function isDay({ every, weekday, dayOfMonth }: ReportTimes, date: string): boolean {
  if (every === 'day') return true;
  if (every === 'week') return weekdayOf(date) === weekday;
  const [year, month, day] = date.split('-').map(Number);
  if (day === dayOfMonth) return true;
  const isLast = calendarDate(year ?? 0, month ?? 0, (day ?? 0) + 1) === null;
  return isLast && (day ?? 0) < dayOfMonth;
}

/* A time that comes twice is its first occurrence, one that is leapt over comes later by the gap: once on every day. */
function momentOn({ time }: ReportTimes, date: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOfWall(timeZone, { date, secondsOfDay: (hours * 60 + minutes) * 60 }, 'earlier');
}

/** The first moment after an instant at which a report is due; both in milliseconds since 1970. @public */
export function nextReportAt(times: ReportTimes, after: number, timeZone: string): number {
  const first = addDays(localDate(timeZone, after), -1);
  for (let days = 0; days <= mostDays; days += 1) {
    const date = addDays(first, days);
    const at = isDay(times, date) ? momentOn(times, date, timeZone) : 0;
    if (at > after) return at;
  }
  throw new RangeError('A report is due in every month');
}

/**
 * What a report is about that is due at an instant: the local day before, the seven days before, or the month before.
 * Begin included, end not, milliseconds since 1970.
 * @public
 */
export function reportPeriod(
  { every }: ReportTimes,
  at: number,
  timeZone: string,
): { readonly from: number; readonly to: number } {
  const today = wallOf(timeZone, at).date;
  const until = every === 'month' ? `${today.slice(0, 8)}01` : today;
  const since = every === 'month' ? addMonthsClamped(until, -1) : addDays(until, every === 'week' ? -7 : -1);
  return { from: startOfLocalDay(timeZone, since), to: startOfLocalDay(timeZone, until) };
}
