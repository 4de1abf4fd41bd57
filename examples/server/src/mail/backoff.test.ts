import { expect, test } from 'vitest';
import { isStuck, nextTryAt, triedForMs } from './backoff.ts';

const minute = 60_000;

test.each([
  [1, 5_000],
  [2, 15_000],
  [3, minute],
  [4, 5 * minute],
  [5, 15 * minute],
  [6, 15 * minute],
  [60, 15 * minute],
])('after try %i the next one comes in %i ms', (attempts, wait) => {
  expect(nextTryAt({ attempts, createdAt: 0, now: 1000 })).toBe(1000 + wait);
});

test('it is given up when the next try would come more than a day after the first', () => {
  const last = triedForMs - 15 * minute;
  expect(nextTryAt({ attempts: 90, createdAt: 0, now: last })).toBe(triedForMs);
  expect(nextTryAt({ attempts: 90, createdAt: 0, now: last + 1 })).toBeNull();
});

test.each([
  [1, 0, false],
  [2, 5 * minute - 1, false],
  [3, 0, true],
  [1, 5 * minute, true],
])('after %i tries and %i ms it is to be told: %s', (attempts, now, told) => {
  expect(isStuck({ attempts, createdAt: 0, now })).toBe(told);
});
