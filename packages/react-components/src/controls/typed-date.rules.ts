import { calendarDate } from '@patrolkit/sdk/model';

/**
 * The date that was typed: `23/11/2026`, with points or dashes too, a year of two digits, or no year, which is then
 * that of today. `YYYY-MM-DD`, null for nothing, undefined for what is no date.
 * @internal
 */
export function parseTypedDate(typed: string, today: string): string | null | undefined {
  const plain = typed.trim();
  if (plain === '') return null;
  const written = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain);
  if (written) return calendarDate(Number(written[1]), Number(written[2]), Number(written[3])) ?? undefined;
  const parts =
    /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?[\s./-]*$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(plain);
  if (!parts) return undefined;
  const year = parts[3] === undefined ? Number(today.slice(0, 4)) : Number(parts[3].padStart(4, today.slice(0, 2)));
  return calendarDate(year, Number(parts[2]), Number(parts[1])) ?? undefined;
}

/** `23/11/2026` of `2026-11-23`; '' of null. @internal */
export function showDate(date: string | null): string {
  return date === null ? '' : `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/**
 * The time of day that was typed: `22:00`, `22.00`, `2200`, `930` or `9`. `HH:mm`, null for nothing, undefined for what
 * is no time of day.
 * @internal
 */
export function parseTypedTime(typed: string): string | null | undefined {
  const plain = typed.trim();
  if (plain === '') return null;
  const parts = /^(\d{1,2})[:. ](\d{2})$/.exec(plain) ?? /^(\d{1,2})(\d{2})?$/.exec(plain);
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2] ?? 0)];
  if (!parts || hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
