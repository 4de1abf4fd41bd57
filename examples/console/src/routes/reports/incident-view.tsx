import { type DataGridColumn, DataGridPanel, useDataGrid } from '@patrolkit/react-components/data-grid';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useGridExport } from '@patrolkit/react-components/table-export';
import { type EventReportRow, formatDateTime } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { FilterRow } from '../../filters/filter-row.tsx';
import { periodOf } from '../../filters/report-filter.ts';
import { useAsked } from '../../filters/use-asked.ts';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import * as room from '../records/records.css.ts';
import { IncidentPanel } from './incident-panel.tsx';
import { PrintButton } from './print-button.tsx';
import type { ReportViewProps } from './report-view.types.ts';

const noRows: readonly EventReportRow[] = [];
const keyOf = ({ eventId }: EventReportRow): number => eventId;

/** The events of a period, and everything that is known of the chosen one. The address names it. */
export function IncidentView({ filter, onFilterChange, choice, title }: ReportViewProps): ReactElement {
  const text = useText();
  const { client } = useLive();
  const { timeZone, intl, text: shared } = usePatrol();
  const [search, setSearch] = useSearchParams();
  const chosenId = Number(search.get('event') ?? 0);
  const ask = useMemo(() => {
    const period = periodOf(filter, timeZone);
    if (!period) return null;
    const { companyId, locationId, guardId } = filter;
    return () =>
      client.event.report({
        ...period,
        companyId: companyId ?? undefined,
        locationId: locationId ?? undefined,
        guardId: guardId ?? undefined,
      });
  }, [client, filter, timeZone]);
  const { answer, status, error, reload } = useAsked(ask);
  const rows = answer?.rows ?? noRows;
  const types = useMemo(() => [...new Set(rows.map(({ type }) => type))].sort(), [rows]);
  const columns = useMemo<readonly DataGridColumn<EventReportRow>[]>(() => {
    const type = ({ type }: EventReportRow): string => shared(`eventType.${type}`);
    const at = ({ occurredAt }: EventReportRow): string => formatDateTime(occurredAt, timeZone);
    return [
      {
        id: 'id',
        label: text('console.routes.id'),
        width: '70px',
        cell: ({ eventId }) => eventId,
        text: ({ eventId }) => String(eventId),
        sortBy: keyOf,
      },
      {
        id: 'at',
        label: text('console.statistics.when'),
        width: '130px',
        cell: at,
        text: at,
        sortBy: ({ occurredAt }) => occurredAt,
        isDescendingFirst: true,
      },
      {
        id: 'type',
        label: text('console.reports.kind'),
        width: '130px',
        cell: type,
        text: type,
        sortBy: type,
        filter: {
          options: types.map((id) => ({ id, label: shared(`eventType.${id}`) })),
          matches: (row, id) => row.type === id,
        },
      },
      {
        id: 'guard',
        label: text('console.role.Guard'),
        width: 'minmax(120px, 1fr)',
        isRowHeader: true,
        cell: ({ guardName }) => guardName,
        text: ({ guardName }) => guardName,
        sortBy: ({ guardName }) => guardName,
      },
      {
        id: 'words',
        label: text('console.field.description'),
        width: 'minmax(140px, 2fr)',
        cell: ({ description }) => description,
        text: ({ description }) => description,
        sortBy: ({ description }) => description,
      },
    ];
  }, [shared, text, timeZone, types]);
  const grid = useDataGrid({
    rows,
    keyOf,
    columns,
    locale: intl.locale,
    defaultSort: { column: 'at', direction: 'descending' },
    defaultPageSize: 25,
    activeKey: chosenId || null,
    onActiveChange: (eventId) => setSearch(`?report=incident&event=${eventId}`, { replace: true }),
  });
  const exporting = useGridExport<EventReportRow>({ name: 'incidents', title });
  const failure = error && alertTextOf(error);
  const chosen = rows.find(({ eventId }) => eventId === chosenId) ?? null;
  return (
    <div className={room.view}>
      <FilterRow
        end={<PrintButton />}
        filter={filter}
        onChange={onFilterChange}
        title={text('console.section.reports')}
      >
        {choice}
      </FilterRow>
      <div className={room.room} data-open={chosen ? '' : undefined}>
        <DataGridPanel
          className={room.list}
          emptyTitle={text('console.reports.none')}
          errorText={failure ? text(failure.id, failure.values) : undefined}
          grid={grid}
          onExport={exporting.onExport}
          onRetry={reload}
          staleText={answer?.isTruncated ? text('console.statistics.cut') : undefined}
          status={status}
          title={title}
        >
          {exporting.status}
        </DataGridPanel>
        <IncidentPanel event={chosen} onClose={() => setSearch('?report=incident', { replace: true })} />
      </div>
    </div>
  );
}
