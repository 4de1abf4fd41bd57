import { describe, expect, test } from 'vitest';
import { compare, comparisonOf, median, timed } from './compare.ts';

describe('the median', () => {
  test('is the middle value, whatever the order, or the mean of the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
    expect(() => median([])).toThrow(RangeError);
  });

  test('of each, and of the ratio in each round', () => {
    const rounds = [
      { floor: 2, ours: 6 },
      { floor: 4, ours: 8 },
      { floor: 100, ours: 9 },
    ];
    expect(comparisonOf(rounds)).toEqual({ floor: 4, ours: 8, ratio: 2 });
  });
});

describe('two works', () => {
  test('are done in turn, each first in every other round, and the warm-up does not count', async () => {
    const order: string[] = [];
    const floor = [100, 1, 1, 1];
    const ours = [900, 3, 3, 3];
    const telling = (name: string, samples: number[]) => async () => {
      order.push(name);
      return samples.shift() ?? 0;
    };
    const found = await compare(telling('floor', floor), telling('ours', ours), { rounds: 3, warmUp: 1 });
    expect(found).toEqual({ floor: 1, ours: 3, ratio: 3 });
    expect(order).toEqual(['ours', 'floor', 'floor', 'ours', 'ours', 'floor', 'floor', 'ours']);
  });

  test('are timed where they are asked to be', async () => {
    let isDone = false;
    const took = await timed(async () => {
      isDone = true;
    })();
    expect(isDone).toBe(true);
    expect(took).toBeGreaterThanOrEqual(0);
  });
});
