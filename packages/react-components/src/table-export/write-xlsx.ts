import { offsetMs } from '@patrolkit/sdk/model';
import writeXlsxFile, { type CellObject, type Sheet as XlsxSheet } from 'write-excel-file/universal';
import type { ExportCell, Sheet, SheetColumn } from './table-export.types.ts';

/** What a cell of a spreadsheet may hold. */
const maximumCharacters = 32_767;

/* write-excel-file looks texts up in a plain object, where 'constructor' is something else: a blank behind makes it a text. */
const lookedUp = (text: string): string => (text in Object.prototype ? `${text} ` : text);

/* A text stays a text: '=1+1' is shown, never calculated. */
const textCell = (text: string): CellObject => ({
  type: String,
  value: lookedUp(text.slice(0, maximumCharacters).toWellFormed()),
});

function toCell(cell: ExportCell | undefined, { kind }: SheetColumn, timeZone: string): CellObject | null {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'string') return textCell(cell);
  if (kind !== 'instant') return { type: Number, value: cell };
  /* A spreadsheet knows no zones: the cell holds what the clock on the wall showed. */
  return { type: Date, value: new Date(cell + offsetMs(timeZone, cell)), format: 'dd/mm/yyyy hh:mm' };
}

/* Excel allows 31 characters and none of these in the name of a sheet, and no apostrophe at its ends. */
function sheetName(title: string, otherwise: string): string {
  const name = title
    .replace(/[\p{Cc}[\]:*?/\\]/gu, ' ')
    .slice(0, 31)
    .toWellFormed()
    .replace(/^'+|'+$/g, '')
    .trim();
  return name || otherwise;
}

/** A table as XLSX: texts as texts, instants as dates, the head stays in sight; notes have a sheet of their own. @internal */
export async function writeXlsx({ title, notes, columns, rows, timeZone, texts }: Sheet): Promise<Blob> {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const sheets: XlsxSheet<Blob>[] = [
    {
      sheet: sheetName(title, '1'),
      stickyRowsCount: 1,
      columns: columns.map(({ share }) => ({ width: Math.max(8, Math.round((share / shares) * 150)) })),
      data: [
        columns.map(({ label }) => ({ ...textCell(label), fontWeight: 'bold' as const })),
        ...rows.map((row) => columns.map((column, at) => toCell(row[at], column, timeZone))),
      ],
    },
  ];
  if (notes.length > 0) {
    const name = sheetName(texts.about, '2');
    sheets.push({
      sheet: name === sheets[0]?.sheet ? `${name.slice(0, 29)} 2` : name,
      columns: [{ width: 80 }],
      data: [[{ ...textCell(title), fontWeight: 'bold' }], ...notes.map((note) => [textCell(note)])],
    });
  }
  return writeXlsxFile(sheets, { fontSize: 11 }).toBlob();
}
