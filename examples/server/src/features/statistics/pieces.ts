import { createPieceSize } from '../../db/piece-size.ts';
import type { Period } from '../event/period.ts';

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;

/**
 * What a statement finds in each part of a period, one after the other. The embedded database does one statement after
 * the other: what a report asks in short ones, a panic in between does not wait for.
 * @param monotonic milliseconds since some moment, by which the parts get as long as their time allows; without it each
 * is a week
 */
export async function inPieces<Row>(
  { from, to }: Period,
  ask: (piece: Period) => Promise<Row[]>,
  monotonic?: () => number,
): Promise<Row[]> {
  const rows: Row[] = [];
  const bounds = monotonic ? { least: dayMs, most: to - from } : { least: weekMs, most: weekMs };
  const pieces = createPieceSize(weekMs, monotonic ?? (() => 0), bounds);
  for (let start = from; start < to; ) {
    const piece = { from: start, to: Math.min(to, start + pieces.size) };
    rows.push(...(await pieces.time(() => ask(piece))));
    start = piece.to;
  }
  return rows;
}
