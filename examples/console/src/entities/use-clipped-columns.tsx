import type { DataGridColumn } from '@patrolkit/react-components/data-grid';
import { useMemo } from 'react';

/** The columns with texts that end in an ellipsis: a cell clips its elements, and a bare text is none. */
export function useClippedColumns<Row>(columns: readonly DataGridColumn<Row>[]): readonly DataGridColumn<Row>[] {
  return useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        cell: (row, isSelected) => {
          const shown = column.cell(row, isSelected);
          return typeof shown === 'string' ? <span>{shown}</span> : shown;
        },
      })),
    [columns],
  );
}
