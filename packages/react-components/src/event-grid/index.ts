export {
  type ActiveReason,
  type ColumnChoices,
  type DataGrid,
  type DataGridColumn,
  type DataGridFeatures,
  type DataGridFilter,
  type DataGridItem,
  DataGridPager,
  type DataGridPagerProps,
  type DataGridSettings,
  DataGridView,
  type DataGridViewProps,
  type Density,
  type ExportedRows,
  type ExportFormat,
  type GridHandlers,
  type GridSelection,
  type HoldProps,
  type PageSelection,
  type PageSize,
  type RowAttributes,
  type RowKey,
  type SelectionChange,
  type SelectionReason,
  type SortDescriptor,
  type TabStop,
  type WaitingProps,
} from '../data-grid/index.ts';
export { EventDetails, type EventDetailsProps } from './event-details.tsx';
export { EventGrid } from './event-grid.tsx';
export type { ConfirmReason, EventEdit, EventGridOptions, EventGridProps, EventNames } from './event-grid.types.ts';
export { type EventRowState, eventRowState, type SelectedEvents, selectedEvents } from './event-rules.ts';
export { type EventChange, type EventChanges, useEventChanges } from './use-event-changes.ts';
export { type ConfirmQuestion, type EventGridHooks, type EventGridModel, useEventGrid } from './use-event-grid.ts';
