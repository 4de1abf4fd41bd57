/** What is counted, on every level. */
export interface Counts {
  readonly done: number;
  readonly missed: number;
  readonly open: number;
  /** Planned items without a checkpoint. */
  readonly not_checkable: number;
  readonly panics: number;
  readonly exceptions: number;
  readonly not_moving: number;
  readonly not_connected: number;
}

/** What the counts of one row belong to: the whole period, a local day, a guard, a place or an hour of the week. */
export type Level = 'all' | 'day' | 'guard' | 'location' | 'hour';

/** Counts of one level; the columns of other levels are null. */
export interface CountRow extends Counts {
  readonly level: Level;
  /** Local date `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly user_id: number | null;
  readonly user_name: string | null;
  readonly location_id: number | null;
  readonly location_name: string | null;
  /** ISO weekday of the local day, Monday is 1. */
  readonly weekday: number | null;
  /** Local hour. */
  readonly hour: number | null;
}

const sum = (a: Counts, b: Counts): Counts => ({
  done: a.done + b.done,
  missed: a.missed + b.missed,
  open: a.open + b.open,
  not_checkable: a.not_checkable + b.not_checkable,
  panics: a.panics + b.panics,
  exceptions: a.exceptions + b.exceptions,
  not_moving: a.not_moving + b.not_moving,
  not_connected: a.not_connected + b.not_connected,
});

/** One row for each day, guard, place and hour, however many pieces of the period it was counted in. */
export function sumCounts(rows: readonly CountRow[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const row of rows) {
    const key = [row.level, row.day, row.user_id, row.location_id, row.weekday, row.hour].join();
    const before = sums.get(key);
    sums.set(key, before ? { ...row, ...sum(before, row) } : row);
  }
  return [...sums.values()];
}
