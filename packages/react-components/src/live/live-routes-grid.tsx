import { type ReactElement, useMemo } from 'react';
import { readDataGridSettings } from '../data-grid/index.ts';
import { usePatrol } from '../provider/index.ts';
import { type RouteNames, RoutesGrid, type RoutesGridProps, type RouteView } from '../routes-grid/index.ts';
import { useGridExport } from '../table-export/index.ts';
import { useLive } from './live-context.ts';
import { useArrangement } from './use-arrangement.ts';
import { useLiveSnapshot } from './use-live-snapshot.ts';

/** Props of {@link LiveRoutesGrid}: those of `RoutesGrid` that are not connected. @public */
export type LiveRoutesGridProps = Omit<
  RoutesGridProps,
  'routes' | 'names' | 'status' | 'errorText' | 'onRetry' | 'settings' | 'onSettingsChange'
>;

/** The routes of the live feed: who walks, who should, who comes. @public */
export function LiveRoutesGrid(props: LiveRoutesGridProps): ReactElement {
  const { feed, directory } = useLive();
  const { text } = usePatrol();
  const { routes, routesAt, routesError } = useLiveSnapshot(feed);
  const [settings, setSettings] = useArrangement('grid.routes', readDataGridSettings);
  const names = useMemo<RouteNames>(() => ({ company: (id) => directory.companies.get(id)?.name }), [directory]);
  const exporting = useGridExport<RouteView>({ name: 'routes', title: props.title ?? text('routesGrid.title') });
  const status = routesError ? 'error' : routesAt === null ? 'loading' : 'ready';
  return (
    <RoutesGrid
      onExport={exporting.onExport}
      {...props}
      errorText={routesError ? text('live.routesFailed') : undefined}
      names={names}
      onRetry={feed.tryNow}
      onSettingsChange={setSettings}
      routes={routes}
      settings={settings}
      status={status}
    >
      {exporting.status}
      {props.children}
    </RoutesGrid>
  );
}
