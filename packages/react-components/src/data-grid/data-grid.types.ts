import type { ReactNode } from 'react';

/** What identifies a row over time. @public */
export type RowKey = number;

/** Rows of a page; `'all'` puts every row into one page, of which only what is seen is drawn. @public */
export type PageSize = number | 'all';

/** Height of rows: 30, 40 or 44 px. @public */
export type Density = 'compact' | 'comfortable' | 'touch';

/** What somebody arranged in a grid; what is left out is as the grid makes it. @public */
export interface DataGridSettings {
  /** Ids of columns in their order; columns that are not named follow in their own. */
  readonly order?: readonly string[] | undefined;
  /** Ids of columns that are not shown. */
  readonly hidden?: readonly string[] | undefined;
  /** Widths in pixels by the id of the column. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
  /** Without it the rows are as high as the page around the grid says. */
  readonly density?: Density | undefined;
  readonly pageSize?: PageSize | undefined;
}

/** Why settings change. @public */
export type SettingsReason = 'order' | 'visibility' | 'width' | 'density' | 'page-size' | 'reset';

/** Which column orders the rows, and which way. @public */
export interface SortDescriptor {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** A filter of a column that offers choices. @public */
export interface ColumnChoices<Row> {
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** Whether a row belongs to the choice with this id. */
  readonly matches: (row: Row, id: string) => boolean;
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
  /**
   * Contents of a cell. Widgets inside take `tabIndex={-1}`: the grid has one tab stop. A text or a number ends in an
   * ellipsis where it does not fit, and its tooltip is all of it.
   */
  readonly cell: (row: Row, isSelected: boolean) => ReactNode;
  /** What the cell says, for filters and exports; without it the column cannot be filtered by text. */
  readonly text?: ((row: Row) => string) | undefined;
  /** Choices to filter by, instead of what is typed. */
  readonly filter?: ColumnChoices<Row> | undefined;
  /** What orders the rows: texts in the order of the language, numbers by size. Without it and `compare` the column cannot be sorted. */
  readonly sortBy?: ((row: Row) => string | number) | undefined;
  /** Ascending order of two rows, where a value is not enough. */
  readonly compare?: ((a: Row, b: Row) => number) | undefined;
  /** Whether the first click sorts descending. @default false */
  readonly isDescendingFirst?: boolean | undefined;
  /** Whether the cell names its row (`role="rowheader"`). @default false */
  readonly isRowHeader?: boolean | undefined;
  /** Whether this is the column of the checkboxes. @default false */
  readonly isSelection?: boolean | undefined;
  /** Whether it stays where it is, as wide as it is, always seen: checkboxes and buttons. @default false */
  readonly isFixed?: boolean | undefined;
}

/** What is asked of the rows. @public */
export interface DataGridFilter {
  /** Words that a row must hold in any of its columns; accents and case make no difference. */
  readonly quick: string;
  /** What is typed or chosen, by the id of the column. */
  readonly columns: Readonly<Record<string, string>>;
}

/** Why the filter changes. @public */
export type FilterReason = 'quick' | 'column' | 'clear';

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
  /** All rows in any order. Unchanged rows must be the same objects as before: that is what spares reading and drawing them. */
  readonly rows: readonly Row[];
  /** The key of a row; keep the function stable. */
  readonly keyOf: (row: Row) => RowKey;
  /** A number that rises with arrival, such as the id; keep the function stable. @default keyOf */
  readonly arrivalOf?: ((row: Row) => number) | undefined;
  /**
   * Whether rows come by themselves. The page then stands still while somebody is in it, or reads another page than
   * the first one, and what has come is marked for 5 s. @default false
   */
  readonly isLive?: boolean | undefined;
  /** A reason of the host's own for the page to stand still, such as an open menu of a row. @default false */
  readonly isHolding?: boolean | undefined;
  /** Told of rows that came after the first ones, shown or waiting. */
  readonly onArrive?: ((rows: readonly Row[]) => void) | undefined;
  /** Columns in their first order. Keep the array stable. */
  readonly columns: readonly DataGridColumn<Row>[];
  /** BCP 47 tag of the language that orders texts. @default the browser's */
  readonly locale?: string | undefined;
  /** Milliseconds of any steady clock, for the marks of new rows. @default performance.now */
  readonly now?: (() => number) | undefined;
  /** Which column orders the rows, and which way. */
  readonly sort?: SortDescriptor | undefined;
  /** Also the order of rows that are equal by another column. */
  readonly defaultSort?: SortDescriptor | undefined;
  /** Somebody ordered the rows by another column, or the other way round. */
  readonly onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  /** What is asked of the rows. */
  readonly filter?: DataGridFilter | undefined;
  /** @default nothing */
  readonly defaultFilter?: DataGridFilter | undefined;
  /** Somebody typed or chose what the rows must hold, or took it back. */
  readonly onFilterChange?: ((filter: DataGridFilter, details: { readonly reason: FilterReason }) => void) | undefined;
  /** What people arranged: order, widths and choice of columns, density, rows of a page. */
  readonly settings?: DataGridSettings | undefined;
  /** @default as the grid makes it */
  readonly defaultSettings?: DataGridSettings | undefined;
  /** Somebody arranged the grid; keep what comes and give it back as `settings`. */
  readonly onSettingsChange?:
    | ((settings: DataGridSettings, details: { readonly reason: SettingsReason }) => void)
    | undefined;
  /** Rows a page has. */
  readonly pageSize?: PageSize | undefined;
  /** @default 10 */
  readonly defaultPageSize?: PageSize | undefined;
  /** Somebody chose another number of rows. */
  readonly onPageSizeChange?: ((pageSize: PageSize) => void) | undefined;
  /** Keys of the selected rows. */
  readonly selectedKeys?: ReadonlySet<RowKey> | undefined;
  /** @default none */
  readonly defaultSelectedKeys?: ReadonlySet<RowKey> | undefined;
  /** The selection is another; `change` says which rows the gesture covers, and why. */
  readonly onSelectionChange?: ((selectedKeys: ReadonlySet<RowKey>, change: SelectionChange) => void) | undefined;
  /** Asked before a gesture selects; `false` stops it, and `commitSelection` can do it later. */
  readonly shouldSelect?: ((change: SelectionChange) => boolean) | undefined;
  /** Key of the active row; null for none. */
  readonly activeKey?: RowKey | null | undefined;
  /** @default null */
  readonly defaultActiveKey?: RowKey | null | undefined;
  /** A click on a row, or an arrow key. */
  readonly onActiveChange?: ((key: RowKey, details: { readonly reason: ActiveReason }) => void) | undefined;
}

/** How much of the current page is selected. @public */
export type PageSelection = 'none' | 'some' | 'all';
