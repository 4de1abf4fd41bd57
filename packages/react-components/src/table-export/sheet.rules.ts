import { formatDateTime } from '@patrolkit/sdk/model';
import type { ExportCell, ExportTable, Sheet, SheetColumn } from './table-export.types.ts';

/** A table as plain data: each cell is asked for once. @internal */
export function toSheet<Row>(table: ExportTable<Row>): Sheet {
  return {
    name: table.name,
    title: table.title,
    notes: table.notes ?? [],
    columns: table.columns.map(({ label, kind = 'text', share = 1 }) => ({ label, kind, share })),
    rows: table.rows.map((row, index) => table.columns.map((column) => column.value(row, index))),
    pictures: table.pictures ?? [],
    timeZone: table.timeZone ?? 'UTC',
    texts: { page: table.texts?.page ?? 'Page {page} of {pages}', about: table.texts?.about ?? 'About' },
  };
}

/** A cell as people read it; '' for nothing. @internal */
export function cellText(cell: ExportCell | undefined, column: SheetColumn, timeZone: string): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' && column.kind === 'instant') return formatDateTime(cell, timeZone);
  return String(cell);
}
