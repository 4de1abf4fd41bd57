import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ModuleRegistry,
  PaginationModule,
  QuickFilterModule,
  RowSelectionModule,
} from 'peer:ag-grid-community';
import { AgGridReact, type GridHandle } from 'peer:ag-grid-react';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { createRef, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type MakeContender, pageSize } from '../contender.ts';
import { ActionsCell, CommentsCell, ImageCell, WhatCell } from './cells.tsx';
import { compareText, timeText, whatText } from './event-text.ts';

/* The parts that are used, and no others: a page that cares for its size takes these. */
ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  ColumnApiModule,
  PaginationModule,
  QuickFilterModule,
  RowSelectionModule,
]);

interface Cell {
  readonly data: PatrolEvent;
}

const drawn =
  (Part: (props: { event: PatrolEvent }) => ReactElement | null) =>
  ({ data }: Cell): ReactElement => <Part event={data} />;

const columns = [
  { colId: 'id', headerName: 'ID', width: 80, valueGetter: ({ data }: Cell) => String(data.eventId) },
  { colId: 'time', headerName: 'Time', width: 150, valueGetter: ({ data }: Cell) => timeText(data.occurredAt) },
  { colId: 'source', headerName: 'Source', width: 150, field: 'source', comparator: compareText },
  {
    colId: 'description',
    headerName: 'Description',
    flex: 1,
    valueGetter: ({ data }: Cell) => whatText(data),
    cellRenderer: drawn(WhatCell),
  },
  { colId: 'comments', headerName: 'Comments', width: 80, sortable: false, cellRenderer: drawn(CommentsCell) },
  { colId: 'images', headerName: 'Images', width: 80, sortable: false, cellRenderer: drawn(ImageCell) },
  { colId: 'actions', headerName: '', width: 130, sortable: false, cellRenderer: drawn(ActionsCell) },
];
const placeOf = (row: Element): number => Number(row.getAttribute('row-index'));
const getRowId = ({ data }: Cell): string => String(data.eventId);
const rowSelection = { mode: 'multiRow' };

/** AG Grid, the community's, with checkboxes and pages, rows as high as ours and without its animations. */
export const make: MakeContender = (box, first) => {
  const root = createRoot(box);
  const grid = createRef<GridHandle>();
  const draw = (events: readonly PatrolEvent[]): void =>
    root.render(
      <div style={{ height: '100%' }}>
        <AgGridReact
          animateRows={false}
          columnDefs={columns}
          getRowId={getRowId}
          headerHeight={30}
          pagination
          paginationPageSize={pageSize}
          paginationPageSizeSelector={false}
          ref={grid}
          rowData={events}
          rowHeight={30}
          rowSelection={rowSelection}
        />
      </div>,
    );
  draw(first);
  return {
    show: draw,
    change: (_, changed) => grid.current?.api.applyTransaction({ update: [changed] }),
    filter: (word) => grid.current?.api.setGridOption('quickFilterText', word),
    sort: (direction) =>
      grid.current?.api.applyColumnState({
        state: [{ colId: 'source', sort: direction === 'ascending' ? 'asc' : 'desc' }],
      }),
    /* They lie at their places, in any order. */
    rows: () => [...box.querySelectorAll('.ag-row')].sort((a, b) => placeOf(a) - placeOf(b)),
  };
};
