import { Button, ComboField, SelectField } from '@patrolkit/react-components/controls';
import type { DataGridColumn } from '@patrolkit/react-components/data-grid';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { type AuditEntry, formatDateTimeSeconds } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo, useState } from 'react';
import { textColumn } from '../../entities/text-column.ts';
import { choice } from '../../filters/filter-row.css.ts';
import { FilterRow } from '../../filters/filter-row.tsx';
import { defaultFilter, periodOf } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import { AuditCheckResult } from './audit-check.tsx';
import { AuditEntryPanel } from './audit-entry-panel.tsx';
import { actionWords, entityIds, entityWords } from './audit-words.ts';
import { LogGrid } from './log-grid.tsx';
import * as css from './records.css.ts';
import { useAuditCheck } from './use-audit-check.ts';
import { useLog } from './use-log.ts';

const keyOf = ({ auditId }: AuditEntry): number => auditId;

/** Who did what, newest first; the chosen entry tells what was there before and after (C11). */
export function AuditView(): ReactElement {
  const text = useText();
  const { client, directory } = useLive();
  const { timeZone, now } = usePatrol();
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
  const { check, start, stop } = useAuditCheck();
  const open = log.rows.find(({ auditId }) => auditId === openId);
  return (
    <div className={css.view}>
      <FilterRow
        end={
          <Button isDisabled={check.status === 'running'} onPress={start}>
            <Icon name="check-circle" />
            {text('console.audit.verify')}
          </Button>
        }
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
      <AuditCheckResult check={check} onStart={start} onStop={stop} />
      <div className={css.room} data-open={open ? '' : undefined}>
        <LogGrid
          className={css.list}
          columns={useAuditColumns()}
          emptyTitle={text('console.audit.none')}
          fileName="audit"
          keyOf={keyOf}
          log={log}
          onOpen={setOpenId}
          openId={openId}
          rows={log.rows}
          settingsName="audit"
          title={title}
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
    return [
      {
        ...textColumn('at', text('console.statistics.when'), '150px', ({ at }) => formatDateTimeSeconds(at, timeZone)),
        sortBy: ({ auditId }) => auditId,
        isDescendingFirst: true,
      },
      {
        ...textColumn(
          'who',
          text('console.audit.who'),
          'minmax(130px, 1fr)',
          ({ userName, userId }) => userName ?? (userId === null ? text('console.audit.server') : String(userId)),
        ),
        isRowHeader: true,
      },
      textColumn('action', text('console.audit.action'), 'minmax(140px, 1fr)', (row) => actionWords(row, text)),
      textColumn('what', text('console.audit.what'), 'minmax(130px, 1fr)', (row) => entityWords(row, text)),
      textColumn('ip', text('console.audit.from'), '130px', ({ ip }) => ip ?? ''),
      textColumn('code', text('console.audit.code'), '160px', ({ action }) => action),
    ];
  }, [text, timeZone]);
}
