import type { PatrolEvent } from '@patrolkit/sdk/model';
import type {
  ActiveReason,
  DataGridOptions,
  DataGridPanelProps,
  GridStateProps,
  PageSize,
  SortDescriptor,
} from '../data-grid/index.ts';

/** Names behind the ids of an event; undefined for what nobody knows. Keep the functions stable. @public */
export interface WorkerNames {
  /** @default the source of the event */
  readonly guard?: ((guardId: number) => string | undefined) | undefined;
  readonly checkpoint?: ((checkpointId: number) => string | undefined) | undefined;
  /** Stands for the checkpoint of an event that has none. */
  readonly location?: ((locationId: number) => string | undefined) | undefined;
}

/** What {@link useWorkersGrid} takes. @public */
export interface WorkersGridOptions
  extends Pick<
    DataGridOptions<PatrolEvent>,
    'settings' | 'defaultSettings' | 'onSettingsChange' | 'filter' | 'defaultFilter' | 'onFilterChange'
  > {
  /** Events in any order; each guard's latest one becomes his row. */
  events: readonly PatrolEvent[];
  /** Names behind ids. */
  names?: WorkerNames | undefined;
  /** Rows a page has. */
  pageSize?: PageSize | undefined;
  /** @default 10 */
  defaultPageSize?: PageSize | undefined;
  /** Somebody chose another number of rows. */
  onPageSizeChange?: ((pageSize: PageSize) => void) | undefined;
  /** @default { column: 'time', direction: 'descending' } */
  defaultSort?: SortDescriptor | undefined;
  /** Somebody ordered the rows by another column, or the other way round. */
  onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  /** Id of the active guard; null for none. */
  activeKey?: number | null | undefined;
  /** @default null */
  defaultActiveKey?: number | null | undefined;
  /** A click on a row, or an arrow key: the guard's latest event. */
  onActivate?: ((event: PatrolEvent, details: { reason: ActiveReason }) => void) | undefined;
}

/** Props of {@link WorkersGrid}. @public */
export interface WorkersGridProps
  extends WorkersGridOptions,
    GridStateProps,
    Pick<
      DataGridPanelProps<PatrolEvent>,
      'pageSizeOptions' | 'onExport' | 'exportFormats' | 'toolbarActions' | 'className' | 'ref' | 'children'
    > {
  /** @default 'Guards now' in the language of the provider */
  title?: string | undefined;
}
