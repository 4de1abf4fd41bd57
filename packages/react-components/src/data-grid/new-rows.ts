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

/** How long a new row is marked, milliseconds. */
const newRowMs = 5000;

/** Which rows are marked as new. @internal */
export interface NewRows {
  /** Rows that arrived after this are; Infinity while none is. */
  readonly since: number;
  /** Milliseconds until the next of them are no longer; null while none is. */
  readonly endsInMs: number | null;
}

/** No row is marked. @internal */
export const noNewRows: NewRows = { since: Number.POSITIVE_INFINITY, endsInMs: null };

/** Told which rows are shown now; answers which of them are new. @internal */
export type NewRowMarks<Row> = (rows: readonly Row[], at: number) => NewRows;

/** Makes marks for what is shown for the first time since less than 5 s. What was there at first is not new. @internal */
export function createNewRowMarks<Row>(changes: RowChanges<Row>, arrivalOf: (row: Row) => number): NewRowMarks<Row> {
  /* The newest of the first rows is looked for when others come: not while the page waits for them to appear. */
  let last: { rows: readonly Row[]; newest: number | null } | null = null;
  let batches: readonly { readonly since: number; readonly at: number }[] = [];
  return (rows, at) => {
    /* A clock that was set back ends the marks too: they would stay until it has caught up. */
    batches = batches.filter((batch) => at >= batch.at && at - batch.at < newRowMs);
    if (last === null || last.rows.length === 0) {
      last = { rows, newest: null };
      return noNewRows;
    }
    if (last.rows !== rows) {
      const added = changes(last.rows, rows)?.added ?? rows;
      const since = last.newest ?? newestArrival(last.rows, arrivalOf);
      const newest = Math.max(since, newestArrival(added, arrivalOf));
      if (newest > since) batches = [...batches, { since, at }];
      last = { rows, newest };
    }
    const [oldest] = batches;
    return oldest ? { since: oldest.since, endsInMs: oldest.at + newRowMs - at } : noNewRows;
  };
}
