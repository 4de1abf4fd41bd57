import './routes-grid.css.ts';
import type { ReactElement } from 'react';
import { DataGridPanel, type RowAttributes } from '../data-grid/index.ts';
import { usePatrol } from '../provider/index.ts';
import type { RouteView } from './route-view.rules.ts';
import type { RoutesGridProps } from './routes-grid.types.ts';
import { useRoutesGrid } from './use-routes-grid.ts';

const rowAttributes: RowAttributes<RouteView> = ({ status, isInWindow }) => ({
  'data-route': isInWindow ? status : undefined,
});

/**
 * The grid of patrol routes: who walks where and when, and whether he does (S2.62).
 *
 * Public classes: `pk-GridPanel`, `pk-RoutesGrid`, `pk-RoutesGrid-row`.
 * @selector `[data-route]` active or inactive, on a row inside its window of time; no row outside has it (S2.65)
 * @selector `[data-active]` on a row
 * @public
 */
export function RoutesGrid(props: RoutesGridProps): ReactElement {
  const { text } = usePatrol();
  const grid = useRoutesGrid(props);
  return (
    <DataGridPanel
      {...props}
      className={props.className ? `pk-RoutesGrid ${props.className}` : 'pk-RoutesGrid'}
      emptyTitle={text('routesGrid.empty')}
      errorText={props.errorText ?? text('routesGrid.error')}
      grid={grid}
      loadingText={text('routesGrid.loading')}
      pagerPlace="toolbar"
      rowAttributes={rowAttributes}
      rowClassName="pk-RoutesGrid-row"
      title={props.title ?? text('routesGrid.title')}
    />
  );
}
