import { calendarDate, type Weekday, weekdays } from '../model/index.ts';
import type { RuleDays } from './rule.types.ts';

/**
 * Why a text is not a rule string: too long, not of the one form that is allowed, a date the calendar lacks,
 * no or doubled weekdays, or an end before the start.
 * @public
 */
export type RuleStringRefusal = 'tooLong' | 'format' | 'date' | 'weekdays' | 'until';

/** What {@link parseRuleString} found. @public */
export type RuleStringReading =
  | { readonly ok: true; readonly days: RuleDays }
  | { readonly ok: false; readonly reason: RuleStringRefusal };

const maximumLength = 200; /* openapi.yaml: rRuleString */

/* An allow list, not a parser: everything else, also what RFC 5545 would permit, is refused (C2.1). */
const allowed =
  /^DTSTART:(\d{8})T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=((?:[A-Z]{2}(?:,[A-Z]{2}){0,6})?)(?:;UNTIL=(\d{8})(?:T000000Z|T235959Z)?)?$/;

const dateOf = (digits: string): string | null =>
  calendarDate(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6)));

function weekdaysOf(text: string): Weekday[] | null {
  const named = text.split(',');
  const found = weekdays.filter((weekday) => named.includes(weekday));
  return found.length === named.length ? found : null;
}

/**
 * Reads `DTSTART:YYYYMMDDT000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,..[;UNTIL=..]`. The `Z` is nominal: these are calendar
 * dates. UNTIL is a date, or that date with T000000Z or T235959Z, and is included.
 * @public
 */
export function parseRuleString(text: string): RuleStringReading {
  if (text.length > maximumLength) return { ok: false, reason: 'tooLong' };
  const [, start, byday, end] = allowed.exec(text) ?? [];
  if (start === undefined || byday === undefined) return { ok: false, reason: 'format' };
  const startDate = dateOf(start);
  const until = end === undefined ? null : dateOf(end);
  if (startDate === null || (end !== undefined && until === null)) return { ok: false, reason: 'date' };
  const found = weekdaysOf(byday);
  if (found === null) return { ok: false, reason: 'weekdays' };
  if (until !== null && until < startDate) return { ok: false, reason: 'until' };
  return { ok: true, days: { startDate, weekdays: found, until } };
}

const digitsOf = (date: string): string => date.replaceAll('-', '');

/** Writes the rule string of these days, weekdays from Monday on. @public */
export function writeRuleString({ startDate, weekdays: on, until }: RuleDays): string {
  const byday = weekdays.filter((weekday) => on.includes(weekday)).join(',');
  const end = until === null ? '' : `;UNTIL=${digitsOf(until)}T000000Z`;
  return `DTSTART:${digitsOf(startDate)}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=${byday}${end}`;
}
