import type { PatrolCounts } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import {
  axisStart,
  byLowestRate,
  byMostMissed,
  everyDay,
  everyHour,
  heatLevel,
  heatStep,
  worstDay,
} from './numbers.rules.ts';

const counts = (done: number, missed: number): PatrolCounts => ({
  planned: done + missed,
  done,
  missed,
  open: 0,
  rate: done + missed === 0 ? null : done / (done + missed),
  panics: 0,
  exceptions: 0,
  notMoving: 0,
  notConnected: 0,
});
const day = (date: string, missed: number) => ({ ...counts(10, missed), date });

test('a day on which nothing was stands between the others with zeros', () => {
  const days = everyDay([day('2026-10-24', 1), day('2026-10-26', 2)], '2026-10-24', '2026-10-27');
  expect(days.map(({ date, done, missed }) => [date, done, missed])).toEqual([
    ['2026-10-24', 10, 1],
    ['2026-10-25', 0, 0],
    ['2026-10-26', 10, 2],
    ['2026-10-27', 0, 0],
  ]);
});

test('the week has 168 hours, and each number stands in its own', () => {
  const hours = everyHour([{ weekday: 7, hour: 2, planned: 2, missed: 1, alarms: 0 }]);
  expect(hours).toHaveLength(168);
  expect([hours[0]?.weekday, hours[0]?.hour, hours[167]?.weekday, hours[167]?.hour]).toEqual([1, 0, 7, 23]);
  expect(hours.filter(({ missed }) => missed > 0)).toEqual([{ weekday: 7, hour: 2, planned: 2, missed: 1, alarms: 0 }]);
});

test('guards without an ended check have no share and are not ranked', () => {
  const rows = [counts(9, 1), counts(0, 0), counts(1, 1), counts(5, 5)];
  expect(byLowestRate(rows).map(({ done, missed }) => [done, missed])).toEqual([
    [5, 5],
    [1, 1],
    [9, 1],
  ]);
  expect(byMostMissed([counts(3, 0), counts(1, 1), counts(0, 4)]).map(({ missed }) => missed)).toEqual([4, 1]);
});

test.each([
  [[0.903, 0.99], 0.9],
  [[0.85], 0.85],
  [[1], 0.95],
  [[0.02, 1], 0],
  [[null], 0.95],
  [[], 0.95],
])('the axis of %j begins at %d', (rates, start) => {
  expect(axisStart(rates)).toBe(start);
});

test.each([
  [[0, 1, 3], 1, [0, 1, 3]],
  [[0, 2, 3, 10], 2, [0, 1, 2, 5]],
  [[0, 6], 1, [0, 5]],
  [[1, 500], 100, [1, 5]],
])('the shades of %j go by %d', (numbers, step, levels) => {
  expect(heatStep(numbers)).toBe(step);
  expect(numbers.map((number) => heatLevel(number, step))).toEqual(levels);
});

test('only a day that stands out is named', () => {
  const days = ['01', '02', '03', '04'].map((date) => day(`2026-11-${date}`, 1));
  expect(worstDay(days)).toBeNull();
  expect(worstDay([...days, day('2026-11-05', 21)])?.date).toBe('2026-11-05');
  expect(worstDay([...days, day('2026-11-05', 4)])).toBeNull();
  expect(worstDay([])).toBeNull();
});
