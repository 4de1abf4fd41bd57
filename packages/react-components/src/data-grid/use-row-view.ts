import { useMemo, useState } from 'react';
import type { DataGridColumn, DataGridFilter, RowKey, SortDescriptor } from './data-grid.types.ts';
import { createRowChanges, type RowChanges } from './row-change.ts';
import { createRowFilter, type RowTest, rowTest } from './row-filter.ts';
import { createRowIndex } from './row-index.ts';
import { createRowOrder } from './row-order.ts';
import { rowSorter } from './row-sorter.ts';

interface RowViewInput<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => RowKey;
  readonly columns: readonly DataGridColumn<Row>[];
  readonly sort: SortDescriptor | null;
  readonly fallback: SortDescriptor | null;
  readonly filter: DataGridFilter;
  readonly locale: string | undefined;
}

/** The rows in their order, those that pass the filter. @internal */
export interface RowView<Row> {
  readonly shown: readonly Row[];
  readonly changes: RowChanges<Row>;
  /** Null without a filter. */
  readonly test: RowTest<Row> | null;
  /** Another object when order or filter become others. */
  readonly id: object;
  find(key: RowKey): Row | undefined;
}

/** Orders and filters rows, at the cost of what has changed since the last time. @internal */
export function useRowView<Row>(input: RowViewInput<Row>): RowView<Row> {
  const { rows, keyOf, columns, filter, locale } = input;
  const [stages] = useState(() => {
    const changes = createRowChanges(keyOf);
    const order = createRowOrder(changes);
    return { changes, order, filter: createRowFilter(changes), index: createRowIndex(keyOf, changes) };
  });
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale]);
  const sortBy = input.sort?.column;
  const direction = input.sort?.direction;
  const fallbackBy = input.fallback?.column;
  const fallbackDirection = input.fallback?.direction;
  const sorter = useMemo(() => {
    const fallback =
      fallbackBy === undefined || fallbackDirection === undefined
        ? null
        : { column: fallbackBy, direction: fallbackDirection };
    const sort = sortBy === undefined || direction === undefined ? null : { column: sortBy, direction };
    return rowSorter({ columns, keyOf, collator, fallback }, sort);
  }, [columns, keyOf, collator, sortBy, direction, fallbackBy, fallbackDirection]);
  const test = useMemo(() => rowTest(columns, filter), [columns, filter]);
  const ordered = useMemo(() => (sorter ? stages.order(rows, sorter) : rows), [stages, rows, sorter]);
  const shown = useMemo(() => stages.filter({ rows, ordered, sorter, test }), [stages, rows, ordered, sorter, test]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object for each pair of sorter and test
  const id = useMemo(() => ({}), [sorter, test]);
  return { shown, changes: stages.changes, test, id, find: (key) => stages.index(rows, key) };
}
