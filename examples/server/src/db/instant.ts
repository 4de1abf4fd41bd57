import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** `2026-11-21 12:00:00.5+00`, as a session in UTC writes it, or as in JSON, with T, to milliseconds since 1970. */
function parseInstant(text: string): number {
  if (text.charAt(10) === 'T') return Date.parse(text);
  return Date.parse(text.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z'));
}

/**
 * A column that holds an instant: timestamptz in the database, milliseconds since 1970 in the program,
 * so that no driver's idea of a local time comes between.
 */
export const instant = customType<{ data: number; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (value) => (value instanceof Date ? value.getTime() : parseInstant(value)),
});

/**
 * An instant as JSON of a session in UTC has it, `2026-11-21T12:00:00.5+00:00`, as it travels: three digits and a Z.
 * Joined, because what is added together is copied once more when it is written.
 */
export const fromJsonInstant = (text: string): string =>
  text.length === 29
    ? [text.slice(0, 23), 'Z'].join('')
    : [text.slice(0, 19), '.', text.slice(20, -6).padEnd(3, '0'), 'Z'].join('');

/**
 * An instant of raw SQL as milliseconds since 1970, a float8. By date_part, which counts in that type: extract counts in
 * numeric, and takes longer for thousands of rows than finding them. Rounded, because a second has no exact thousandth.
 */
export const millisecondsOf = (at: SQL): SQL => sql`round(date_part('epoch', ${at}) * 1000)`;
