import {
  type ColumnDef,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type PaginationState,
  type ReactTable,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataGridColumn, SortDescriptor } from './data-grid.types.ts';
import type { GridColumns } from './use-grid-columns.ts';
import { useLatest } from './use-latest.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

/** The features of TanStack Table that the grid has. @public */
export type DataGridFeatures = typeof features;

interface GridTableInput<Row> {
  /** The rows of the page: never more reach the table, so its cost does not grow with the list. */
  readonly page: readonly Row[];
  readonly rowCount: number;
  readonly columns: readonly DataGridColumn<Row>[];
  readonly arranged: GridColumns<Row>;
  readonly order: readonly string[];
  readonly visibility: Readonly<Record<string, boolean>>;
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly sort: SortDescriptor | null;
  readonly onPage: (next: PaginationState) => void;
  readonly onSort: (sort: SortDescriptor) => void;
}

const noWidths: Readonly<Record<string, number>> = {};

function updated<State>(update: Updater<State>, now: State): State {
  /* A state of the table is data: only an updater is a function. */
  return typeof update === 'function' ? (update as (before: State) => State)(now) : update;
}

function toColumnDef<Row>(column: DataGridColumn<Row>): ColumnDef<DataGridFeatures, { readonly row: Row }> {
  return {
    id: column.id,
    header: column.label,
    accessorFn: (item) => item.row,
    enableSorting: column.compare !== undefined || column.sortBy !== undefined,
    sortDescFirst: column.isDescendingFirst ?? false,
    enableHiding: !column.isFixed,
  };
}

/** The table model of one page: which columns stand where, which one orders, which page it is. @internal */
export function useGridTable<Row>(input: GridTableInput<Row>): {
  readonly table: ReactTable<DataGridFeatures, { readonly row: Row }>;
  /** The columns that are shown, in their order. */
  readonly visible: readonly DataGridColumn<Row>[];
} {
  const { page, columns, arranged, order, visibility, pageIndex, pageSize, sort } = input;
  const { settings } = arranged;
  const latest = useLatest(input);
  const data = useMemo(() => page.map((row) => ({ row })), [page]);
  const widths = settings.widths ?? noWidths;
  const state = useMemo(
    () => ({
      pagination: { pageIndex, pageSize },
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [],
      columnOrder: [...order],
      columnVisibility: { ...visibility },
      columnSizing: { ...widths },
    }),
    [pageIndex, pageSize, sort, order, visibility, widths],
  );
  const handlers = useMemo(() => {
    const change: GridColumns<Row>['changeSettings'] = (next, reason) =>
      latest.current.arranged.changeSettings(next, reason);
    return {
      onPaginationChange: (update: Updater<PaginationState>) => {
        const { pageIndex, pageSize, onPage } = latest.current;
        onPage(updated(update, { pageIndex, pageSize }));
      },
      onSortingChange: (update: Updater<SortingState>) => {
        const { sort, onSort } = latest.current;
        const [next] = updated(update, sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : []);
        if (next) onSort({ column: next.id, direction: next.desc ? 'descending' : 'ascending' });
      },
      onColumnOrderChange: (update: Updater<string[]>) => {
        const { arranged, order } = latest.current;
        change({ ...arranged.settings, order: updated(update, [...order]) }, 'order');
      },
      onColumnVisibilityChange: (update: Updater<Record<string, boolean>>) => {
        const { arranged, visibility } = latest.current;
        const shown = updated(update, { ...visibility });
        change({ ...arranged.settings, hidden: Object.keys(shown).filter((id) => shown[id] === false) }, 'visibility');
      },
      onColumnSizingChange: (update: Updater<Record<string, number>>) => {
        const { settings } = latest.current.arranged;
        change({ ...settings, widths: updated(update, { ...settings.widths }) }, 'width');
      },
    };
  }, [latest]);
  const table = useTable<DataGridFeatures, { readonly row: Row }>({
    features,
    data,
    columns: useMemo(() => columns.map(toColumnDef), [columns]),
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    rowCount: input.rowCount,
    state,
    ...handlers,
  });
  /* What the table would answer too, which makes its columns only when somebody asks it. */
  const visible = useMemo(
    () => order.flatMap((id) => (visibility[id] ? (columns.find((column) => column.id === id) ?? []) : [])),
    [columns, order, visibility],
  );
  return { table, visible };
}
