import type { PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactNode } from 'react';
import type {
  ActiveReason,
  DataGridOptions,
  DataGridPanelProps,
  GridStateProps,
  PageSize,
  SelectionReason,
  SortDescriptor,
} from '../data-grid/index.ts';

/** Why alarms are confirmed: a ticked row, a button, or an answered question after select-all or a range (SD2). @public */
export type ConfirmReason = 'select' | 'button' | 'select-all' | 'range';

/** The fields of an event that may be changed; type, time and place are as they were (contract C7). @public */
export type EventEdit = Pick<PatrolEvent, 'source' | 'description' | 'comment'>;

/** Names behind the ids of an event; undefined for an id nobody knows. Keep the functions stable. @public */
export interface EventNames {
  readonly guard?: ((guardId: number) => string | undefined) | undefined;
  readonly location?: ((locationId: number) => string | undefined) | undefined;
  readonly checkpoint?: ((checkpointId: number) => string | undefined) | undefined;
}

/** What {@link useEventGrid} takes. @public */
export interface EventGridOptions
  extends Pick<
    DataGridOptions<PatrolEvent>,
    'settings' | 'defaultSettings' | 'onSettingsChange' | 'filter' | 'defaultFilter' | 'onFilterChange'
  > {
  /** Events in any order. Give unchanged events as the same objects: only changed rows are drawn again. */
  events: readonly PatrolEvent[];
  /** Rows a page has. */
  pageSize?: PageSize | undefined;
  /** @default 25 */
  defaultPageSize?: PageSize | undefined;
  /** Somebody chose another number of rows. */
  onPageSizeChange?: ((pageSize: PageSize) => void) | undefined;
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
  /** Somebody ordered the rows by another column, or the other way round. */
  onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  /**
   * Whether selecting an unconfirmed alarm confirms it: one row at once, select-all and ranges after a question.
   * With false only the Confirm buttons do.
   * @default true
   */
  confirmOnSelect?: boolean | undefined;
  /** Ids of unconfirmed alarms, at least one. Without it nothing offers to confirm, and selecting only selects. */
  onConfirm?: ((eventIds: readonly number[], details: { reason: ConfirmReason }) => void) | undefined;
  /** Says that one sees to an open alarm, takes it over or gives it back, as `claimStep` has it for `viewerId`; in the row's menu. */
  onClaim?: ((event: PatrolEvent) => void) | undefined;
  /** Who is signed in, to tell a claim of his from another's. @default every claim is another's */
  viewerId?: number | undefined;
  /** Shows an event where it happened and opens a message about it (S2.79, S2.80); the button of each row. */
  onRespond?: ((event: PatrolEvent) => void) | undefined;
  /** Shows an event where it happened, and nothing else; the button of each row when there is no `onRespond`. */
  onLocate?: ((event: PatrolEvent) => void) | undefined;
  /** Opens the comments of an event; without it the comments cell only counts. */
  onOpenComments?: ((event: PatrolEvent) => void) | undefined;
  /** Shows the image of an event; without it the image cell only tells that there is one. */
  onViewImage?: ((event: PatrolEvent) => void) | undefined;
  /** Changes an event, which is given as it was when the form opened. What it is rejected with is told in the form. */
  onEdit?: ((event: PatrolEvent, edit: EventEdit) => Promise<unknown>) | undefined;
  /** Deletes an event, after a question. What it is rejected with is told. */
  onDelete?: ((event: PatrolEvent) => Promise<unknown>) | undefined;
  /** The link that is copied for an event; null for none. @default its place on a public map */
  linkTo?: ((event: PatrolEvent) => string | null) | undefined;
  /** Names behind ids, for the details. */
  names?: EventNames | undefined;
}

/** Props of {@link EventGrid}. @public */
export interface EventGridProps
  extends EventGridOptions,
    GridStateProps,
    Pick<
      DataGridPanelProps<PatrolEvent>,
      | 'rowHeight'
      | 'pageSizeOptions'
      | 'onExport'
      | 'exportFormats'
      | 'toolbarActions'
      | 'className'
      | 'ref'
      | 'children'
    > {
  /** @default 'Events' in the language of the provider */
  title?: string | undefined;
  /** Opens the search; without it there is no Search button. */
  onSearch?: (() => void) | undefined;
  /** Whether the details of the active event stand below the rows. @default true */
  hasDetails?: boolean | undefined;
  /** More about the active event, behind its details. */
  detailsActions?: ((event: PatrolEvent) => ReactNode) | undefined;
}
