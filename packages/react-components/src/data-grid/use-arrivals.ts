import { useEffect, useRef } from 'react';
import { newestArrival } from './new-rows.ts';
import type { RowChanges } from './row-change.ts';
import { useLatest } from './use-latest.ts';

interface ArrivalsInput<Row> {
  readonly rows: readonly Row[];
  readonly changes: RowChanges<Row>;
  readonly arrivalOf: (row: Row) => number;
  readonly onArrive: ((rows: readonly Row[]) => void) | undefined;
}

/** Tells of rows that came; the first ones, and those that only changed, did not come. @internal */
export function useArrivals<Row>(input: ArrivalsInput<Row>): void {
  const { rows } = input;
  const latest = useLatest(input);
  const last = useRef<{ rows: readonly Row[]; newest: number | null } | null>(null);
  useEffect(() => {
    const { changes, arrivalOf, onArrive } = latest.current;
    if (!onArrive) return;
    const before = last.current;
    if (before === null || before.rows.length === 0) {
      last.current = { rows, newest: null };
      return;
    }
    const since = before.newest ?? newestArrival(before.rows, arrivalOf);
    const added = changes(before.rows, rows)?.added ?? rows;
    const arrived = added.filter((row) => arrivalOf(row) > since);
    last.current = { rows, newest: Math.max(since, newestArrival(arrived, arrivalOf)) };
    if (arrived.length > 0) onArrive(arrived);
  }, [rows, latest]);
}
