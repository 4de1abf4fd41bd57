import { Button } from '@patrolkit/react-components/controls';
import { type DataGridColumn, DataGridPanel, useDataGrid } from '@patrolkit/react-components/data-grid';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useGridExport } from '@patrolkit/react-components/table-export';
import { formatCoordinates, formatDateTime, type PatrolRoute, routeStatus } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { FilterRow } from '../../filters/filter-row.tsx';
import { defaultFilter, periodOf, type ReportFilter } from '../../filters/report-filter.ts';
import { useAsked } from '../../filters/use-asked.ts';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import { useSession } from '../../services/use-session.ts';
import * as css from '../reports/reports-page.css.ts';
import { ManualRouteDialog } from './manual-route-dialog.tsx';
import { replayAddress } from './replay-address.rules.ts';
import { routesIn } from './routes-in.rules.ts';
import { roundOf } from './track-period.rules.ts';

/** Planned and past rounds of a period, and rounds made by hand (S1.24); each leads to its track. */
export function RoutesView(): ReactElement {
  const text = useText();
  const { client, directory } = useLive();
  const { timeZone, now, intl } = usePatrol();
  const canWrite = useSession()?.policies.includes('schedule.write') ?? false;
  const [filter, setFilter] = useState<ReportFilter>(() => defaultFilter(timeZone, now()));
  const [isMaking, setMaking] = useState(false);
  const ask = useMemo(() => {
    const period = periodOf(filter, timeZone);
    return period && (() => client.route.get(period));
  }, [client, filter, timeZone]);
  const asked = useAsked(ask);
  const rows = useMemo(() => routesIn(asked.answer ?? [], filter), [asked.answer, filter]);
  const columns = useMemo<readonly DataGridColumn<PatrolRoute>[]>(() => {
    const company = ({ companyId }: PatrolRoute): string =>
      companyId === null ? '' : (directory.companies.get(companyId)?.name ?? '');
    const status = (route: PatrolRoute): string =>
      text(routeStatus(route, now()).status === 'active' ? 'console.routes.active' : 'console.routes.inactive');
    const at = (instant: number | null): string => (instant === null ? '' : formatDateTime(instant, timeZone));
    return [
      {
        id: 'id',
        label: text('console.routes.id'),
        width: '70px',
        cell: ({ routeId }) => routeId,
        text: ({ routeId }) => String(routeId),
        sortBy: ({ routeId }) => routeId,
      },
      {
        id: 'start',
        label: text('console.routes.start'),
        width: '130px',
        cell: ({ startsAt }) => at(startsAt),
        text: ({ startsAt }) => at(startsAt),
        sortBy: ({ startsAt }) => startsAt,
        isDescendingFirst: true,
      },
      {
        id: 'end',
        label: text('console.routes.end'),
        width: '130px',
        cell: ({ endsAt }) => at(endsAt),
        text: ({ endsAt }) => at(endsAt),
        sortBy: ({ endsAt }) => endsAt,
      },
      {
        id: 'guard',
        label: text('console.role.Guard'),
        width: 'minmax(140px, 1fr)',
        isRowHeader: true,
        cell: ({ guardName }) => guardName,
        text: ({ guardName }) => guardName,
        sortBy: ({ guardName }) => guardName,
      },
      {
        id: 'company',
        label: text('console.field.company'),
        width: 'minmax(120px, 1fr)',
        cell: company,
        text: company,
        sortBy: company,
      },
      {
        id: 'source',
        label: text('console.routes.source'),
        width: '110px',
        cell: ({ ruleId }) => text(ruleId === null ? 'console.routes.manual' : 'console.routes.rule'),
        text: ({ ruleId }) => text(ruleId === null ? 'console.routes.manual' : 'console.routes.rule'),
      },
      {
        id: 'place',
        label: text('console.routes.place'),
        width: '160px',
        cell: ({ position }) => formatCoordinates(position),
        text: ({ position }) => formatCoordinates(position),
      },
      {
        id: 'contact',
        label: text('console.field.lastContact'),
        width: '130px',
        cell: ({ lastContactAt }) => at(lastContactAt),
        text: ({ lastContactAt }) => at(lastContactAt),
        sortBy: ({ lastContactAt }) => lastContactAt ?? 0,
      },
      { id: 'status', label: text('console.routes.status'), width: '90px', cell: status, text: status, sortBy: status },
      {
        id: 'track',
        label: text('console.replay.track'),
        width: '110px',
        cell: (route) => {
          const period = roundOf(route, now());
          return period === null ? null : (
            <Link
              aria-label={text('console.replay.showOf', { name: route.guardName })}
              tabIndex={-1}
              to={replayAddress({ guardId: route.guardId, ...period })}
            >
              {text('console.replay.show')}
            </Link>
          );
        },
      },
    ];
  }, [directory.companies, text, timeZone, now]);
  const grid = useDataGrid({
    rows,
    keyOf: ({ routeId }) => routeId,
    columns,
    locale: intl.locale,
    defaultSort: { column: 'start', direction: 'descending' },
    defaultPageSize: 25,
  });
  const exporting = useGridExport<PatrolRoute>({ name: 'guard_routes', title: text('console.section.guardRoutes') });
  const failure = asked.error && alertTextOf(asked.error);
  return (
    <div className={css.page}>
      <FilterRow filter={filter} hasLocation={false} onChange={setFilter} title={text('console.section.guardRoutes')} />
      <DataGridPanel
        className={css.grid}
        emptyTitle={text('console.routes.none')}
        errorText={failure ? text(failure.id, failure.values) : undefined}
        grid={grid}
        onExport={exporting.onExport}
        onRetry={asked.reload}
        status={asked.status}
        title={text('console.section.guardRoutes')}
        toolbarActions={
          canWrite && (
            <Button onPress={() => setMaking(true)} variant="primary">
              <Icon name="plus" />
              {text('console.routes.new')}
            </Button>
          )
        }
      >
        {exporting.status}
      </DataGridPanel>
      {isMaking && <ManualRouteDialog onClose={() => setMaking(false)} onSaved={asked.reload} />}
    </div>
  );
}
