import { type DataGridColumn, DataGridPanel, useDataGrid } from '@patrolkit/react-components/data-grid';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useGridExport } from '@patrolkit/react-components/table-export';
import { formatDateTime, type MachineReport, type MachineReportType } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { FilterRow } from '../../filters/filter-row.tsx';
import { periodOf } from '../../filters/report-filter.ts';
import { type Asked, useAsked } from '../../filters/use-asked.ts';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import { PrintButton } from './print-button.tsx';
import { type ReportRow, reportCell, reportRows } from './report-cells.rules.ts';
import { columnLabel, columnWidth } from './report-columns.ts';
import type { ReportViewProps } from './report-view.types.ts';
import * as css from './reports-page.css.ts';

/** One of the reports on the guards' devices (C9). */
export function MachineReportView(props: ReportViewProps & { type: MachineReportType }): ReactElement {
  const { filter, onFilterChange, choice, title, type } = props;
  const text = useText();
  const { client } = useLive();
  const { timeZone } = usePatrol();
  const ask = useMemo(() => {
    const period = periodOf(filter, timeZone);
    if (!period) return null;
    const { companyId, guardId } = filter;
    return () =>
      client.report.getMachineReport({
        type,
        ...period,
        ...(companyId === null ? {} : { companyId }),
        ...(guardId === null ? {} : { guardId }),
      });
  }, [client, type, filter, timeZone]);
  return (
    <div className={css.page}>
      <FilterRow
        end={<PrintButton />}
        filter={filter}
        hasLocation={false}
        onChange={onFilterChange}
        title={text('console.section.reports')}
      >
        {choice}
      </FilterRow>
      <ReportGrid asked={useAsked(ask)} name={type} title={title} />
    </div>
  );
}

interface ReportGridProps {
  name: string;
  title: string;
  asked: Asked<MachineReport>;
}

function ReportGrid({ name, title, asked }: ReportGridProps): ReactElement {
  const text = useText();
  const { timeZone, intl } = usePatrol();
  const { answer: report, status, error, reload } = asked;
  const rows = useMemo(() => reportRows(report), [report]);
  const yesNo = useMemo(() => ({ yes: text('console.yes'), no: text('console.no') }), [text]);
  const columns = useMemo<readonly DataGridColumn<ReportRow>[]>(
    () =>
      (report?.columns ?? []).map((column) => {
        const { key } = column;
        const show = (row: ReportRow): string => reportCell(row.cells[key], timeZone, yesNo);
        return {
          id: key,
          label: columnLabel(column, text),
          width: columnWidth(column),
          isRowHeader: key === 'userName',
          cell: show,
          text: show,
          sortBy: ({ cells }) =>
            typeof cells[key] === 'number' ? cells[key] : reportCell(cells[key], timeZone, yesNo),
        };
      }),
    [report, timeZone, text, yesNo],
  );
  const exporting = useGridExport<ReportRow>({ name, title });
  const grid = useDataGrid({
    rows,
    keyOf: ({ id }) => id,
    columns,
    locale: intl.locale,
    defaultPageSize: 25,
  });
  const failure = error && alertTextOf(error);
  return (
    <DataGridPanel
      className={css.grid}
      emptyTitle={text('console.reports.none')}
      errorText={failure ? text(failure.id, failure.values) : undefined}
      grid={grid}
      onExport={exporting.onExport}
      onRetry={reload}
      status={status}
      title={title}
    >
      {exporting.status}
      {report && (
        <p className={css.foot}>
          {text('console.reports.generated', { time: formatDateTime(report.generatedAt, timeZone) })}
          {report.footer &&
            report.columns.map((column) =>
              report.footer?.[column.key] == null ? null : (
                <span key={column.key}>
                  {columnLabel(column, text)}: {reportCell(report.footer[column.key], timeZone, yesNo)}
                </span>
              ),
            )}
        </p>
      )}
    </DataGridPanel>
  );
}
