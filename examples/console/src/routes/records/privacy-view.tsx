import type { DataGridColumn } from '@patrolkit/react-components/data-grid';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo, useState } from 'react';
import { textColumn } from '../../entities/text-column.ts';
import { FilterRow } from '../../filters/filter-row.tsx';
import { defaultFilter, periodOf } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import { useSession } from '../../services/use-session.ts';
import { LogGrid } from './log-grid.tsx';
import { PersonPanel } from './person-panel.tsx';
import * as css from './records.css.ts';
import { type TrackReading, trackReading } from './track-reading.rules.ts';
import { useLog } from './use-log.ts';

const keyOf = ({ auditId }: TrackReading): number => auditId;

/** Who has looked at whose track, and what is stored about one person: handed over, or removed for ever (C13). */
export function PrivacyView(): ReactElement {
  const text = useText();
  const { client } = useLive();
  const policies = useSession()?.policies ?? [];
  const { timeZone, now } = usePatrol();
  const [filter, setFilter] = useState(() => defaultFilter(timeZone, now()));
  const mayRead = policies.includes('audit.read');
  const load = useMemo(() => {
    const period = periodOf(filter, timeZone);
    return period && mayRead ? (page: object) => client.audit.get({ ...period, ...page, entity: 'position' }) : null;
  }, [client, filter, timeZone, mayRead]);
  const log = useLog(load);
  const { guardId } = filter;
  const rows = useMemo(
    () =>
      log.rows
        .flatMap((entry) => trackReading(entry) ?? [])
        .filter(({ guardIds }) => guardId === null || guardIds.includes(guardId)),
    [log.rows, guardId],
  );
  const title = text('console.privacy.readings');
  const columns = useReadingColumns();
  return (
    <div className={css.view}>
      <FilterRow
        filter={filter}
        hasCompany={false}
        hasLocation={false}
        onChange={setFilter}
        title={text('console.privacy.title')}
      />
      <div className={css.room}>
        {mayRead ? (
          <LogGrid
            className={css.list}
            columns={columns}
            emptyText={text('console.privacy.noneText')}
            emptyTitle={text('console.privacy.none')}
            fileName="track_readings"
            keyOf={keyOf}
            log={log}
            rows={rows}
            settingsName="trackReadings"
            title={title}
          />
        ) : (
          <p className={css.hint}>{text('console.privacy.noAudit')}</p>
        )}
        <PersonPanel canErase={policies.includes('users.write')} />
      </div>
    </div>
  );
}

function useReadingColumns(): readonly DataGridColumn<TrackReading>[] {
  const text = useText();
  const { directory } = useLive();
  const { timeZone } = usePatrol();
  const { users } = directory;
  return useMemo(() => {
    const when = (at: number | null): string => (at === null ? '' : formatDateTime(at, timeZone));
    return [
      {
        ...textColumn('at', text('console.statistics.when'), '130px', ({ at }) => when(at)),
        sortBy: ({ at }) => at,
        isDescendingFirst: true,
      },
      {
        ...textColumn('reader', text('console.privacy.reader'), 'minmax(130px, 1fr)', ({ reader }) => reader ?? ''),
        isRowHeader: true,
      },
      textColumn('whose', text('console.privacy.whose'), 'minmax(160px, 2fr)', ({ guardIds }) =>
        guardIds.map((id) => users.get(id)?.name ?? String(id)).join(', '),
      ),
      {
        ...textColumn('from', text('console.field.from'), '130px', ({ from }) => when(from)),
        sortBy: ({ from }) => from ?? 0,
      },
      { ...textColumn('to', text('console.field.to'), '130px', ({ to }) => when(to)), sortBy: ({ to }) => to ?? 0 },
    ];
  }, [text, timeZone, users]);
}
