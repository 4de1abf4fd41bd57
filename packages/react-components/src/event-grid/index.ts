export {
  type ActiveReason,
  type DataGrid,
  type DataGridColumn,
  type DataGridFeatures,
  type DataGridItem,
  DataGridPager,
  type DataGridPagerProps,
  DataGridView,
  type DataGridViewProps,
  type GridHandlers,
  type GridSelection,
  type HoldProps,
  type PageSelection,
  type RowAttributes,
  type RowKey,
  type SelectionChange,
  type SelectionReason,
  type SortDescriptor,
  type TabStop,
  type WaitingProps,
} from '../data-grid/index.ts';
export { ConfirmQuestionDialog, type ConfirmQuestionDialogProps } from './confirm-question.tsx';
export { EventGrid } from './event-grid.tsx';
export type { ConfirmReason, EventGridOptions, EventGridProps } from './event-grid.types.ts';
export { type EventRowState, eventRowState, type SelectedEvents, selectedEvents } from './event-rules.ts';
export { EventToolbar, type EventToolbarProps } from './event-toolbar.tsx';
export { type ConfirmQuestion, type EventGridModel, useEventGrid } from './use-event-grid.ts';
