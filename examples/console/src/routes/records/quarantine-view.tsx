import { IconButton } from '@patrolkit/react-components/controls';
import type { DataGridColumn } from '@patrolkit/react-components/data-grid';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTimeSeconds, type QuarantinedReport } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo, useState } from 'react';
import { textColumn } from '../../entities/text-column.ts';
import { FilterRow } from '../../filters/filter-row.tsx';
import { defaultFilter, periodOf } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import { LogGrid } from './log-grid.tsx';
import * as css from './records.css.ts';
import { useLog } from './use-log.ts';

const keyOf = ({ quarantineId }: QuarantinedReport): number => quarantineId;

/** What phones sent and the server did not believe, with its reason and the very bytes (part F of the contract). */
export function QuarantineView(): ReactElement {
  const text = useText();
  const { client } = useLive();
  const { timeZone, now } = usePatrol();
  const [filter, setFilter] = useState(() => defaultFilter(timeZone, now()));
  const [openId, setOpenId] = useState<number | null>(null);
  const load = useMemo(() => {
    const period = periodOf(filter, timeZone);
    return period && ((page: object) => client.quarantine.get({ ...period, ...page }));
  }, [client, filter, timeZone]);
  const log = useLog(load);
  const title = text('console.quarantine.title');
  const rows = useMemo(
    () => log.rows.filter(({ guardId }) => filter.guardId === null || guardId === filter.guardId),
    [log.rows, filter.guardId],
  );
  const open = rows.find(({ quarantineId }) => quarantineId === openId);
  return (
    <div className={css.view}>
      <FilterRow filter={filter} hasCompany={false} hasLocation={false} onChange={setFilter} title={title} />
      <div className={css.room} data-open={open ? '' : undefined}>
        <LogGrid
          className={css.list}
          columns={useQuarantineColumns()}
          emptyText={text('console.quarantine.noneText')}
          emptyTitle={text('console.quarantine.none')}
          fileName="quarantine"
          keyOf={keyOf}
          log={log}
          onOpen={setOpenId}
          openId={openId}
          rows={rows}
          settingsName="quarantine"
          title={title}
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
    return [
      {
        ...textColumn('at', text('console.quarantine.received'), '150px', ({ receivedAt }) =>
          formatDateTimeSeconds(receivedAt, timeZone),
        ),
        sortBy: ({ receivedAt }) => receivedAt,
        isDescendingFirst: true,
      },
      textColumn('guard', text('console.role.Guard'), 'minmax(130px, 1fr)', ({ guardId }) =>
        guardId === null ? text('console.quarantine.nobody') : (users.get(guardId)?.name ?? String(guardId)),
      ),
      {
        ...textColumn('reason', text('console.quarantine.reason'), 'minmax(200px, 2fr)', ({ reason }) => reason),
        isRowHeader: true,
      },
      textColumn('raw', text('console.quarantine.data'), 'minmax(160px, 2fr)', ({ raw }) => raw),
    ];
  }, [text, timeZone, users]);
}
