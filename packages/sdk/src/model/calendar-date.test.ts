import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonthsClamped, calendarDate, daysBetween, isCalendarDate, weekdayOf, weekdays } from './index.ts';

const dates = fc
  .integer({ min: -719_162, max: 2_932_896 }) // 0001-01-01 to 9999-12-31
  .map((day) => addDays('1970-01-01', day));

describe('dates of the calendar', () => {
  test('only days that exist are dates', () => {
    for (const date of ['0001-01-01', '2024-02-29', '2026-12-31', '9999-12-31'])
      expect(isCalendarDate(date)).toBe(true);
    for (const text of ['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01', '2026-1-1']) {
      expect(isCalendarDate(text), text).toBe(false);
    }
    for (const text of ['20260101', '2026-01-01T00:00', ' 2026-01-01', '2026-01-01\n', '+2026-01-01', '٢٠٢٦-٠١-٠١']) {
      expect(isCalendarDate(text), text).toBe(false);
    }
    expect(calendarDate(70, 1, 2)).toBe('0070-01-02');
    expect(calendarDate(2026, 11, 31)).toBeNull();
    expect(calendarDate(Number.NaN, 1, 1)).toBeNull();
  });

  test('a day that does not exist is an error that names it', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(/2026-02-30/);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError);
  });

  test('days are added over months, years and leap days, and counted back', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-11-24', '2027-11-24')).toBe(365);
    fc.assert(
      fc.property(dates, dates, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
        expect(from < to).toBe(daysBetween(from, to) > 0);
      }),
    );
  });

  test('a month later is the same day, or the last of a shorter month (G32)', () => {
    expect(addMonthsClamped('2026-11-21', 1)).toBe('2026-12-21');
    expect(addMonthsClamped('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonthsClamped('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonthsClamped('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonthsClamped('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonthsClamped('2026-03-31', -1)).toBe('2026-02-28');
    expect(() => addMonthsClamped('9999-12-01', 1)).toThrow(RangeError);
  });

  test('weekdays follow one another, also before 1970', () => {
    expect(['2026-11-23', '2026-10-24', '2026-10-25', '1970-01-01', '1969-12-31'].map(weekdayOf)).toEqual([
      'MO',
      'SA',
      'SU',
      'TH',
      'WE',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 700_000 }), (day) => {
        const [today, tomorrow] = [day, day + 1].map((n) => weekdays.indexOf(weekdayOf(addDays('1970-01-01', n))));
        expect(tomorrow).toBe(((today ?? 0) + 1) % 7);
      }),
    );
  });
});
