import { csvText, defusedText } from '@patrolkit/sdk/model';
import { cellText } from './sheet.rules.ts';
import type { ExportCell, Sheet, SheetColumn } from './table-export.types.ts';

/** A text that no spreadsheet takes for a formula (quality, security). @internal */
export const defused: (text: string) => string = defusedText;

/* A number stays a number, but for an instant, which is written in full. */
function written(cell: ExportCell | undefined, column: SheetColumn, timeZone: string): ExportCell {
  return typeof cell === 'number' && column.kind !== 'instant' ? cell : cellText(cell, column, timeZone);
}

/** A table as CSV: RFC 4180, UTF-8 with a byte order mark, formulas defused. @internal */
export function toCsv({ columns, rows, timeZone }: Sheet): string {
  return csvText([
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column, at) => written(row[at], column, timeZone))),
  ]);
}
