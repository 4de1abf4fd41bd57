import type { ReactTable } from '@tanstack/react-table';
import type { DataGridColumn, PageSelection, RowKey, SortDescriptor } from './data-grid.types.ts';
import type { GridColumns } from './use-grid-columns.ts';
import type { GridFilter } from './use-grid-filter.ts';
import type { GridHandlers } from './use-grid-handlers.ts';
import type { GridPages } from './use-grid-pages.ts';
import type { GridSelection } from './use-grid-selection.ts';
import type { DataGridFeatures } from './use-grid-table.ts';
import type { HoldProps, WaitingProps } from './use-held-page.ts';
import type { RowWindow } from './use-row-window.ts';

/** One row of the current page with its state. @public */
export interface DataGridItem<Row> {
  readonly row: Row;
  readonly key: RowKey;
  /** Place in the whole list, from 0. */
  readonly index: number;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** Came less than 5 s ago. */
  readonly isNew: boolean;
  /** Is no longer among the rows, and keeps its place until the held page is let go. */
  readonly isGone: boolean;
  /** Column that holds the grid's one tab stop; -1 when it is in another row. */
  readonly tabStop: number;
}

/** What has just been done to a column or the order, for a screen reader. @public */
export type GridNews =
  | { readonly kind: 'moved'; readonly column: string; readonly place: number; readonly count: number }
  | { readonly kind: 'resized'; readonly column: string; readonly width: number }
  | { readonly kind: 'sorted'; readonly column: string; readonly direction: SortDescriptor['direction'] };

/** What {@link useDataGrid} gives. @public */
export interface DataGrid<Row> extends GridHandlers, GridSelection, GridColumns<Row>, GridFilter, GridPages {
  /** The table model of the current page: columns, order and paging. */
  readonly table: ReactTable<DataGridFeatures, { readonly row: Row }>;
  /** The columns that are shown, in their order. */
  readonly columns: readonly DataGridColumn<Row>[];
  /** The current page; of a page of all rows what is in view. */
  readonly items: readonly DataGridItem<Row>[];
  readonly window: RowWindow;
  /** All rows that pass the filter, in their order. */
  readonly shownRows: readonly Row[];
  /** How many they are. */
  readonly rowCount: number;
  /** How many there are without the filter. */
  readonly totalCount: number;
  readonly pageSelection: PageSelection;
  readonly activeKey: RowKey | null;
  readonly sort: SortDescriptor | null;
  /** Column of the head that holds the tab stop; -1 when it is in the rows. */
  readonly headTabStop: number;
  readonly news: GridNews | null;
  /** Moves a shown column by a place or changes its width by a step of 8 px, and tells so in `news`. */
  arrangeColumn(id: string, kind: 'move' | 'resize', by: 1 | -1): void;
  /** A row by its key, one that is gone too as long as it is shown. */
  findRow(key: RowKey): Row | undefined;
  /** Whether the page stands still: pointer or focus are inside, another page is read, or it was asked for. */
  readonly isHeld: boolean;
  /** Whether somebody asked for it. */
  readonly isPinned: boolean;
  setPinned(isPinned: boolean): void;
  /** Rows that came meanwhile. */
  readonly waiting: readonly Row[];
  /** Shows them, on the first page. */
  showWaiting(): void;
  /** For the element around the rows. */
  readonly holdProps: HoldProps;
  /** For the button that calls `showWaiting`. */
  readonly waitingProps: WaitingProps;
}
