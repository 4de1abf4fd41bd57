import './workers-grid.css.ts';
import { isUnconfirmed, type PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { DataGridPanel, type RowAttributes } from '../data-grid/index.ts';
import { usePatrol } from '../provider/index.ts';
import { isDanger } from './latest-per-guard.rules.ts';
import { useWorkersGrid } from './use-workers-grid.ts';
import type { WorkersGridProps } from './workers-grid.types.ts';

const rowAttributes: RowAttributes<PatrolEvent> = (event) => ({
  'data-event-type': event.type,
  'data-danger': isDanger(event.type) ? '' : undefined,
  'data-open': isUnconfirmed(event) ? '' : undefined,
});

/**
 * The guards now: each guard's latest event, red where he may need help (S2.66 to S2.71).
 *
 * Public classes: `pk-GridPanel`, `pk-WorkersGrid`, `pk-WorkersGrid-row`.
 * @selector `[data-event-type]` name of the type, on a row
 * @selector `[data-danger]` not moving, not connected, panic or missed check; on a row
 * @selector `[data-open]` an unconfirmed alarm; on a row
 * @public
 */
export function WorkersGrid(props: WorkersGridProps): ReactElement {
  const { text } = usePatrol();
  const grid = useWorkersGrid(props);
  return (
    <DataGridPanel
      {...props}
      className={props.className ? `pk-WorkersGrid ${props.className}` : 'pk-WorkersGrid'}
      emptyTitle={text('workersGrid.empty')}
      errorText={props.errorText ?? text('workersGrid.error')}
      grid={grid}
      loadingText={text('workersGrid.loading')}
      pagerPlace="toolbar"
      rowAttributes={rowAttributes}
      rowClassName="pk-WorkersGrid-row"
      title={props.title ?? text('workersGrid.title')}
    />
  );
}
