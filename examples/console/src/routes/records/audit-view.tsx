import { Button, ComboField, SelectField } from '@patrolkit/react-components/controls';
import { type DataGridColumn, DataGridPanel, useDataGrid } from '@patrolkit/react-components/data-grid';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { type AuditEntry, formatDateTimeSeconds } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo, useState } from 'react';
import { useClippedColumns } from '../../entities/use-clipped-columns.tsx';
import { useGridExport } from '../../entities/use-grid-export.tsx';
import { useGridSettings } from '../../entities/use-grid-settings.ts';
import { choice } from '../../filters/filter-row.css.ts';
import { FilterRow } from '../../filters/filter-row.tsx';
import { defaultFilter, periodOf } from '../../filters/report-filter.ts';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import { AuditEntryPanel } from './audit-entry-panel.tsx';
import { actionWords, entityIds, entityWords } from './audit-words.ts';
import * as css from './records.css.ts';
import { useLog } from './use-log.ts';

const keyOf = ({ auditId }: AuditEntry): number => auditId;

/** Who did what, newest first; the chosen entry tells what was there before and after (C11). */
export function AuditView(): ReactElement {
  const text = useText();
  const { client, directory } = useLive();
  const { timeZone, now, intl } = usePatrol();
  const [filter, setFilter] = useState(() => defaultFilter(timeZone, now()));
  const [entity, setEntity] = useState<string | null>(null);
  const [userId, setUserId] = useState<number | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const load = useMemo(() => {
    const period = periodOf(filter, timeZone);
    return period && ((page: object) => client.audit.get({ ...period, ...page, ...given(entity, userId) }));
  }, [client, filter, entity, userId, timeZone]);
  const log = useLog(load);
  const title = text('console.audit.title');
  const exporting = useGridExport<AuditEntry>({ name: 'audit', title });
  const [settings, setSettings] = useGridSettings('audit');
  const grid = useDataGrid({
    rows: log.rows,
    keyOf,
    columns: useClippedColumns(useAuditColumns()),
    locale: intl.locale,
    defaultSort: { column: 'at', direction: 'descending' },
    defaultPageSize: 25,
    settings,
    onSettingsChange: setSettings,
    activeKey: openId,
    onActiveChange: setOpenId,
  });
  const open = log.rows.find(({ auditId }) => auditId === openId);
  const failure = log.error && alertTextOf(log.error);
  return (
    <div className={css.view}>
      <FilterRow
        filter={filter}
        hasCompany={false}
        hasGuard={false}
        hasLocation={false}
        onChange={setFilter}
        title={title}
      >
        <ComboField
          className={choice}
          isClearable
          label={text('console.audit.who')}
          onChange={setUserId}
          options={[...directory.users.values()].map(({ userId: id, name }) => ({ id, label: name }))}
          placeholder={text('console.filter.all')}
          value={userId}
        />
        <SelectField
          className={choice}
          isClearable
          label={text('console.audit.what')}
          onChange={setEntity}
          options={Object.entries(entityIds).map(([id, textId]) => ({ id, label: text(textId) }))}
          placeholder={text('console.filter.all')}
          value={entity}
        />
      </FilterRow>
      {exporting.status}
      <div className={css.room} data-open={open ? '' : undefined}>
        <DataGridPanel
          className={css.list}
          emptyTitle={text('console.audit.none')}
          errorText={failure ? text(failure.id, failure.values) : undefined}
          grid={grid}
          onExport={exporting.onExport}
          onRetry={log.reload}
          status={log.status}
          title={title}
          toolbarActions={log.hasMore && <Button onPress={log.loadMore}>{text('console.records.more')}</Button>}
        />
        <AuditEntryPanel entry={open ?? null} onClose={() => setOpenId(null)} />
      </div>
    </div>
  );
}

const given = (entity: string | null, userId: number | null) => ({
  ...(entity === null ? {} : { entity }),
  ...(userId === null ? {} : { userId }),
});

function useAuditColumns(): readonly DataGridColumn<AuditEntry>[] {
  const text = useText();
  const { timeZone } = usePatrol();
  return useMemo(() => {
    const column = (id: string, label: string, width: string, show: (row: AuditEntry) => string) => {
      return { id, label, width, cell: show, text: show, sortBy: show };
    };
    return [
      {
        ...column('at', text('console.statistics.when'), '150px', ({ at }) => formatDateTimeSeconds(at, timeZone)),
        sortBy: ({ auditId }) => auditId,
        isDescendingFirst: true,
      },
      {
        ...column(
          'who',
          text('console.audit.who'),
          'minmax(130px, 1fr)',
          ({ userName, userId }) => userName ?? (userId === null ? text('console.audit.server') : String(userId)),
        ),
        isRowHeader: true,
      },
      column('action', text('console.audit.action'), 'minmax(140px, 1fr)', (row) => actionWords(row, text)),
      column('what', text('console.audit.what'), 'minmax(130px, 1fr)', (row) => entityWords(row, text)),
      column('ip', text('console.audit.from'), '130px', ({ ip }) => ip ?? ''),
      column('code', text('console.audit.code'), '160px', ({ action }) => action),
    ];
  }, [text, timeZone]);
}
