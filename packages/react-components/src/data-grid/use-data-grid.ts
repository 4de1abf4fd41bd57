import {
  type ColumnDef,
  type ReactTable,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataGridColumn, DataGridOptions, PageSelection, RowKey, SortDescriptor } from './data-grid.types.ts';
import { createRowOrder } from './row-order.ts';
import { pageSelectionOf } from './selection.ts';
import { useControlled } from './use-controlled.ts';
import { type GridHandlers, useGridHandlers } from './use-grid-handlers.ts';
import { type GridSelection, useGridSelection } from './use-grid-selection.ts';
import { type HoldProps, useHeldPage, type WaitingProps } from './use-held-page.ts';
import { useLatest } from './use-latest.ts';

const features = tableFeatures({ rowSortingFeature, rowPaginationFeature });

/** The features of TanStack Table that the grid has. @public */
export type DataGridFeatures = typeof features;

/** One row of the current page with its state. @public */
export interface DataGridItem<Row> {
  readonly row: Row;
  readonly key: RowKey;
  /** Place in the whole list, from 0. */
  readonly index: number;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** Came while the page was held, and was shown when it was let go. */
  readonly isNew: boolean;
  /** Column that holds the grid's one tab stop; -1 when it is in another row. */
  readonly tabStop: number;
}

/** What {@link useDataGrid} gives. @public */
export interface DataGrid<Row> extends GridHandlers, GridSelection {
  /** The table model of the current page: columns, order and paging. */
  readonly table: ReactTable<DataGridFeatures, { readonly row: Row }>;
  readonly columns: readonly DataGridColumn<Row>[];
  /** The current page. */
  readonly items: readonly DataGridItem<Row>[];
  readonly rowCount: number;
  readonly pageSelection: PageSelection;
  readonly activeKey: RowKey | null;
  readonly sort: SortDescriptor | null;
  /** Column of the head that holds the tab stop; -1 when it is in the rows. */
  readonly headTabStop: number;
  /** Whether the page stands still because the pointer or the focus is inside. */
  readonly isHeld: boolean;
  /** Rows that came meanwhile. */
  readonly waiting: readonly Row[];
  /** Shows them, on the first page. */
  showWaiting(): void;
  /** For the element around the rows. */
  readonly holdProps: HoldProps;
  /** For the button that calls `showWaiting`. */
  readonly waitingProps: WaitingProps;
}

/**
 * A grid without any markup: order, pages, selection, one active row, one tab stop, and a page that stands still while
 * somebody is in it. Only the rows of one page ever reach the table model, so the cost does not grow with the list.
 * @public
 */
export function useDataGrid<Row>(options: DataGridOptions<Row>): DataGrid<Row> {
  const { rows, keyOf, columns, arrivalOf = keyOf } = options;
  const latest = useLatest(options);

  const [sort, keepSort] = useControlled<SortDescriptor | null>(options.sort, options.defaultSort ?? null);
  const [order] = useState(() => createRowOrder<Row>());
  const compare = useMemo(() => {
    const ascending = columns.find((column) => column.id === sort?.column)?.compare;
    if (!ascending) return null;
    return sort?.direction === 'descending' ? (a: Row, b: Row) => ascending(b, a) : ascending;
  }, [columns, sort?.column, sort?.direction]);
  const ordered = useMemo(() => (compare ? order(rows, compare) : rows), [order, rows, compare]);

  const [pageSize, keepPageSize] = useControlled(options.pageSize, options.defaultPageSize ?? 10);
  const [wantedPage, setWantedPage] = useState(0);
  const pageIndex = Math.max(0, Math.min(wantedPage, Math.ceil(rows.length / pageSize) - 1));
  const first = pageIndex * pageSize;
  const livePage = useMemo(() => ordered.slice(first, first + pageSize), [ordered, first, pageSize]);

  const held = useHeldPage({
    rows,
    page: livePage,
    pageId: `${pageIndex} ${pageSize} ${sort?.column} ${sort?.direction}`,
    keyOf,
    arrivalOf,
  });
  const data = useMemo(() => held.page.map((row) => ({ row })), [held.page]);

  const table = useTable<DataGridFeatures, { readonly row: Row }>({
    features,
    data,
    columns: useMemo(() => columns.map(toColumnDef), [columns]),
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    rowCount: rows.length,
    state: {
      pagination: { pageIndex, pageSize },
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [],
    },
    onPaginationChange: (update) => {
      const now = { pageIndex, pageSize };
      const next = typeof update === 'function' ? update(now) : update;
      if (next.pageSize !== pageSize) {
        keepPageSize(next.pageSize);
        latest.current.onPageSizeChange?.(next.pageSize);
      }
      setWantedPage(next.pageIndex);
    },
    onSortingChange: (update) => {
      const now: SortingState = sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];
      const [next] = typeof update === 'function' ? update(now) : update;
      if (!next) return;
      const descriptor: SortDescriptor = { column: next.id, direction: next.desc ? 'descending' : 'ascending' };
      keepSort(descriptor);
      setWantedPage(0);
      latest.current.onSortChange?.(descriptor);
    },
  });

  const pageKeys = useMemo(() => held.page.map(keyOf), [held.page, keyOf]);
  const selection = useGridSelection(options, pageKeys);
  const [activeKey, keepActive] = useControlled<RowKey | null>(options.activeKey, options.defaultActiveKey ?? null);
  const handlers = useGridHandlers({
    pageKeys,
    columns,
    activeKey,
    selection,
    onActive: (key, reason) => {
      keepActive(key);
      latest.current.onActiveChange?.(key, { reason });
    },
  });

  const { stop } = handlers;
  return {
    ...handlers,
    ...selection,
    table,
    columns,
    items: held.page.map((row, at) => {
      const key = keyOf(row);
      return {
        row,
        key,
        index: first + at,
        isSelected: selection.selectedKeys.has(key),
        isActive: key === activeKey,
        isNew: arrivalOf(row) > held.newSince,
        tabStop: stop.key === key ? stop.column : -1,
      };
    }),
    rowCount: rows.length,
    pageSelection: pageSelectionOf(pageKeys, selection.selectedKeys),
    activeKey,
    sort,
    headTabStop: stop.key === null ? stop.column : -1,
    isHeld: held.isHeld,
    waiting: held.waiting,
    showWaiting: () => {
      setWantedPage(0);
      held.release();
    },
    holdProps: held.holdProps,
    waitingProps: held.waitingProps,
  };
}

function toColumnDef<Row>(column: DataGridColumn<Row>): ColumnDef<DataGridFeatures, { readonly row: Row }> {
  return {
    id: column.id,
    header: column.label,
    accessorFn: (item) => item.row,
    enableSorting: column.compare !== undefined,
    sortDescFirst: column.isDescendingFirst ?? false,
  };
}
