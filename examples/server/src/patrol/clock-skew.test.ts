import { expect, test } from 'vitest';
import { isLiveReading } from './clock-skew.ts';

const reading = (skewSeconds: number, receivedSeconds: number) => ({
  skewMs: skewSeconds * 1000,
  receivedAt: receivedSeconds * 1000,
});

test('C4 a report of now, or of later, tells the clock of its phone', () => {
  expect(isLiveReading(reading(-5, 0), null)).toBe(true);
  expect(isLiveReading(reading(-120, 0), null)).toBe(true);
  expect(isLiveReading(reading(600, 0), null)).toBe(true);
});

test('C4 reports that lay in the phone tell nothing, whether they come one by one or all at once', () => {
  expect(isLiveReading(reading(-3600, 0), null)).toBe(false);
  expect(isLiveReading(reading(-3590, 1), reading(-3600, 0))).toBe(false);
  expect(isLiveReading(reading(-3540, 60), reading(-3600, 0))).toBe(false);
  expect(isLiveReading(reading(-3600, 7200), reading(-3600, 0))).toBe(false);
});

test('C4 a clock that stays as far behind is behind', () => {
  expect(isLiveReading(reading(-3601, 60), reading(-3600, 0))).toBe(true);
  expect(isLiveReading(reading(-36_000, 20), reading(-36_010, 0))).toBe(true);
});
