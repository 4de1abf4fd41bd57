import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { DataGridPager, DataGridView, useDataGrid } from '../data-grid/index.ts';
import { usePatrol } from '../provider/index.ts';
import type { SearchRow } from './event-search.types.ts';
import { searchColumns } from './search-columns.tsx';

/** Props of {@link SearchResults}. @public */
export interface SearchResultsProps {
  /** What was found. */
  rows: readonly SearchRow[];
  /** A row was pressed. */
  onActivate?: ((event: PatrolEvent) => void) | undefined;
}

const pageSizes = [10, 25, 100];
const keyOf = (row: SearchRow): number => row.eventId;

/** The grid of what was found (S2.113). @public */
export function SearchResults({ rows, onActivate }: SearchResultsProps): ReactElement {
  const patrol = usePatrol();
  const columns = useMemo(() => searchColumns(patrol), [patrol]);
  const grid = useDataGrid<SearchRow>({
    rows,
    keyOf,
    columns,
    defaultSort: { column: 'time', direction: 'descending' },
    defaultPageSize: 25,
    onActiveChange: (key) => {
      const row = rows.find((found) => keyOf(found) === key);
      if (row) onActivate?.(row);
    },
  });
  return (
    <>
      <DataGridView grid={grid} label={patrol.text('eventSearch.results')} rowClassName="pk-EventSearch-row" />
      <DataGridPager grid={grid} pageSizeOptions={pageSizes} />
    </>
  );
}
