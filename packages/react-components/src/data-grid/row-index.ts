import type { RowKey } from './data-grid.types.ts';
import type { RowChanges } from './row-change.ts';

/** Finds rows by their keys in a list. @internal */
export type RowIndex<Row> = (rows: readonly Row[], key: RowKey) => Row | undefined;

/** Makes an index that is built with the first question, and afterwards follows the changes only. @internal */
export function createRowIndex<Row>(keyOf: (row: Row) => RowKey, changes: RowChanges<Row>): RowIndex<Row> {
  let last: { rows: readonly Row[]; byKey: Map<RowKey, Row> } | null = null;
  return (rows, key) => {
    const change = last && changes(last.rows, rows);
    if (last && change) {
      for (const row of change.removed) last.byKey.delete(keyOf(row));
      for (const row of change.added) last.byKey.set(keyOf(row), row);
      last.rows = rows;
    } else {
      last = { rows, byKey: new Map(rows.map((row) => [keyOf(row), row])) };
    }
    return last.byKey.get(key);
  };
}
