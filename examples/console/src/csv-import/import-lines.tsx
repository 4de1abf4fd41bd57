import { type DataGridColumn, DataGridPanel, useDataGrid } from '@patrolkit/react-components/data-grid';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useGridExport } from '@patrolkit/react-components/table-export';
import { type ReactElement, useMemo } from 'react';
import { useText } from '../services/texts.ts';
import type { PlannedLine } from './import.types.ts';
import * as css from './import-dialog.css.ts';
import { kindIds, lineWords } from './line-words.ts';

/** Props of {@link ImportLines}. */
export interface ImportLinesProps {
  lines: readonly PlannedLine<unknown>[];
  /** Name of the rows, for the file of a download. */
  name: string;
}

const kinds = ['bad', 'new', 'change', 'same'] as const;
const keyOf = ({ line }: PlannedLine<unknown>): number => line;

/** What each line of a file will do, the bad ones first; can be filtered and taken along as a file. */
export function ImportLines({ lines, name }: ImportLinesProps): ReactElement {
  const text = useText();
  const { intl } = usePatrol();
  const columns = useMemo<readonly DataGridColumn<PlannedLine<unknown>>[]>(() => {
    const kind = (line: PlannedLine<unknown>): string => text(kindIds[line.kind]);
    const words = (line: PlannedLine<unknown>): string => lineWords(line, text);
    return [
      {
        id: 'line',
        label: text('console.import.line'),
        width: '70px',
        cell: ({ line }) => line,
        text: ({ line }) => String(line),
        sortBy: ({ line }) => line,
      },
      {
        id: 'kind',
        label: text('console.import.does'),
        width: '120px',
        cell: kind,
        text: kind,
        filter: {
          options: kinds.map((id) => ({ id, label: text(kindIds[id]) })),
          matches: (line, id) => line.kind === id,
        },
        compare: (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
      },
      {
        id: 'name',
        label: text('console.field.name'),
        width: 'minmax(140px, 1fr)',
        isRowHeader: true,
        cell: (line) => line.name,
        text: (line) => line.name,
        sortBy: (line) => line.name,
      },
      { id: 'words', label: text('console.import.what'), width: 'minmax(280px, 3fr)', cell: words, text: words },
    ];
  }, [text]);
  const title = text('console.import.lines');
  const exporting = useGridExport<PlannedLine<unknown>>({ name: `import_${name}`, title });
  const grid = useDataGrid({
    rows: lines,
    keyOf,
    columns,
    locale: intl.locale,
    defaultSort: { column: 'kind', direction: 'ascending' },
    defaultPageSize: 25,
  });
  return (
    <DataGridPanel className={css.lines} grid={grid} onExport={exporting.onExport} status="ready" title={title}>
      {exporting.status}
    </DataGridPanel>
  );
}
