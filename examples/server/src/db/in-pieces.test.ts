import { expect, test } from 'vitest';
import { inParts, inPieces } from './in-pieces.ts';

const calm = async (): Promise<void> => undefined;

test('E bulk work goes on until a piece finds less, each as large as the time of the one before allows', async () => {
  let now = 0;
  let left = 1000;
  const sizes: number[] = [];
  const total = await inPieces({
    monotonic: () => now,
    calm,
    rows: 50,
    piece: async (rows) => {
      sizes.push(rows);
      /* a millisecond a row, from the 500th on five */
      now += left > 500 ? rows : rows * 5;
      const count = Math.min(rows, left);
      left -= count;
      return count;
    },
  });
  expect(total).toBe(1000);
  expect(sizes.slice(0, 2)).toEqual([50, 50]);
  expect(sizes.slice(12, 14)).toEqual([12, 6]);
});

test('E pieces that take no time grow, and a row too slow is taken alone', async () => {
  const sizes: number[] = [];
  let left = 10_000;
  const work = async (rows: number): Promise<number> => {
    sizes.push(rows);
    const count = Math.min(rows, left);
    left -= count;
    return count;
  };
  await inPieces({ monotonic: () => 0, calm, rows: 500, piece: work });
  expect(sizes).toEqual([500, 1000, 2000, 2000, 2000, 2000, 2000]);
  let now = 0;
  left = 5;
  sizes.length = 0;
  const slowly = (rows: number): Promise<number> => {
    now += 1000;
    return work(rows);
  };
  await inPieces({ monotonic: () => now, calm, rows: 2, piece: slowly });
  expect(sizes).toEqual([2, 1, 1, 1, 1]);
});

test('a list in parts keeps its order', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([], 2)).toEqual([]);
});

test('E bulk work that is told to end does so after the piece it is at, and answers what it did', async () => {
  const stopping = new AbortController();
  const piece = async (rows: number): Promise<number> => {
    stopping.abort();
    return rows;
  };
  expect(await inPieces({ monotonic: () => 0, calm, rows: 50, piece, signal: stopping.signal })).toBe(50);
});
