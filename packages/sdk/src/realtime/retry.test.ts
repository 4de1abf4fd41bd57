import { expect, test } from 'vitest';
import { retryDelayMs } from './retry.ts';

test('the hub is tried again after 0, 1, 2, 5 and then every 10 s without an end', () => {
  expect([0, 1, 2, 3, 4, 5, 1000].map((attempt) => retryDelayMs(attempt, 0.5))).toEqual([
    0, 1000, 2000, 5000, 10_000, 10_000, 10_000,
  ]);
});

test('consoles spread their attempts by 20 % to both sides', () => {
  expect([retryDelayMs(4, 0), retryDelayMs(4, 1)]).toEqual([8000, 12_000]);
});
