import type { Period } from '../event/period.ts';

const weekMs = 7 * 24 * 3_600_000;

/**
 * A period in weeks. The embedded database does one statement after the other: what a report asks in small ones, a panic
 * in between does not wait for.
 */
export function piecesOf({ from, to }: Period): Period[] {
  const count = Math.ceil((to - from) / weekMs);
  return Array.from({ length: count }, (_, index) => ({
    from: from + index * weekMs,
    to: Math.min(to, from + (index + 1) * weekMs),
  }));
}

/** What a statement finds in each week of a period, one after the other. */
export async function inPieces<Row>(period: Period, ask: (piece: Period) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const piece of piecesOf(period)) rows.push(...(await ask(piece)));
  return rows;
}
