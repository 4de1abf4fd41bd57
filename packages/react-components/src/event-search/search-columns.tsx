import { formatDateTime, newestFirst } from '@patrolkit/sdk/model';
import type { DataGridColumn } from '../data-grid/index.ts';
import { eventTypeIcon } from '../icon/event-type-icon.ts';
import { Icon } from '../icon/icon.tsx';
import type { Patrol } from '../provider/index.ts';
import type { SearchRow } from './event-search.types.ts';

/** The four columns of the result, in their order (S2.113). @internal */
export function searchColumns({ text, timeZone, intl }: Patrol): readonly DataGridColumn<SearchRow>[] {
  const words = new Intl.Collator(intl.locale, { numeric: true });
  const byTime = (a: SearchRow, b: SearchRow): number => newestFirst(b, a);
  return [
    {
      id: 'id',
      label: text('eventSearch.column.id'),
      width: '64px',
      compare: (a, b) => a.eventId - b.eventId,
      isDescendingFirst: true,
      cell: ({ eventId }) => eventId,
    },
    {
      id: 'time',
      label: text('eventSearch.column.time'),
      width: '132px',
      compare: byTime,
      isDescendingFirst: true,
      cell: ({ occurredAt }) => <time>{formatDateTime(occurredAt, timeZone)}</time>,
    },
    {
      id: 'description',
      label: text('eventSearch.column.description'),
      width: 'minmax(180px, 1fr)',
      compare: (a, b) => words.compare(a.description, b.description) || byTime(a, b),
      cell: ({ type, description }) => (
        <span className="pk-EventSearch-description" title={description}>
          <span className="pk-EventSearch-type" data-event-type={type}>
            <Icon name={eventTypeIcon(type)} />
            {text(`eventType.${type}`)}
          </span>
          <span className="pk-EventSearch-text">{description}</span>
        </span>
      ),
    },
    {
      id: 'user',
      label: text('eventSearch.column.user'),
      width: 'minmax(80px, 180px)',
      compare: (a, b) => words.compare(a.guardName, b.guardName) || byTime(a, b),
      cell: ({ guardName }) => guardName,
    },
  ];
}
