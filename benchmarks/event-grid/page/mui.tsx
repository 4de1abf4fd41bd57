import { DataGrid, type DataGridApi } from 'peer:@mui/x-data-grid/index.mjs';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type MakeContender, pageSize } from '../contender.ts';
import { ActionsCell, CommentsCell, ImageCell, WhatCell } from './cells.tsx';
import { compareText, timeText, whatText } from './event-text.ts';

interface Cell {
  readonly row: PatrolEvent;
}

const bare = { sortable: false, filterable: false };
const columns = [
  { field: 'id', headerName: 'ID', width: 70, valueGetter: (_: unknown, event: PatrolEvent) => String(event.eventId) },
  {
    field: 'time',
    headerName: 'Time',
    width: 130,
    valueGetter: (_: unknown, event: PatrolEvent) => timeText(event.occurredAt),
  },
  { field: 'source', headerName: 'Source', width: 130, sortComparator: compareText },
  {
    field: 'description',
    headerName: 'Description',
    flex: 1,
    valueGetter: (_: unknown, event: PatrolEvent) => whatText(event),
    renderCell: ({ row }: Cell) => <WhatCell event={row} />,
  },
  {
    ...bare,
    field: 'comments',
    headerName: 'Comments',
    width: 60,
    renderCell: ({ row }: Cell) => <CommentsCell event={row} />,
  },
  {
    ...bare,
    field: 'images',
    headerName: 'Images',
    width: 60,
    renderCell: ({ row }: Cell) => <ImageCell event={row} />,
  },
  { ...bare, field: 'actions', headerName: '', width: 100, renderCell: ({ row }: Cell) => <ActionsCell event={row} /> },
];
const getRowId = (event: PatrolEvent): number => event.eventId;
const initialState = { pagination: { paginationModel: { page: 0, pageSize } } };
const pageSizes = [5, 10, pageSize];

/** MUI X DataGrid, the community's, with checkboxes and pages, rows as high as ours. */
export const make: MakeContender = (box, first) => {
  const root = createRoot(box);
  const api = createRef<DataGridApi>();
  const draw = (events: readonly PatrolEvent[]): void =>
    root.render(
      <DataGrid
        apiRef={api}
        checkboxSelection
        columnHeaderHeight={30}
        columns={columns}
        disableRowSelectionOnClick
        getRowId={getRowId}
        initialState={initialState}
        pageSizeOptions={pageSizes}
        rowHeight={30}
        rows={events}
      />,
    );
  draw(first);
  return {
    show: draw,
    change: (_, changed) => api.current?.updateRows([changed]),
    filter: (word) => api.current?.setQuickFilterValues(word === '' ? [] : [word]),
    sort: (direction) => api.current?.sortColumn('source', direction === 'ascending' ? 'asc' : 'desc'),
    rows: () => [...box.querySelectorAll('.MuiDataGrid-row')],
  };
};
