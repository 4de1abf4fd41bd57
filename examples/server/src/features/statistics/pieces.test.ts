import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Period } from '../event/period.ts';
import { inPieces } from './pieces.ts';

const day = 24 * 3_600_000;
const week = 7 * day;
const calm = async (): Promise<void> => undefined;
const piecesOf = (period: Period, monotonic: () => number): Promise<Period[]> =>
  inPieces(period, async (piece) => [piece], { monotonic, calm });

test('a period is its pieces, without a hole and without an overlap, however long each takes', async () => {
  const took = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 1e13 }),
      fc.integer({ min: 1, max: 60 * week }),
      took,
      async (from, length, times) => {
        let asked = 0;
        let now = 0;
        const monotonic = (): number => {
          now += times[asked % times.length] ?? 0;
          asked += 1;
          return now;
        };
        const pieces = await piecesOf({ from, to: from + length }, monotonic);
        expect(pieces[0]?.from).toBe(from);
        expect(pieces.at(-1)?.to).toBe(from + length);
        for (const [index, piece] of pieces.entries()) {
          expect(piece.to).toBeGreaterThan(piece.from);
          if (index > 0) expect(piece.from).toBe(pieces[index - 1]?.to);
        }
      },
    ),
  );
  expect(await piecesOf({ from: 5, to: 5 }, () => 0)).toEqual([]);
});

test('what is found in them follows one another', async () => {
  const pace = { monotonic: () => 0, calm };
  const asked = await inPieces({ from: 0, to: 3 * week + 1 }, async ({ from, to }) => [from, to], pace);
  expect(asked).toEqual([0, week, week, 3 * week, 3 * week, 3 * week + 1]);
});

test('pieces grow while they are quick, and shrink to a day while they are slow', async () => {
  const lengths = async (tookMs: number): Promise<number[]> => {
    let now = 0;
    const slow = () => {
      now += tookMs;
      return now;
    };
    const pieces = await piecesOf({ from: 0, to: 20 * week }, slow);
    return pieces.slice(0, 5).map(({ from, to }) => (to - from) / day);
  };
  expect(await lengths(5)).toEqual([7, 14, 28, 56, 35]);
  expect(await lengths(20)).toEqual([7, 7, 7, 7, 7]);
  expect(await lengths(300)).toEqual([7, 3.5, 1.75, 1, 1]);
});
