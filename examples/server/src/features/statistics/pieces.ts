import type { Period } from '../event/period.ts';

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;
/*
 * A piece that takes longer is followed by a shorter one, and one that takes less by a longer one. A panic has three turns
 * at the database and may wait for a piece at each of them: together less than 200 ms.
 */
const longMs = 50;
const shortMs = 20;

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
  let length = weekMs;
  for (let start = from; start < to; ) {
    const piece = { from: start, to: Math.min(to, start + length) };
    const askedAt = monotonic?.() ?? 0;
    rows.push(...(await ask(piece)));
    start = piece.to;
    if (!monotonic) continue;
    const tookMs = monotonic() - askedAt;
    if (tookMs > longMs) length = Math.max(dayMs, length / 2);
    else if (tookMs < shortMs) length *= 2;
  }
  return rows;
}
