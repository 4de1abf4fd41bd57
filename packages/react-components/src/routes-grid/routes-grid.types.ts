import type { PatrolRoute } from '@patrolkit/sdk/model';
import type {
  ActiveReason,
  DataGridOptions,
  DataGridPanelProps,
  GridStateProps,
  PageSize,
  SortDescriptor,
} from '../data-grid/index.ts';
import type { RouteView } from './route-view.rules.ts';

/** Names for what a route holds as an id or a place; undefined for what nobody knows. Keep the functions stable. @public */
export interface RouteNames {
  readonly company?: ((companyId: number) => string | undefined) | undefined;
  /** The place where the guard was last; without it his coordinates are shown. */
  readonly place?: ((route: PatrolRoute) => string | undefined) | undefined;
}

/** What {@link useRoutesGrid} takes. @public */
export interface RoutesGridOptions
  extends Pick<
    DataGridOptions<RouteView>,
    'settings' | 'defaultSettings' | 'onSettingsChange' | 'filter' | 'defaultFilter' | 'onFilterChange'
  > {
  /** Routes in any order. Give unchanged ones as the same objects. */
  routes: readonly PatrolRoute[];
  /** Names behind ids. */
  names?: RouteNames | undefined;
  /** Rows a page has. */
  pageSize?: PageSize | undefined;
  /** @default 10 */
  defaultPageSize?: PageSize | undefined;
  /** Somebody chose another number of rows. */
  onPageSizeChange?: ((pageSize: PageSize) => void) | undefined;
  /** @default { column: 'status', direction: 'ascending' }: who walks, who should, who comes, who is done */
  defaultSort?: SortDescriptor | undefined;
  /** Somebody ordered the rows by another column, or the other way round. */
  onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  /** Id of the active route; null for none. */
  activeKey?: number | null | undefined;
  /** @default null */
  defaultActiveKey?: number | null | undefined;
  /** A click on a row, or an arrow key. */
  onActivate?: ((route: PatrolRoute, details: { reason: ActiveReason }) => void) | undefined;
}

/** Props of {@link RoutesGrid}. @public */
export interface RoutesGridProps
  extends RoutesGridOptions,
    GridStateProps,
    Pick<
      DataGridPanelProps<RouteView>,
      'pageSizeOptions' | 'onExport' | 'exportFormats' | 'toolbarActions' | 'className' | 'ref' | 'children'
    > {
  /** @default 'Routes' in the language of the provider */
  title?: string | undefined;
}
