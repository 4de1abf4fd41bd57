import { expect, test } from 'vitest';
import { defaultFilter, filterBefore, periodOf } from './report-filter.ts';

const zagreb = 'Europe/Zagreb';

test('the last 30 days are whole local days, today among them', () => {
  const filter = defaultFilter(zagreb, Date.UTC(2026, 10, 14, 23, 30)); // the 15th in Zagreb
  expect([filter.firstDay, filter.lastDay]).toEqual(['2026-10-17', '2026-11-15']);
  expect(periodOf(filter, zagreb)).toEqual({
    from: Date.UTC(2026, 9, 16, 22), // still summer time
    to: Date.UTC(2026, 10, 15, 23),
  });
});

test('the period before has as many days and ends where this one begins', () => {
  const filter = { ...defaultFilter(zagreb, 0), firstDay: '2026-03-01', lastDay: '2026-03-31' };
  const before = filterBefore(filter);
  expect([before.firstDay, before.lastDay]).toEqual(['2026-01-29', '2026-02-28']);
  expect(periodOf(before, zagreb)?.to).toBe(periodOf(filter, zagreb)?.from);
});

test.each([
  [null, '2026-11-15'],
  ['2026-11-15', null],
  ['2026-11-16', '2026-11-15'],
])('%s to %s is no period', (firstDay, lastDay) => {
  expect(periodOf({ ...defaultFilter(zagreb, 0), firstDay, lastDay }, zagreb)).toBeNull();
});
