import { useMemo } from 'react';
import { type DataGrid, type SortDescriptor, useDataGrid } from '../data-grid/index.ts';
import { usePatrol } from '../provider/index.ts';
import type { RouteView } from './route-view.rules.ts';
import { routeColumns } from './routes-columns.tsx';
import type { RouteNames, RoutesGridOptions } from './routes-grid.types.ts';
import { useRouteViews } from './use-route-views.ts';

const statusAscending: SortDescriptor = { column: 'status', direction: 'ascending' };
const noNames: RouteNames = {};
const routeId = ({ route }: RouteView): number => route.routeId;

/** The routes grid without any markup: columns, status, ages that tick, order and pages. @public */
export function useRoutesGrid(options: RoutesGridOptions): DataGrid<RouteView> {
  const { routes, names = noNames, onActivate } = options;
  const patrol = usePatrol();
  const rows = useRouteViews(routes, patrol.now);
  const columns = useMemo(() => routeColumns(patrol, names), [patrol, names]);
  return useDataGrid<RouteView>({
    rows,
    keyOf: routeId,
    columns,
    isLive: true,
    locale: patrol.intl.locale,
    now: patrol.now,
    defaultSort: options.defaultSort ?? statusAscending,
    onSortChange: options.onSortChange,
    filter: options.filter,
    defaultFilter: options.defaultFilter,
    onFilterChange: options.onFilterChange,
    settings: options.settings,
    defaultSettings: options.defaultSettings,
    onSettingsChange: options.onSettingsChange,
    pageSize: options.pageSize,
    defaultPageSize: options.defaultPageSize ?? 10,
    onPageSizeChange: options.onPageSizeChange,
    activeKey: options.activeKey,
    defaultActiveKey: options.defaultActiveKey,
    onActiveChange: (key, details) => {
      const view = rows.find(({ route }) => route.routeId === key);
      if (view) onActivate?.(view.route, details);
    },
  });
}
