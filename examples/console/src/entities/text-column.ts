import type { DataGridColumn } from '@patrolkit/react-components/data-grid';

/** A column whose cells are plain text: the same on the screen, in a file, and for sorting. */
export function textColumn<Row>(
  id: string,
  label: string,
  width: string,
  show: (row: Row) => string,
): DataGridColumn<Row> & { readonly text: (row: Row) => string } {
  return { id, label, width, cell: show, text: show, sortBy: show };
}
