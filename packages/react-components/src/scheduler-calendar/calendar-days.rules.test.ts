import { dateOfEpochDay, epochDay, localDate, weekdayOf } from '@patrolkit/sdk/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarViews, isSameClock, localDay, rangeOfDays, stepDate, visibleDays } from './calendar-days.rules.ts';

const zagreb = 'Europe/Zagreb';
const anyDate = fc.integer({ min: 0, max: 60_000 }).map(dateOfEpochDay);
const zones = [zagreb, 'Australia/Lord_Howe', 'America/Santiago', 'Pacific/Apia', 'Asia/Kathmandu'];

test('every week that is shown begins on a Monday', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      for (const view of ['month', 'week', 'agenda'] as const) {
        const days = visibleDays(view, date);
        expect(weekdayOf(dateOfEpochDay(days[0] ?? 0))).toBe('MO');
        expect(days.map((day, at) => day - at)).toEqual(days.map(() => days[0]));
        expect(days).toContain(epochDay(date));
      }
    }),
  );
});

test('a month is always six weeks and holds its first and last day', () => {
  expect(visibleDays('month', '2026-11-14').map(dateOfEpochDay)).toEqual(
    expect.arrayContaining(['2026-10-26', '2026-11-01', '2026-11-30', '2026-12-06']),
  );
  expect(dateOfEpochDay(visibleDays('month', '2027-02-10')[0] ?? 0)).toBe('2027-02-01');
  fc.assert(
    fc.property(anyDate, (date) => {
      const days = visibleDays('month', date);
      expect(days).toHaveLength(42);
      expect(days).toContain(epochDay(`${date.slice(0, 8)}01`));
      expect(days).toContain(epochDay(`${stepDate('month', `${date.slice(0, 8)}01`, 1)}`) - 1);
    }),
  );
});

test('an arrow goes on by the length of its view; the last of January goes to the last of February (G32)', () => {
  expect(calendarViews.map((view) => stepDate(view, '2027-01-31', 1))).toEqual([
    '2027-02-28',
    '2027-02-07',
    '2027-02-01',
    '2027-02-07',
    '2027-02-01',
  ]);
  expect(stepDate('month', '2027-01-31', -2)).toBe('2026-11-30');
  expect(stepDate('month', '9999-12-31', 1)).toBe('9999-12-31');
});

test('an instant has the day that its zone has, whatever its clock does', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 4_102_444_800_000 }), (zone, at) => {
      expect(dateOfEpochDay(localDay(zone, at))).toBe(localDate(zone, at));
    }),
  );
});

test('a range holds its days in each zone that is asked for, 25 hours where the clock goes back', () => {
  const day = epochDay('2026-10-25');
  expect(rangeOfDays([day], [zagreb])).toEqual({
    from: Date.parse('2026-10-24T22:00Z'),
    to: Date.parse('2026-10-25T23:00Z'),
  });
  expect(rangeOfDays([day], [zagreb, 'America/New_York'])).toEqual({
    from: Date.parse('2026-10-24T22:00Z'),
    to: Date.parse('2026-10-26T04:00Z'),
  });
});

test('a zone is named when its clock shows something else, not when only its name differs', () => {
  const range = { from: Date.parse('2026-11-01T00:00Z'), to: Date.parse('2026-12-01T00:00Z') };
  expect(isSameClock(zagreb, 'Europe/Belgrade', range)).toBe(true);
  expect(isSameClock(zagreb, 'Europe/London', range)).toBe(false);
  expect(isSameClock('Europe/London', 'UTC', range)).toBe(true);
  expect(isSameClock('Europe/London', 'UTC', { ...range, to: Date.parse('2027-05-01T00:00Z') })).toBe(false);
});
