import { Button, IconButton } from '@patrolkit/react-components/controls';
import { type DataGridColumn, DataGridPanel, useDataGrid } from '@patrolkit/react-components/data-grid';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTimeSeconds, type QuarantinedReport } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo, useState } from 'react';
import { useClippedColumns } from '../../entities/use-clipped-columns.tsx';
import { useGridExport } from '../../entities/use-grid-export.tsx';
import { useGridSettings } from '../../entities/use-grid-settings.ts';
import { FilterRow } from '../../filters/filter-row.tsx';
import { defaultFilter, periodOf } from '../../filters/report-filter.ts';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import * as css from './records.css.ts';
import { useLog } from './use-log.ts';

const keyOf = ({ quarantineId }: QuarantinedReport): number => quarantineId;

/** What phones sent and the server did not believe, with its reason and the very bytes (part F of the contract). */
export function QuarantineView(): ReactElement {
  const text = useText();
  const { client } = useLive();
  const { timeZone, now, intl } = usePatrol();
  const [filter, setFilter] = useState(() => defaultFilter(timeZone, now()));
  const [openId, setOpenId] = useState<number | null>(null);
  const load = useMemo(() => {
    const period = periodOf(filter, timeZone);
    return period && ((page: object) => client.quarantine.get({ ...period, ...page }));
  }, [client, filter, timeZone]);
  const log = useLog(load);
  const title = text('console.quarantine.title');
  const exporting = useGridExport<QuarantinedReport>({ name: 'quarantine', title });
  const [settings, setSettings] = useGridSettings('quarantine');
  const rows = useMemo(
    () => log.rows.filter(({ guardId }) => filter.guardId === null || guardId === filter.guardId),
    [log.rows, filter.guardId],
  );
  const grid = useDataGrid({
    rows,
    keyOf,
    columns: useClippedColumns(useQuarantineColumns()),
    locale: intl.locale,
    defaultSort: { column: 'at', direction: 'descending' },
    defaultPageSize: 25,
    settings,
    onSettingsChange: setSettings,
    activeKey: openId,
    onActiveChange: setOpenId,
  });
  const open = rows.find(({ quarantineId }) => quarantineId === openId);
  const failure = log.error && alertTextOf(log.error);
  return (
    <div className={css.view}>
      <FilterRow filter={filter} hasCompany={false} hasLocation={false} onChange={setFilter} title={title} />
      {exporting.status}
      <div className={css.room} data-open={open ? '' : undefined}>
        <DataGridPanel
          className={css.list}
          emptyText={text('console.quarantine.noneText')}
          emptyTitle={text('console.quarantine.none')}
          errorText={failure ? text(failure.id, failure.values) : undefined}
          grid={grid}
          onExport={exporting.onExport}
          onRetry={log.reload}
          status={log.status}
          title={title}
          toolbarActions={log.hasMore && <Button onPress={log.loadMore}>{text('console.records.more')}</Button>}
        />
        {open ? (
          <section aria-label={open.reason} className={css.panel}>
            <header className={css.panelHead}>
              <h2 className={css.panelTitle}>{open.reason}</h2>
              <IconButton icon="close" label={text('console.entity.close')} onPress={() => setOpenId(null)} />
            </header>
            <div className={css.panelBody}>
              <p className={css.quiet}>{text('console.quarantine.raw')}</p>
              <pre className={css.raw}>{open.raw}</pre>
            </div>
          </section>
        ) : (
          <p className={css.hint}>{text('console.quarantine.choose')}</p>
        )}
      </div>
    </div>
  );
}

function useQuarantineColumns(): readonly DataGridColumn<QuarantinedReport>[] {
  const text = useText();
  const { directory } = useLive();
  const { timeZone } = usePatrol();
  const { users } = directory;
  return useMemo(() => {
    const column = (id: string, label: string, width: string, show: (row: QuarantinedReport) => string) => {
      return { id, label, width, cell: show, text: show, sortBy: show };
    };
    return [
      {
        ...column('at', text('console.quarantine.received'), '150px', ({ receivedAt }) =>
          formatDateTimeSeconds(receivedAt, timeZone),
        ),
        sortBy: ({ receivedAt }) => receivedAt,
        isDescendingFirst: true,
      },
      column('guard', text('console.role.Guard'), 'minmax(130px, 1fr)', ({ guardId }) =>
        guardId === null ? text('console.quarantine.nobody') : (users.get(guardId)?.name ?? String(guardId)),
      ),
      {
        ...column('reason', text('console.quarantine.reason'), 'minmax(200px, 2fr)', ({ reason }) => reason),
        isRowHeader: true,
      },
      column('raw', text('console.quarantine.data'), 'minmax(160px, 2fr)', ({ raw }) => raw),
    ];
  }, [text, timeZone, users]);
}
