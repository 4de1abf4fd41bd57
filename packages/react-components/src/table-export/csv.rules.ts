import { cellText } from './sheet.rules.ts';
import type { ExportCell, Sheet, SheetColumn } from './table-export.types.ts';

/* A spreadsheet calculates what starts like this; full-width forms are the same to some. The mark in front is what OWASP names. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/** A text that no spreadsheet takes for a formula (quality, security). @internal */
export function defused(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/* Also quoted: what other list separators than the comma would cut. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function field(cell: ExportCell | undefined, column: SheetColumn, timeZone: string): string {
  const text = cellText(cell, column, timeZone);
  /* A number that is a number is none of a person's words: −5 stays a number. */
  return quoted(typeof cell === 'number' ? text : defused(text).toWellFormed());
}

/** A table as CSV: RFC 4180, UTF-8 with a byte order mark, formulas defused. @internal */
export function toCsv({ columns, rows, timeZone }: Sheet): string {
  const lines = [
    columns.map(({ label }) => quoted(defused(label))),
    ...rows.map((row) => columns.map((column, at) => field(row[at], column, timeZone))),
  ];
  return `\ufeff${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
