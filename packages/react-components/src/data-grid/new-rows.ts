import type { RowChanges } from './row-change.ts';

/** The newest arrival among rows; -Infinity without rows. @internal */
export function newestArrival<Row>(rows: readonly Row[], arrivalOf: (row: Row) => number): number {
  let newest = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const arrival = arrivalOf(row);
    if (arrival > newest) newest = arrival;
  }
  return newest;
}

/** Rows that came after a moment, told again and again. @internal */
export type LaterRows<Row> = (from: readonly Row[], newest: number, rows: readonly Row[]) => readonly Row[];

/** Makes a list of the rows that are later than the newest of `from`; only changes are looked at. @internal */
export function createLaterRows<Row>(changes: RowChanges<Row>, arrivalOf: (row: Row) => number): LaterRows<Row> {
  let last: { from: readonly Row[]; rows: readonly Row[]; later: readonly Row[] } | null = null;
  return (from, newest, rows) => {
    const before = last?.from === from ? last : { from, rows: from, later: [] };
    const change = changes(before.rows, rows);
    const isLater = (row: Row): boolean => arrivalOf(row) > newest;
    let later = before.later;
    if (!change) later = rows.filter(isLater);
    else if (change.added.length + change.removed.length > 0) {
      const gone = new Set(change.removed);
      const added = change.added.filter(isLater);
      const kept = gone.size > 0 ? later.filter((row) => !gone.has(row)) : later;
      if (added.length > 0 || kept.length !== later.length) later = [...added, ...kept];
    }
    last = { from, rows, later };
    return later;
  };
}

/** How long a new row is marked, milliseconds; the style ends the mark after the same time. @internal */
export const newRowMs = 5000;

/** Told which rows are shown now; answers the arrival after which a row counts as new. @internal */
export type NewRowMarks<Row> = (rows: readonly Row[], at: number) => number;

/** Makes marks for what is shown for the first time since less than 5 s. What was there at first is not new. @internal */
export function createNewRowMarks<Row>(changes: RowChanges<Row>, arrivalOf: (row: Row) => number): NewRowMarks<Row> {
  let last: { rows: readonly Row[]; newest: number } | null = null;
  let batches: readonly { readonly since: number; readonly at: number }[] = [];
  return (rows, at) => {
    batches = batches.filter((batch) => at - batch.at < newRowMs);
    if (last === null || last.newest === Number.NEGATIVE_INFINITY) {
      last = { rows, newest: newestArrival(rows, arrivalOf) };
      return Number.POSITIVE_INFINITY;
    }
    if (last.rows !== rows) {
      const added = changes(last.rows, rows)?.added ?? rows;
      const newest = Math.max(last.newest, newestArrival(added, arrivalOf));
      if (newest > last.newest) batches = [...batches, { since: last.newest, at }];
      last = { rows, newest };
    }
    return batches[0]?.since ?? Number.POSITIVE_INFINITY;
  };
}
