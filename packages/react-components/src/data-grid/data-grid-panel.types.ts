import type { ReactNode, Ref } from 'react';
import type { DataGridColumn, PageSize } from './data-grid.types.ts';
import type { DataGridViewProps } from './data-grid-view.tsx';
import type { ExportFormat } from './grid-toolbar.tsx';

/** What is exported: the rows that pass the filter, in their order, and the columns that are shown. @public */
export interface ExportedRows<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataGridColumn<Row>[];
}

/** What a grid says about its rows as a whole. @public */
export interface GridStateProps {
  /** loading: the first fetch runs; error: the last one failed. Rows that are there stay in every state. */
  status: 'loading' | 'ready' | 'error';
  /** What the server or the network said, exactly. @default a general sentence */
  errorText?: string | undefined;
  /** What follows from the error, such as the next try and whether alarms still arrive. */
  errorDetail?: string | undefined;
  /** Asks for the rows again. */
  onRetry?: (() => void) | undefined;
  /** Seconds since the last update, when the rows may be old; says so over the rows. */
  staleSeconds?: number | undefined;
  /** A sentence of the host's own instead of the age. */
  staleText?: string | undefined;
  /** What was looked for, when nothing is there. */
  emptyText?: string | undefined;
  /** Ways out of an empty list. */
  emptyActions?: ReactNode;
}

/** Props of {@link DataGridPanel}. @public */
export interface DataGridPanelProps<Row>
  extends GridStateProps,
    Pick<DataGridViewProps<Row>, 'grid' | 'rowAttributes' | 'rowClassName' | 'rowHeight'> {
  /** Heading, which also names the grid. */
  title: string;
  /** What is loading, for screen readers. @default 'Loading' in the language of the provider */
  loadingText?: string | undefined;
  /** Says that nothing is there. @default 'Nothing here yet' in the language of the provider */
  emptyTitle?: string | undefined;
  /** Selected rows that the toolbar counts. @default all selected ones */
  selectedCount?: number | undefined;
  /** Rows a page may have; keep the array stable. @default [5, 10, 25] */
  pageSizeOptions?: readonly PageSize[] | undefined;
  /** Where the pager stands. @default 'foot' */
  pagerPlace?: 'foot' | 'toolbar' | 'none' | undefined;
  /** Says that rows wait while the page is held. @default '3 new' in the language of the provider */
  waitingText?: string | undefined;
  /** Whether what waits needs somebody, such as an alarm. @default false */
  isWaitingUrgent?: boolean | undefined;
  /** The host's own controls in the toolbar. */
  toolbarActions?: ReactNode;
  /** Whether rows can be filtered. @default true */
  hasFilter?: boolean | undefined;
  /** Whether columns can be arranged. @default true */
  hasColumnChooser?: boolean | undefined;
  /** Whether the page can be held by hand, where rows come by themselves. @default false */
  hasHold?: boolean | undefined;
  /** Exports rows; without it there is no Export button. Keep the function stable. */
  onExport?: ((format: ExportFormat, rows: ExportedRows<Row>) => void) | undefined;
  /** Keep the array stable. @default ['csv', 'xlsx', 'pdf'] */
  exportFormats?: readonly ExportFormat[] | undefined;
  /** Told once that the pointer or the focus has come: time to load what may be needed. */
  onNear?: (() => void) | undefined;
  /** Stands beside the public class name `pk-GridPanel`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
  /** What stands below the rows and the pager. */
  children?: ReactNode;
}
