import { createPieceSize, type PiecePace } from '../../db/piece-size.ts';

/* As in statistics/pieces.ts. */
const longMs = 25;

/**
 * What statements find about guards, so many of them at once as their time allows: one statement a guard would be mostly
 * the way to the database, and one for all would hold up a panic.
 */
export async function byGuards<Row>(
  guardIds: readonly number[],
  ask: (guardIds: readonly number[]) => Promise<Row[]>,
  pace: PiecePace,
): Promise<Row[]> {
  const rows: Row[] = [];
  const pieces = createPieceSize(1, pace, { longMs });
  for (let start = 0; start < guardIds.length; ) {
    const part = guardIds.slice(start, start + pieces.size);
    rows.push(...(await pieces.time(() => ask(part))));
    start += part.length;
  }
  return rows;
}
