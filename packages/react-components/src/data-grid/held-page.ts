import type { RowKey } from './data-grid.types.ts';

/** A page that stands still while somebody is reading or about to click it. @internal */
export interface HeldPage<Row> {
  /** The rows as they stood when the page was taken. */
  readonly rows: readonly Row[];
  /** The newest arrival at that moment; what came later waits. */
  readonly newest: number;
}

/** The newest arrival among rows; -Infinity without rows. @internal */
export function newestArrival<Row>(rows: readonly Row[], arrivalOf: (row: Row) => number): number {
  let newest = Number.NEGATIVE_INFINITY;
  for (const row of rows) newest = Math.max(newest, arrivalOf(row));
  return newest;
}

/** The rows that came after a moment. @internal */
export function rowsSince<Row>(rows: readonly Row[], newest: number, arrivalOf: (row: Row) => number): Row[] {
  return rows.filter((row) => arrivalOf(row) > newest);
}

/**
 * The held places with their newest contents. A row that is gone keeps its place until the page is let go,
 * because a row that slides under the pointer would be confirmed by mistake.
 * @internal
 */
export function heldRows<Row>(held: HeldPage<Row>, rows: readonly Row[], keyOf: (row: Row) => RowKey): readonly Row[] {
  const current = new Map<RowKey, Row | null>(held.rows.map((row) => [keyOf(row), null]));
  for (const row of rows) if (current.has(keyOf(row))) current.set(keyOf(row), row);
  return held.rows.map((row) => current.get(keyOf(row)) ?? row);
}
