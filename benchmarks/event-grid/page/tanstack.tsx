import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from 'peer:@tanstack/react-table/dist/index.js';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { type Direction, type MakeContender, pageSize } from '../contender.ts';
import { compareText, timeText, whatText } from './event-text.ts';
import { PlainTable, plainRows } from './plain-table.tsx';

interface SortedRow {
  getValue(column: string): string;
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: {},
  sortFns: {},
});
const columns = [
  { id: 'id', accessorFn: (event: PatrolEvent) => String(event.eventId) },
  { id: 'time', accessorFn: (event: PatrolEvent) => timeText(event.occurredAt) },
  {
    id: 'source',
    accessorFn: (event: PatrolEvent) => event.source,
    sortFn: (a: SortedRow, b: SortedRow) => compareText(a.getValue('source'), b.getValue('source')),
  },
  { id: 'description', accessorFn: whatText },
];
const pagination = { pageIndex: 0, pageSize };
const getRowId = (event: PatrolEvent): string => String(event.eventId);
const globalFilterFn = (row: SortedRow, column: string, word: string): boolean =>
  row.getValue(column).toLowerCase().includes(word);

interface PageProps {
  events: readonly PatrolEvent[];
  word: string;
  direction: Direction | null;
}

function Page({ events, word, direction }: PageProps): ReactElement {
  const state = useMemo(
    () => ({
      pagination,
      globalFilter: word.toLowerCase(),
      sorting: direction === null ? [] : [{ id: 'source', desc: direction === 'descending' }],
    }),
    [word, direction],
  );
  const table = useTable({
    features,
    columns,
    data: events,
    getRowId,
    globalFilterFn,
    autoResetPageIndex: false,
    state,
  });
  const page = table.getRowModel().rows.map(({ original }) => original);
  return <PlainTable count={table.getPrePaginatedRowModel().rows.length} page={page} />;
}

/** TanStack Table with nothing around it: its model of all rows, drawn by the table and the memoised rows of the floor. */
export const make: MakeContender = (box, first) => {
  const root = createRoot(box);
  let props: PageProps = { events: first, word: '', direction: null };
  const draw = (change: Partial<PageProps>): void => {
    props = { ...props, ...change };
    root.render(<Page {...props} />);
  };
  draw({});
  return {
    show: (events) => draw({ events }),
    change: (events) => draw({ events }),
    filter: (word) => draw({ word }),
    sort: (direction) => draw({ direction }),
    rows: () => plainRows(box),
  };
};
