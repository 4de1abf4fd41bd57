import type { PatrolEvent } from '@patrolkit/sdk/model';
import type { EventNames } from '../event-grid/index.ts';
import type { Patrol } from '../provider/index.ts';
import type { ExportColumn } from '../table-export/index.ts';

/** What a spreadsheet can go on with of the events: times as times, names behind ids, who confirmed and when. @internal */
export function eventExportColumns({ text }: Pick<Patrol, 'text'>, names: EventNames): ExportColumn<PatrolEvent>[] {
  const named = (id: number | null, nameOf: ((id: number) => string | undefined) | undefined): string =>
    id === null ? '' : (nameOf?.(id) ?? String(id));
  return [
    { label: text('eventGrid.column.id'), kind: 'number', share: 0.6, value: ({ eventId }) => eventId },
    { label: text('eventGrid.column.time'), kind: 'instant', value: ({ occurredAt }) => occurredAt },
    { label: text('workersGrid.column.type'), value: ({ type }) => text(`eventType.${type}`) },
    { label: text('eventGrid.column.source'), value: ({ source }) => source },
    { label: text('eventGrid.column.description'), share: 2, value: ({ description }) => description },
    { label: text('eventGrid.location'), value: ({ locationId }) => named(locationId, names.location) },
    { label: text('eventGrid.checkpoint'), value: ({ checkpointId }) => named(checkpointId, names.checkpoint) },
    { label: text('eventGrid.remark'), value: ({ comment }) => comment },
    { label: text('eventGrid.confirmed'), kind: 'instant', value: ({ confirmedAt }) => confirmedAt },
    { label: text('eventGrid.confirmer'), value: ({ confirmedBy }) => confirmedBy },
    {
      label: text('eventGrid.column.comments'),
      kind: 'number',
      share: 0.6,
      value: ({ commentCount }) => commentCount,
    },
  ];
}
