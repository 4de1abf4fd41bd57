import { calendarDate } from './calendar-date.ts';

/**
 * Reads the wire's `D-M-Y` (`1-1-1`, `1-1-2999`) or `YYYY-MM-DD` as `YYYY-MM-DD` with a year of four digits;
 * null when it is neither. By hand, because `new Date('1-1-1')` is the year 2001, local time (A1).
 * @public
 */
export function parseLiteralDate(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year) return calendarDate(Number(year), Number(month), Number(day));
  const [, dayFirst, monthSecond, yearLast] = /^(\d{1,2})-(\d{1,2})-(\d{1,4})$/.exec(text) ?? [];
  return yearLast ? calendarDate(Number(yearLast), Number(monthSecond), Number(dayFirst)) : null;
}
