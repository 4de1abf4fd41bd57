import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdays } from '../model/index.ts';
import { parseRuleString, ruleDays, writeRuleString } from './index.ts';

const text = 'DTSTART:20261124T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE';
const days = { startDate: '2026-11-24', weekdays: ['MO', 'WE'] as const, until: null };
const reasonOf = (value: string): string => {
  const reading = parseRuleString(value);
  return reading.ok ? 'read' : reading.reason;
};

describe('the one form of a rule string', () => {
  test('S3.126 the start date and the weekdays are read and written as the same text', () => {
    expect(parseRuleString(text)).toEqual({ ok: true, days });
    expect(writeRuleString(days)).toBe(text);
  });

  test('S3.126 any other frequency is refused', () => {
    for (const frequency of ['DAILY', 'MONTHLY', 'YEARLY', 'HOURLY', 'MINUTELY', 'SECONDLY', '', 'weekly']) {
      expect(reasonOf(text.replace('WEEKLY', frequency)), frequency).toBe('format');
    }
  });

  test('an end is a date, also with the first or the last second of its day', () => {
    for (const end of ['20261231', '20261231T000000Z', '20261231T235959Z']) {
      expect(parseRuleString(`${text};UNTIL=${end}`), end).toEqual({
        ok: true,
        days: { ...days, until: '2026-12-31' },
      });
    }
    expect(writeRuleString({ ...days, until: '2026-12-31' })).toBe(`${text};UNTIL=20261231T000000Z`);
  });

  test('weekdays may stand in any order and are read from Monday on', () => {
    expect(parseRuleString(text.replace('MO,WE', 'SU,WE,MO'))).toMatchObject({
      days: { weekdays: ['MO', 'WE', 'SU'] },
    });
  });

  test('any days come back', () => {
    const date = fc.integer({ min: 0, max: 20_000 }).map((day) => addDays('2000-01-01', day));
    const some = fc
      .subarray([...weekdays], { minLength: 1 })
      .map((found) => weekdays.filter((weekday) => found.includes(weekday)));
    fc.assert(
      fc.property(date, some, fc.option(fc.nat(5000)), (startDate, found, length) => {
        const given = { startDate, weekdays: found, until: length === null ? null : addDays(startDate, length) };
        expect(parseRuleString(writeRuleString(given))).toEqual({ ok: true, days: given });
      }),
    );
  });

  test.each([
    ['no weekday', text.replace('MO,WE', ''), 'weekdays'],
    ['a weekday twice', text.replace('MO,WE', 'MO,MO'), 'weekdays'],
    ['an unknown weekday', text.replace('MO,WE', 'MO,XX'), 'weekdays'],
    ['a day the calendar lacks', text.replace('20261124', '20260230'), 'date'],
    ['an end the calendar lacks', `${text};UNTIL=20261301`, 'date'],
    ['an end before the start', `${text};UNTIL=20261123`, 'until'],
    ['a start that is no midnight', text.replace('T000000Z', 'T003000Z'), 'format'],
    ['a start without Z', text.replace('T000000Z', 'T000000'), 'format'],
    ['a start in a zone', text.replace('DTSTART:', 'DTSTART;TZID=Europe/Zagreb:'), 'format'],
    ['a start as a date', text.replace('DTSTART:20261124T000000Z', 'DTSTART;VALUE=DATE:20261124'), 'format'],
    ['no start', 'RRULE:FREQ=WEEKLY;BYDAY=MO', 'format'],
    ['a carriage return', text.replace('\n', '\r\n'), 'format'],
    ['a numbered weekday', text.replace('MO,WE', '1MO'), 'format'],
    ['an interval', text.replace('WEEKLY', 'WEEKLY;INTERVAL=2'), 'format'],
    ['a count', `${text};COUNT=3`, 'format'],
    ['hours', `${text};BYHOUR=1`, 'format'],
    ['an exception', `${text}\nEXDATE:20261130T000000Z`, 'format'],
    ['a second rule', `${text}\nRRULE:FREQ=SECONDLY`, 'format'],
    ['a line after it', `${text}\n`, 'format'],
    ['lower case', text.toLowerCase(), 'format'],
    ['a text that is too long', `${text}${' '.repeat(200)}`, 'tooLong'],
  ])('%s is refused', (_name, value, reason) => {
    expect(reasonOf(value)).toBe(reason);
  });
});

describe('hostile texts', () => {
  const pieces = fc.constantFrom(
    'DTSTART:20261124T000000Z',
    'DTSTART;TZID=Europe/Zagreb:',
    '\nRRULE:',
    'FREQ=WEEKLY',
    'FREQ=SECONDLY',
    ';BYDAY=MO',
    ';BYDAY=',
    ';UNTIL=20261231T235959Z',
    ';UNTIL=99991231',
    ';INTERVAL=0',
    ';COUNT=999999999',
    ';BYSETPOS=366',
    ';BYMONTHDAY=31;BYMONTH=2',
    'EXRULE:FREQ=YEARLY',
    '00010101',
    ',',
    ';',
    '=',
    '\n',
  );

  test('whatever is read is written back as itself, and its days are few and quickly listed', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      fc
        .tuple(fc.integer({ min: 0, max: 110 }), fc.integer({ min: 0, max: 4 }), fc.oneof(pieces, fc.string()))
        .map(([at, length, piece]) => `${text.slice(0, at)}${piece}${text.slice(at + length)}`),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        const reading = parseRuleString(value);
        if (!reading.ok) return;
        expect(parseRuleString(writeRuleString(reading.days))).toEqual(reading);
        const listed = [...ruleDays({ days: reading.days, startDate: '2026-01-01', endDate: '2027-01-01' })];
        expect(listed.length).toBeLessThanOrEqual(366);
        expect(listed.every((day) => day >= '2026-01-01' && day <= '2027-01-01')).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=WEEKLY;INTERVAL=0',
    'DTSTART:20261124T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=0;BYDAY=MO',
    'DTSTART:20261124T000000Z\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'DTSTART:00000000T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO',
  ])('%j, which would keep rrule busy or astray, never reaches it', (value) => {
    expect(reasonOf(value)).not.toBe('read');
  });
});
