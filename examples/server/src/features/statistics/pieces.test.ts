import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPieces, piecesOf } from './pieces.ts';

const week = 7 * 24 * 3_600_000;

test('a period is its weeks, without a hole and without an overlap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), fc.integer({ min: 1, max: 60 * week }), (from, length) => {
      const pieces = piecesOf({ from, to: from + length });
      expect(pieces[0]?.from).toBe(from);
      expect(pieces.at(-1)?.to).toBe(from + length);
      for (const [index, piece] of pieces.entries()) {
        expect(piece.to - piece.from).toBeLessThanOrEqual(week);
        expect(piece.to).toBeGreaterThan(piece.from);
        if (index > 0) expect(piece.from).toBe(pieces[index - 1]?.to);
      }
    }),
  );
  expect(piecesOf({ from: 5, to: 5 })).toEqual([]);
});

test('what is found in them follows one another', async () => {
  const asked = await inPieces({ from: 0, to: 2 * week + 1 }, async ({ from, to }) => [from, to]);
  expect(asked).toEqual([0, week, week, 2 * week, 2 * week, 2 * week + 1]);
});
