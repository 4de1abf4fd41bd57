import { type DataGridColumn, DataGridPanel, useDataGrid } from '@patrolkit/react-components/data-grid';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useGridExport } from '@patrolkit/react-components/table-export';
import { type ReactElement, useMemo } from 'react';
import { Link } from 'react-router';
import { FilterRow } from '../../filters/filter-row.tsx';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import { useNumberWords } from '../statistics/number-words.ts';
import { addressOf } from '../statistics/statistics-address.rules.ts';
import { useFilterWords } from '../statistics/use-filter-words.ts';
import { useStatistics } from '../statistics/use-statistics.ts';
import { type CompanyCompliance, complianceByCompany } from './compliance.rules.ts';
import { PrintButton } from './print-button.tsx';
import type { ReportViewProps } from './report-view.types.ts';
import * as css from './reports-page.css.ts';

const keyOf = ({ companyId }: CompanyCompliance): number => companyId ?? 0;

/** How many of the planned checks each company's places had; a company leads to its statistics. */
export function ComplianceView({ filter, onFilterChange, choice, title }: ReportViewProps): ReactElement {
  const text = useText();
  const { directory } = useLive();
  const { intl } = usePatrol();
  const words = useNumberWords();
  const say = useFilterWords();
  const { companies, locations } = directory;
  const { now } = useStatistics(filter);
  const { answer, status, error, reload } = now;
  const rows = useMemo(
    () => complianceByCompany(answer?.byLocation ?? [], (id) => locations.get(id)?.companyId ?? null),
    [answer, locations],
  );
  const columns = useMemo<readonly DataGridColumn<CompanyCompliance>[]>(() => {
    const name = ({ companyId }: CompanyCompliance): string =>
      companyId === null ? text('console.reports.noCompany') : (companies.get(companyId)?.name ?? String(companyId));
    const count = (id: 'places' | 'planned' | 'done' | 'missed' | 'open', label: string) => ({
      id,
      label,
      width: '110px',
      cell: (row: CompanyCompliance) => words.count(row[id]),
      text: (row: CompanyCompliance) => String(row[id]),
      sortBy: (row: CompanyCompliance) => row[id],
    });
    return [
      {
        id: 'name',
        label: text('console.field.company'),
        width: 'minmax(180px, 1fr)',
        isRowHeader: true,
        cell: (row) => (
          <Link tabIndex={-1} to={`/statistics${addressOf({ ...filter, companyId: row.companyId })}`}>
            {name(row)}
          </Link>
        ),
        text: name,
        sortBy: name,
      },
      count('places', text('console.locations.title')),
      count('planned', text('console.statistics.planned')),
      count('done', text('console.statistics.read')),
      count('missed', text('console.statistics.missed')),
      count('open', text('console.statistics.open')),
      {
        id: 'rate',
        label: text('console.statistics.share'),
        width: '120px',
        cell: ({ rate }) => words.share(rate),
        text: ({ rate }) => words.share(rate),
        sortBy: ({ rate }) => rate ?? -1,
      },
    ];
  }, [companies, filter, text, words]);
  const notes = useMemo(() => [say(filter)], [say, filter]);
  const exporting = useGridExport<CompanyCompliance>({ name: 'patrol_compliance', title, notes });
  const grid = useDataGrid({
    rows,
    keyOf,
    columns,
    locale: intl.locale,
    defaultSort: { column: 'rate', direction: 'ascending' },
    defaultPageSize: 25,
  });
  const failure = error && alertTextOf(error);
  return (
    <div className={css.page}>
      <FilterRow
        end={<PrintButton />}
        filter={filter}
        onChange={onFilterChange}
        title={text('console.section.reports')}
      >
        {choice}
      </FilterRow>
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
      </DataGridPanel>
    </div>
  );
}
