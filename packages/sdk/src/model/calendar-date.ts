const dayMs = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01, or null when the calendar has no such day. */
function dayNumber(year: number, month: number, day: number): number | null {
  const date = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1 && year <= 9999 ? date.getTime() / dayMs : null;
}

/** `YYYY-MM-DD` of a year, month 1 to 12 and day, or null when the calendar has no such day. @public */
export function calendarDate(year: number, month: number, day: number): string | null {
  const number = dayNumber(year, month, day);
  return number === null ? null : dateOfEpochDay(number);
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`, years 0001 to 9999. @public */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = pattern.exec(text) ?? [];
  return dayNumber(Number(year), Number(month), Number(day)) !== null;
}

/** Days from 1970-01-01 to a date `YYYY-MM-DD`; throws a RangeError when there is no such day. @public */
export function epochDay(date: string): number {
  const [, year, month, day] = pattern.exec(date) ?? [];
  const number = dayNumber(Number(year), Number(month), Number(day));
  if (number === null) throw new RangeError(`Not a day of the calendar: '${date}'`);
  return number;
}

/** The date `YYYY-MM-DD` that lies so many days after 1970-01-01; throws a RangeError outside 0001 to 9999. @public */
export function dateOfEpochDay(day: number): string {
  const date = new Date(day * dayMs);
  const year = date.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw new RangeError(`Outside the calendar: day ${day} after 1970-01-01`);
  return `${String(year).padStart(4, '0')}${date.toISOString().slice(-20, -14)}`;
}

/** A date so many days later; negative goes back. @public */
export function addDays(date: string, days: number): string {
  return dateOfEpochDay(epochDay(date) + days);
}

/** Days from one date to another; negative when `to` is earlier. @public */
export function daysBetween(from: string, to: string): number {
  return epochDay(to) - epochDay(from);
}

/** The same day of the month so many months later, or that month's last day when it is shorter (decision G32). @public */
export function addMonthsClamped(date: string, months: number): string {
  const from = new Date(epochDay(date) * dayMs);
  const month = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const [year, monthOfYear] = [Math.floor(month / 12), (month % 12) + 1];
  for (let day = from.getUTCDate(); day > 0; day -= 1) {
    const result = calendarDate(year, monthOfYear, day);
    if (result !== null) return result;
  }
  throw new RangeError(`Outside the calendar: ${months} months after ${date}`);
}
