export type {
  ActiveReason,
  DataGridColumn,
  DataGridOptions,
  PageSelection,
  RowKey,
  SelectionChange,
  SelectionReason,
  SortDescriptor,
} from './data-grid.types.ts';
export { DataGridPager, type DataGridPagerProps } from './data-grid-pager.tsx';
export type { RowAttributes } from './data-grid-row.tsx';
export { DataGridView, type DataGridViewProps } from './data-grid-view.tsx';
export { type DataGrid, type DataGridFeatures, type DataGridItem, useDataGrid } from './use-data-grid.ts';
export type { GridHandlers, TabStop } from './use-grid-handlers.ts';
export type { GridSelection } from './use-grid-selection.ts';
export type { HoldProps, WaitingProps } from './use-held-page.ts';
