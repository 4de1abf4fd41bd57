import { epochDay } from './calendar-date.ts';

/** Weekdays from Monday on, in the words of RFC 5545. @public */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** One weekday. @public */
export type Weekday = (typeof weekdays)[number];

/** Whether a text is one of the seven. @public */
export function isWeekday(text: unknown): text is Weekday {
  return weekdays.some((weekday) => weekday === text);
}

/** Weekday of a date `YYYY-MM-DD`; throws a RangeError when there is no such day. @public */
export function weekdayOf(date: string): Weekday {
  // 1970-01-01 was a Thursday; `epochDay` may be negative
  const index = (((epochDay(date) + 3) % 7) + 7) % 7;
  return weekdays[index] ?? 'MO';
}
