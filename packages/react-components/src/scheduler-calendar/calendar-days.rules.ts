import {
  addMonthsClamped,
  dateOfEpochDay,
  endOfLocalDay,
  epochDay,
  offsetMs,
  startOfLocalDay,
} from '@patrolkit/sdk/model';

/** What of the plan is shown: a month of 6 weeks, a week or a day by the hour, a list, or a day with a row per guard. @public */
export type CalendarView = 'month' | 'week' | 'day' | 'agenda' | 'guards';

/** The views in the order of the switch. @public */
export const calendarViews: readonly CalendarView[] = ['month', 'week', 'day', 'agenda', 'guards'];

/** A span of instants, milliseconds since 1970: `from` included, `to` not. @public */
export interface CalendarRange {
  readonly from: number;
  readonly to: number;
}

const dayMs = 86_400_000;

/** The local calendar day of an instant, as days after 1970-01-01: the key of everything that is kept by day. @internal */
export function localDay(timeZone: string, at: number): number {
  return Math.floor((at + offsetMs(timeZone, at)) / dayMs);
}

/** Monday on or before a day; 1970-01-01 was a Thursday. */
const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

const daysFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at);

/** The first day of a date's month. @internal */
const firstOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

/** The days a view shows around a date `YYYY-MM-DD`, as days after 1970-01-01; weeks begin on Monday (S2.116). @internal */
export function visibleDays(view: CalendarView, date: string): readonly number[] {
  if (view === 'month') return daysFrom(mondayOf(epochDay(firstOfMonth(date))), 42);
  if (view === 'day' || view === 'guards') return [epochDay(date)];
  return daysFrom(mondayOf(epochDay(date)), 7);
}

/** The date a view goes to by so many steps of its own length; a month keeps the day or ends earlier (G32). @internal */
export function stepDate(view: CalendarView, date: string, steps: number): string {
  const isOnCalendar = (year: number): boolean => year > 1 && year < 9999;
  if (!isOnCalendar(Number(date.slice(0, 4)))) return date;
  if (view === 'month') return addMonthsClamped(date, steps);
  return dateOfEpochDay(epochDay(date) + steps * (view === 'day' || view === 'guards' ? 1 : 7));
}

/** The instants between which days lie in every one of some zones. @internal */
export function rangeOfDays(days: readonly number[], timeZones: Iterable<string>): CalendarRange {
  const first = dateOfEpochDay(days[0] ?? 0);
  const last = dateOfEpochDay(days.at(-1) ?? 0);
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const timeZone of timeZones) {
    from = Math.min(from, startOfLocalDay(timeZone, first));
    to = Math.max(to, endOfLocalDay(timeZone, last));
  }
  return { from, to };
}

/** Whether two zones' clocks show the same at both ends of a range: then nobody has to be told which one is meant. @internal */
export function isSameClock(one: string, other: string, { from, to }: CalendarRange): boolean {
  return [from, to].every((at) => offsetMs(one, at) === offsetMs(other, at));
}
