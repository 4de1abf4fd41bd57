import { describe, expect, test } from 'vitest';
import { aheadAfter, devicesAgree, jumpBetween } from './clock-guard.ts';

const hour = 3_600_000;

describe('C4 the clock of the server', () => {
  test.each([
    ['runs evenly', 10_000, 10_000, 0],
    ['runs a little fast', 70_000, 10_000, 0],
    ['is put ahead', 10 * hour + 10_000, 10_000, 10 * hour],
    ['is put ahead by just over a minute', 70_001, 10_000, 60_001],
    ['is put back', 10_000 - hour, 10_000, -hour],
    ['was looked at after a pause of the process', 20 * 60_000, 20 * 60_000, 0],
  ])('%s', (_, wall, monotonic, jump) => {
    expect(jumpBetween({ wall: 0, monotonic: 0 }, { wall, monotonic })).toBe(jump);
  });

  test('is doubted as long as it is ahead, and not when it is put back', () => {
    expect(aheadAfter(0, 10 * hour)).toBe(10 * hour);
    expect(aheadAfter(10 * hour, 2 * hour)).toBe(12 * hour);
    expect(aheadAfter(10 * hour, -9 * hour)).toBe(hour);
    expect(aheadAfter(10 * hour, -10 * hour + 59_000)).toBe(0);
    expect(aheadAfter(10 * hour, -11 * hour)).toBe(0);
    expect(aheadAfter(0, -hour)).toBe(0);
  });

  test('is believed when the median of at least three devices is within two minutes of it', () => {
    expect(devicesAgree([])).toBe(false);
    expect(devicesAgree([0, 0])).toBe(false);
    expect(devicesAgree([-120_000, 5, 120_000])).toBe(true);
    expect(devicesAgree([-120_000, -120_000, 0])).toBe(true);
    expect(devicesAgree([-120_001, -120_001, 0])).toBe(false);
    expect(devicesAgree([-10 * hour, -10 * hour, -10 * hour, 0])).toBe(false);
    expect(devicesAgree([-10 * hour, 0, 1000, 2000])).toBe(true);
    expect(devicesAgree([-200_000, -100_000, 0, 50_000])).toBe(true);
  });
});
