export type {
  ActiveReason,
  ColumnChoices,
  DataGridColumn,
  DataGridFilter,
  DataGridOptions,
  DataGridSettings,
  Density,
  FilterReason,
  PageSelection,
  PageSize,
  RowKey,
  SelectionChange,
  SelectionReason,
  SettingsReason,
  SortDescriptor,
} from './data-grid.types.ts';
export type { DataGrid, DataGridItem, GridNews } from './data-grid-model.types.ts';
export { DataGridPager, type DataGridPagerProps } from './data-grid-pager.tsx';
export { DataGridPanel } from './data-grid-panel.tsx';
export type { DataGridPanelProps, ExportedRows, GridStateProps } from './data-grid-panel.types.ts';
export type { RowAttributes } from './data-grid-row.tsx';
export { DataGridView, type DataGridViewProps } from './data-grid-view.tsx';
export { readDataGridSettings } from './grid-settings.ts';
export type { ExportFormat } from './grid-toolbar.tsx';
export { useDataGrid } from './use-data-grid.ts';
export type { GridColumns } from './use-grid-columns.ts';
export type { GridFilter } from './use-grid-filter.ts';
export type { GridHandlers, TabStop } from './use-grid-handlers.ts';
export type { GridPages } from './use-grid-pages.ts';
export type { GridSelection } from './use-grid-selection.ts';
export type { DataGridFeatures } from './use-grid-table.ts';
export type { HoldProps, WaitingProps } from './use-held-page.ts';
export type { RowWindow } from './use-row-window.ts';
