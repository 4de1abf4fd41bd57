import { expect, test } from 'vitest';
import { byGuards } from './by-guards.ts';

const calm = async (): Promise<void> => undefined;
const ids = Array.from({ length: 40 }, (_, index) => index + 1);

async function partsOf(tookMs: number): Promise<{ parts: number[]; found: number[] }> {
  let now = 0;
  const parts: number[] = [];
  const ask = async (some: readonly number[]): Promise<number[]> => {
    now += tookMs;
    parts.push(some.length);
    return [...some];
  };
  const found = await byGuards(ids, ask, { monotonic: () => now, calm });
  return { parts, found };
}

test.each([
  ['grow while they are quick', 1, [1, 2, 4, 8, 16, 9]],
  ['stay as they are', 20, Array(40).fill(1)],
  ['stay one while they are slow', 300, Array(40).fill(1)],
])('parts of the guards %s, and each guard is asked for once and in order', async (_what, tookMs, wanted) => {
  const { parts, found } = await partsOf(tookMs);
  expect(parts).toEqual(wanted);
  expect(found).toEqual(ids);
});

test('nobody is asked about no guards', async () => {
  expect(await byGuards([], () => Promise.reject(new Error('asked')), { monotonic: () => 0, calm })).toEqual([]);
});
