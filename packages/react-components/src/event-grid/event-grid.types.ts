import type { PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactNode, Ref } from 'react';
import type { ActiveReason, SelectionReason, SortDescriptor } from '../data-grid/index.ts';

/** Why alarms are confirmed: a ticked row, a button, or an answered question after select-all or a range (SD2). @public */
export type ConfirmReason = 'select' | 'button' | 'select-all' | 'range';

/** What {@link useEventGrid} takes. @public */
export interface EventGridOptions {
  /** Events in any order. Give unchanged events as the same objects: only changed rows are drawn again. */
  events: readonly PatrolEvent[];
  /** Rows a page has. */
  pageSize?: number | undefined;
  /** @default 25 */
  defaultPageSize?: number | undefined;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Ids of the selected events. */
  selectedKeys?: ReadonlySet<number> | undefined;
  /** @default none */
  defaultSelectedKeys?: ReadonlySet<number> | undefined;
  /** `eventId` is the row of a change that covers one row. */
  onSelectionChange?:
    | ((selectedKeys: ReadonlySet<number>, details: { reason: SelectionReason; eventId?: number | undefined }) => void)
    | undefined;
  /** Id of the active event, which a map follows; null for none. */
  activeKey?: number | null | undefined;
  /** @default null */
  defaultActiveKey?: number | null | undefined;
  /** A click on a row or an arrow key; a click on the active row reports it again. */
  onActiveChange?: ((eventId: number, details: { reason: ActiveReason }) => void) | undefined;
  /** @default { column: 'time', direction: 'descending' } */
  defaultSort?: SortDescriptor | undefined;
  onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  /**
   * Whether selecting an unconfirmed alarm confirms it: one row at once, select-all and ranges after a question.
   * With false only the Confirm buttons do.
   * @default true
   */
  confirmOnSelect?: boolean | undefined;
  /** Ids of unconfirmed alarms, at least one. */
  onConfirm?: ((eventIds: readonly number[], details: { reason: ConfirmReason }) => void) | undefined;
  /** Shows an event where it happened; without it rows have no Locate button. */
  onLocate?: ((event: PatrolEvent) => void) | undefined;
  /** Opens the comments of an event; without it the comments cell only counts. */
  onOpenComments?: ((event: PatrolEvent) => void) | undefined;
  /** Shows the image of an event; without it the image cell only tells that there is one. */
  onViewImage?: ((event: PatrolEvent) => void) | undefined;
}

/** Props of {@link EventGrid}. @public */
export interface EventGridProps extends EventGridOptions {
  /** loading: the first fetch runs; error: the last one failed. Rows that are there stay in every state. */
  status: 'loading' | 'ready' | 'error';
  /** What the server or the network said, exactly. @default a general sentence */
  errorText?: string | undefined;
  /** What follows from the error, such as the next try and whether alarms still arrive. */
  errorDetail?: string | undefined;
  /** Asks for the events again. */
  onRetry?: (() => void) | undefined;
  /** Seconds since the last update, when the rows may be old; says so over the rows. */
  staleSeconds?: number | undefined;
  /** A sentence of the host's own instead of the age. */
  staleText?: string | undefined;
  /** Rows a page may have. @default [5, 10, 25] */
  pageSizeOptions?: readonly number[] | undefined;
  /** @default 'Events' in the language of the provider */
  title?: string | undefined;
  /** What was looked for, when nothing was found. */
  emptyText?: string | undefined;
  /** Ways out of an empty list. */
  emptyActions?: ReactNode;
  /** Opens the search; without it there is no Search button. */
  onSearch?: (() => void) | undefined;
  /** More controls at the end of the toolbar. */
  toolbarActions?: ReactNode;
  /** Stands beside the public class name `pk-EventGrid`. */
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}
