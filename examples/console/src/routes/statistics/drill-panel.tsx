import { ModalDialog } from '@patrolkit/react-components/controls';
import { type DataGridColumn, DataGridPanel, useDataGrid } from '@patrolkit/react-components/data-grid';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useGridExport } from '@patrolkit/react-components/table-export';
import { formatDateTime } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { Link } from 'react-router';
import type { ReportFilter } from '../../filters/report-filter.ts';
import { alertTextOf } from '../../services/alert-text.ts';
import { type TextId, useText } from '../../services/texts.ts';
import * as css from './drill-panel.css.ts';
import { type DrillRow, eventTypesOf } from './drill-rows.rules.ts';
import { addressOf, type Drill, type NumberName } from './statistics-address.rules.ts';
import { useDrill } from './use-drill.ts';

/** Names of the numbers. */
const nameIds: Readonly<Record<NumberName, TextId>> = {
  planned: 'console.statistics.planned',
  done: 'console.statistics.done',
  missed: 'console.statistics.missed',
  open: 'console.statistics.open',
  alarms: 'console.statistics.alarms',
  panics: 'console.statistics.panics',
  exceptions: 'console.statistics.exceptions',
  notMoving: 'console.statistics.notMoving',
  notConnected: 'console.statistics.notConnected',
};

/** Props of {@link DrillPanel}. */
export interface DrillPanelProps {
  filter: ReportFilter;
  drill: Drill;
  /** What the rows are narrowed to, in words. */
  subtitle: string;
  onClose: () => void;
}

/** The rows behind a number: as many as it says. */
export function DrillPanel({ filter, drill, subtitle, onClose }: DrillPanelProps): ReactElement {
  const text = useText();
  const { intl } = usePatrol();
  const asked = useDrill(filter, drill);
  const title = text(nameIds[drill.what]);
  const rows = asked.answer?.rows ?? noRows;
  const notes = useMemo(() => [subtitle], [subtitle]);
  const exporting = useGridExport<DrillRow>({ name: `statistics_${drill.what}`, title, notes });
  const grid = useDataGrid({
    rows,
    keyOf,
    columns: useDrillColumns(filter, eventTypesOf(drill.what) !== null),
    locale: intl.locale,
    defaultSort: { column: 'at', direction: 'descending' },
    defaultPageSize: 25,
  });
  const failure = asked.error && alertTextOf(asked.error);
  return (
    <ModalDialog isOpen onClose={onClose} size="xl" subtitle={subtitle} title={title}>
      {exporting.status}
      <DataGridPanel
        className={css.rows}
        emptyTitle={text('console.statistics.nothing')}
        errorText={failure ? text(failure.id, failure.values) : undefined}
        grid={grid}
        onExport={exporting.onExport}
        onRetry={asked.reload}
        staleText={asked.answer?.isTruncated ? text('console.statistics.cut') : undefined}
        status={asked.status}
        title={title}
      />
    </ModalDialog>
  );
}

const noRows: readonly DrillRow[] = [];
const keyOf = ({ id }: DrillRow): number => id;

function useDrillColumns(filter: ReportFilter, areEvents: boolean): readonly DataGridColumn<DrillRow>[] {
  const text = useText();
  const { timeZone, text: shared } = usePatrol();
  return useMemo(() => {
    const when = (at: number | null): string => (at === null ? '' : formatDateTime(at, timeZone));
    const state = ({ state }: DrillRow): string => {
      if (state === 'open') return text('console.statistics.open');
      if (state === 'done') return text('console.statistics.read');
      if (state === 'missed') return text('console.statistics.missed');
      return shared(`eventType.${state}`);
    };
    const shownBy = (id: string, label: string, width: string, show: (row: DrillRow) => string) => ({
      id,
      label,
      width,
      cell: show,
      text: show,
      sortBy: show,
    });
    return [
      {
        ...shownBy('id', text('console.routes.id'), '80px', ({ id }) => String(id)),
        /* Everything that is known of an event stands in its report. */
        cell: ({ id }) =>
          areEvents ? (
            <Link tabIndex={-1} to={`/reports${addressOf(filter)}&report=incident&event=${id}`}>
              {id}
            </Link>
          ) : (
            id
          ),
        sortBy: ({ id }) => id,
      },
      {
        ...shownBy('at', text('console.statistics.when'), '140px', ({ at }) => when(at)),
        sortBy: ({ at }) => at,
        isDescendingFirst: true,
      },
      shownBy('guard', text('console.role.Guard'), 'minmax(140px, 1fr)', ({ guardName }) => guardName),
      {
        ...shownBy('about', text('console.statistics.what'), 'minmax(200px, 2fr)', ({ about }) => about),
        isRowHeader: true,
      },
      shownBy('state', text('console.statistics.state'), '130px', state),
      {
        ...shownBy(
          'ended',
          text(areEvents ? 'console.statistics.confirmedAt' : 'console.statistics.readAt'),
          '140px',
          ({ endedAt }) => when(endedAt),
        ),
        sortBy: ({ endedAt }) => endedAt ?? 0,
      },
    ];
  }, [filter, areEvents, text, shared, timeZone]);
}
