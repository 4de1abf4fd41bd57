import { describe, expect, test } from 'vitest';
import {
  announceEveryMs,
  nothingUntold,
  type Untold,
  waitToAnnounce,
  withArrivals,
} from './announcement-pace.rules.ts';

const newestFirst = (a: number, b: number): number => b - a;

describe('new rows are told in batches (A6)', () => {
  test('at most six announcements a minute in a flood', () => {
    let lastAt: number | null = null;
    let told = 0;
    for (let now = 0; now < 60_000; now += 60) {
      if (waitToAnnounce(lastAt, now) > 0) continue;
      told += 1;
      lastAt = now;
    }
    expect(told).toBeLessThanOrEqual(6);
  });

  test('the first one at once, the next one when its time has come', () => {
    expect(waitToAnnounce(null, 5)).toBe(0);
    expect(waitToAnnounce(1000, 4000)).toBe(announceEveryMs - 3000);
    expect(waitToAnnounce(1000, 1000 + announceEveryMs)).toBe(0);
  });

  test('all that came are counted, and the newest is named', () => {
    const first = withArrivals<number>(nothingUntold as Untold<number>, [4, 7], newestFirst); // nobody's type fits every row
    expect(first).toEqual({ count: 2, newest: 7 });
    expect(withArrivals(first, [5], newestFirst)).toEqual({ count: 3, newest: 7 });
  });
});
