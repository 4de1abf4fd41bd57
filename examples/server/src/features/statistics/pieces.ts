import { createPieceSize, type PiecePace } from '../../db/piece-size.ts';
import type { Period } from '../event/period.ts';

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;
/* Half of what a piece of writing may take: on a machine that is busy with more it takes several times as long. */
const longMs = 25;

/**
 * What a statement finds in each part of a period, one after the other. The embedded database does one statement after
 * the other: what a report asks in short ones, a panic in between does not wait for. The
 * parts get as long as their time allows, from a week at first to a day at least.
 */
export async function inPieces<Row>(
  { from, to }: Period,
  ask: (piece: Period) => Promise<Row[]>,
  pace: PiecePace,
): Promise<Row[]> {
  const rows: Row[] = [];
  const pieces = createPieceSize(weekMs, pace, { least: dayMs, most: to - from, longMs });
  for (let start = from; start < to; ) {
    const piece = { from: start, to: Math.min(to, start + pieces.size) };
    rows.push(...(await pieces.time(() => ask(piece))));
    start = piece.to;
  }
  return rows;
}
