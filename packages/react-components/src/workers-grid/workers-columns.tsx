import { eventTypes, formatDateTimeSeconds, newestFirst, type PatrolEvent } from '@patrolkit/sdk/model';
import type { DataGridColumn } from '../data-grid/index.ts';
import { eventTypeIcon } from '../icon/event-type-icon.ts';
import { Icon } from '../icon/icon.tsx';
import type { Patrol } from '../provider/index.ts';
import type { WorkerNames } from './workers-grid.types.ts';

/** Where the guard was: his checkpoint, else the place, else what the event says. @internal */
function checkpointText(event: PatrolEvent, names: WorkerNames): string {
  const { checkpointId, locationId, description } = event;
  const checkpoint = checkpointId === null ? undefined : names.checkpoint?.(checkpointId);
  return checkpoint ?? (locationId === null ? undefined : names.location?.(locationId)) ?? description;
}

/** Who, when, where and what (S2.67): the guard names his row. @internal */
export function workerColumns({ text, timeZone }: Patrol, names: WorkerNames): readonly DataGridColumn<PatrolEvent>[] {
  const guardText = ({ guardId, source }: PatrolEvent): string =>
    (guardId === null ? undefined : names.guard?.(guardId)) ?? source;
  const timeText = (event: PatrolEvent): string => formatDateTimeSeconds(event.occurredAt, timeZone);
  const placeText = (event: PatrolEvent): string => checkpointText(event, names);
  const typeText = (event: PatrolEvent): string => text(`eventType.${event.type}`);
  return [
    {
      id: 'guard',
      label: text('workersGrid.column.guard'),
      width: 'minmax(60px, 1fr)',
      isRowHeader: true,
      sortBy: guardText,
      text: guardText,
      cell: guardText,
    },
    {
      id: 'time',
      label: text('workersGrid.column.time'),
      width: '127px',
      compare: (a, b) => newestFirst(b, a),
      text: timeText,
      isDescendingFirst: true,
      cell: (event) => <time>{timeText(event)}</time>,
    },
    {
      id: 'checkpoint',
      label: text('workersGrid.column.checkpoint'),
      width: '72px',
      sortBy: placeText,
      text: placeText,
      cell: placeText,
    },
    {
      id: 'type',
      label: text('workersGrid.column.type'),
      width: '116px',
      sortBy: typeText,
      text: typeText,
      filter: {
        options: eventTypes.map((id) => ({ id, label: text(`eventType.${id}`) })),
        matches: ({ type }, id) => type === id,
      },
      cell: (event) => (
        <span className="pk-WorkersGrid-type" data-clip="">
          <Icon name={eventTypeIcon(event.type)} />
          <span className="pk-WorkersGrid-label">{typeText(event)}</span>
        </span>
      ),
    },
  ];
}
