import { formatDateTime } from '@patrolkit/sdk/model';
import type { Patrol } from '../provider/index.ts';
import type { ExportColumn, ExportTable } from '../table-export/index.ts';
import type { EventSearchProps, SearchQuery, SearchRow } from './event-search.types.ts';
import type { FoundEvents } from './use-event-search.ts';

/** Names of what can be looked for. @public */
export type SearchNames = Pick<EventSearchProps, 'locations' | 'checkpoints' | 'companies' | 'guards'>;

/** Name of the file (S2.111). */
const fileName = 'search_results';

type Column = ExportColumn<SearchRow>;

/** The eight columns of the print, in their order (S2.112). */
function printColumns({ text }: Patrol): readonly Column[] {
  /* Without a chip the back end writes the name of the type: people read it in their language. */
  const codeOf = ({ code, type }: SearchRow): string => (code === type ? text(`eventType.${type}`) : code);
  return [
    { label: text('eventSearch.file.number'), kind: 'number', share: 0.4, value: (_, index) => index + 1 },
    { label: text('eventSearch.file.startTime'), kind: 'instant', share: 1, value: ({ startsAt }) => startsAt },
    { label: text('eventSearch.file.readTagTime'), kind: 'instant', share: 1, value: ({ readAt }) => readAt },
    {
      label: text('eventSearch.file.readTagException'),
      share: 0.9,
      value: ({ readException }) => (readException === '' ? '' : text(`eventSearch.exception.${readException}`)),
    },
    { label: text('eventSearch.file.code'), share: 1, value: codeOf },
    { label: text('eventSearch.file.user'), share: 1.3, value: ({ guardName }) => guardName },
    { label: text('eventSearch.file.description'), share: 2.5, value: ({ description }) => description },
    { label: text('eventSearch.file.comment'), share: 2, value: ({ comment }) => comment },
  ];
}

/** What a spreadsheet can go on with: the columns of the print, and what has no room on paper. */
function dataColumns(patrol: Patrol): readonly Column[] {
  const { text } = patrol;
  return [
    ...printColumns(patrol),
    { label: text('eventSearch.file.id'), kind: 'number', value: ({ eventId }) => eventId },
    { label: text('eventSearch.file.eventTime'), kind: 'instant', value: ({ occurredAt }) => occurredAt },
    { label: text('eventSearch.file.type'), value: ({ type }) => text(`eventType.${type}`) },
    { label: text('eventSearch.file.confirmedAt'), kind: 'instant', value: ({ confirmedAt }) => confirmedAt },
    { label: text('eventSearch.file.confirmedBy'), value: ({ confirmedBy }) => confirmedBy },
    {
      label: text('eventSearch.file.latitude'),
      kind: 'number',
      value: ({ position }) => position?.latitude ?? null,
    },
    {
      label: text('eventSearch.file.longitude'),
      kind: 'number',
      value: ({ position }) => position?.longitude ?? null,
    },
  ];
}

/** The filters of a search in words; who or what nobody knows any more is told by his number. @internal */
export function filterWords(query: SearchQuery, names: SearchNames, { text }: Patrol): string {
  const asked: readonly (readonly [string, number | null, string | undefined])[] = [
    [
      text('eventSearch.field.location'),
      query.locationId,
      names.locations.find(({ locationId }) => locationId === query.locationId)?.name,
    ],
    [
      text('eventSearch.field.category'),
      query.checkpointId,
      names.checkpoints.find(({ checkpointId }) => checkpointId === query.checkpointId)?.name,
    ],
    [
      text('eventSearch.field.owner'),
      query.companyId,
      names.companies.find(({ companyId }) => companyId === query.companyId)?.name,
    ],
    [text('eventSearch.field.guard'), query.guardId, names.guards.find(({ userId }) => userId === query.guardId)?.name],
  ];
  const words = asked.flatMap(([label, id, name]) =>
    id === null ? [] : [text('eventSearch.note.filter', { label, value: name ?? String(id) })],
  );
  return words.length === 0
    ? text('eventSearch.note.noFilters')
    : text('eventSearch.note.filters', { filters: words.join(', ') });
}

/** Says how many of how many events are there; null when all are. @internal */
export function cutWords({ rows, total, isTruncated }: FoundEvents, { text }: Patrol): string | null {
  const shown = rows.length;
  if (!isTruncated && (total === null || total <= shown)) return null;
  return total === null ? text('eventSearch.cutUnknown', { shown }) : text('eventSearch.cut', { shown, total });
}

function notes(found: FoundEvents, names: SearchNames, patrol: Patrol): string[] {
  const { text, timeZone, now } = patrol;
  const at = (instant: number): string => formatDateTime(instant, timeZone);
  const cut = cutWords(found, patrol);
  return [
    text('eventSearch.note.period', { from: at(found.query.from), to: at(found.query.to) }),
    filterWords(found.query, names, patrol),
    text('eventSearch.note.timeZone', { timeZone }),
    text('eventSearch.note.printed', { at: at(now()) }),
    ...(cut === null ? [] : [cut]),
  ];
}

/** The result as it is printed: period, filters and zone above, eight columns below (S2.109 to S2.112). @public */
export function printTable(found: FoundEvents, names: SearchNames, patrol: Patrol): ExportTable<SearchRow> {
  return {
    name: fileName,
    title: patrol.text('eventSearch.results'),
    notes: notes(found, names, patrol),
    columns: printColumns(patrol),
    rows: found.rows,
    timeZone: patrol.timeZone,
  };
}

/** The result as a spreadsheet takes it. @public */
export function dataTable(found: FoundEvents, names: SearchNames, patrol: Patrol): ExportTable<SearchRow> {
  return { ...printTable(found, names, patrol), columns: dataColumns(patrol) };
}
