import type { ReactNode } from 'react';

/** What identifies a row over time. @public */
export type RowKey = number;

/** Which column orders the rows, and which way. @public */
export interface SortDescriptor {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** One column of a grid. Keep the array stable between renders: a new array draws every row again. @public */
export interface DataGridColumn<Row> {
  /** Name of the column; reaches CSS as `data-column`. */
  readonly id: string;
  /** Name of the column for people. */
  readonly label: string;
  /** What the head shows, when it is not the label itself; the label then names it. */
  readonly head?: ReactNode;
  /** A CSS grid track, such as `120px` or `minmax(0, 1fr)`. */
  readonly width: string;
  /** Contents of a cell. Widgets inside take `tabIndex={-1}`: the grid has one tab stop. */
  readonly cell: (row: Row, isSelected: boolean) => ReactNode;
  /** Ascending order of two rows; without it the column cannot be sorted. */
  readonly compare?: ((a: Row, b: Row) => number) | undefined;
  /** Whether the first click sorts descending. @default false */
  readonly isDescendingFirst?: boolean | undefined;
  /** Whether the cell names its row (`role="rowheader"`). @default false */
  readonly isRowHeader?: boolean | undefined;
  /** Whether this is the column of the checkboxes. @default false */
  readonly isSelection?: boolean | undefined;
}

/** Why a selection changes. @public */
export type SelectionReason = 'select' | 'deselect' | 'select-all' | 'deselect-all' | 'range';

/** A change of the selection, before it happens or as it happens. @public */
export interface SelectionChange {
  readonly reason: SelectionReason;
  /** The selection afterwards. */
  readonly selectedKeys: ReadonlySet<RowKey>;
  /** Keys of the rows that the gesture covers. */
  readonly keys: readonly RowKey[];
}

/** Why a row becomes the active one. @public */
export type ActiveReason = 'click' | 'key';

/** What {@link useDataGrid} takes. @public */
export interface DataGridOptions<Row> {
  /** All rows in any order. Unchanged rows must be the same objects as before: that is what spares drawing them. */
  readonly rows: readonly Row[];
  /** The key of a row; keep the function stable. */
  readonly keyOf: (row: Row) => RowKey;
  /** A number that rises with arrival, such as the id; later arrivals wait while the page is held. @default keyOf */
  readonly arrivalOf?: ((row: Row) => number) | undefined;
  readonly columns: readonly DataGridColumn<Row>[];
  readonly sort?: SortDescriptor | undefined;
  readonly defaultSort?: SortDescriptor | undefined;
  readonly onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  readonly pageSize?: number | undefined;
  /** @default 10 */
  readonly defaultPageSize?: number | undefined;
  readonly onPageSizeChange?: ((pageSize: number) => void) | undefined;
  readonly selectedKeys?: ReadonlySet<RowKey> | undefined;
  readonly defaultSelectedKeys?: ReadonlySet<RowKey> | undefined;
  readonly onSelectionChange?: ((selectedKeys: ReadonlySet<RowKey>, change: SelectionChange) => void) | undefined;
  /** Asked before a gesture selects; `false` stops it, and `commitSelection` can do it later. */
  readonly shouldSelect?: ((change: SelectionChange) => boolean) | undefined;
  readonly activeKey?: RowKey | null | undefined;
  readonly defaultActiveKey?: RowKey | null | undefined;
  readonly onActiveChange?: ((key: RowKey, details: { readonly reason: ActiveReason }) => void) | undefined;
}

/** How much of the current page is selected. @public */
export type PageSelection = 'none' | 'some' | 'all';
