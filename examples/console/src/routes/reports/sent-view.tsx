import type { DataGridColumn } from '@patrolkit/react-components/data-grid';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime, type ReportDelivery } from '@patrolkit/sdk/model';
import { type ReactElement, useCallback, useMemo } from 'react';
import { textColumn } from '../../entities/text-column.ts';
import * as row from '../../filters/filter-row.css.ts';
import { useText } from '../../services/texts.ts';
import { LogGrid } from '../records/log-grid.tsx';
import { useLog } from '../records/use-log.ts';
import { useDeliveryWords } from './delivery-words.ts';
import * as css from './mailed.css.ts';
import { mailedReportIds } from './mailed-words.ts';
import type { ReportViewProps } from './report-view.types.ts';

const keyOf = ({ deliveryId }: ReportDelivery): number => deliveryId;

/** What was sent of the mailed reports: when, to whom, how much, and why not. */
export function SentView({ choice, title }: ReportViewProps): ReactElement {
  const text = useText();
  const { client } = useLive();
  const log = useLog(useCallback((page: object) => client.reportSchedule.getDeliveries(page), [client]));
  return (
    <div className={css.page}>
      <search className={row.row}>
        <h1 className={row.title}>{text('console.section.reports')}</h1>
        {choice}
      </search>
      <LogGrid
        columns={useDeliveryColumns()}
        emptyTitle={text('console.sent.none')}
        fileName="sent_reports"
        keyOf={keyOf}
        log={log}
        rows={log.rows}
        settingsName="sentReports"
        title={title}
      />
    </div>
  );
}

function useDeliveryColumns(): readonly DataGridColumn<ReportDelivery>[] {
  const text = useText();
  const { timeZone } = usePatrol();
  const words = useDeliveryWords();
  return useMemo(() => {
    return [
      {
        ...textColumn('at', text('console.sent.at'), '136px', ({ at }) => formatDateTime(at, timeZone)),
        sortBy: ({ at }) => at,
        isDescendingFirst: true,
      },
      {
        ...textColumn('name', text('console.field.name'), 'minmax(130px, 1fr)', ({ name }) => name),
        isRowHeader: true,
      },
      textColumn('report', text('console.mailed.report'), 'minmax(120px, 1fr)', (row) =>
        text(mailedReportIds[row.report]),
      ),
      { ...textColumn('period', text('console.sent.period'), '260px', words.period), sortBy: ({ from }) => from ?? 0 },
      textColumn('to', text('console.sent.to'), 'minmax(140px, 2fr)', ({ emails }) => emails.join(', ')),
      {
        ...textColumn('rows', text('console.sent.rows'), '80px', ({ rows }) => (rows === null ? '' : String(rows))),
        sortBy: ({ rows }) => rows ?? -1,
      },
      textColumn('by', text('console.sent.by'), 'minmax(100px, 1fr)', words.by),
      textColumn('state', text('console.sent.state'), 'minmax(130px, 2fr)', words.state),
    ];
  }, [text, timeZone, words]);
}
