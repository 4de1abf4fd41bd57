import writeXlsxFile, { type CellObject, type Sheet } from 'write-excel-file/universal';
import type { ReportSheet } from './report-sheet.ts';

/** What a cell of a spreadsheet may hold. */
const maximumCharacters = 32_767;

/* A text stays a text: '=1+1' is shown, never calculated. The library looks texts up in a plain object: a blank behind 'constructor' makes it a text. */
function textCell(text: string): CellObject {
  const value = text.slice(0, maximumCharacters).toWellFormed();
  return { type: String, value: value in Object.prototype ? `${value} ` : value };
}

function cellOf(value: string | number | null): CellObject | null {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { type: Number, value } : textCell(value);
}

/* Excel allows 31 characters and none of these in the name of a sheet. */
const sheetName = (title: string): string =>
  title
    .replace(/[\p{Cc}[\]:*?/\\']/gu, ' ')
    .slice(0, 31)
    .trim() || '1';

/** Writes a report as XLSX: texts as texts, the head stays in sight; what it is about has a sheet of its own. */
export async function writeXlsx({ title, notes, head, rows }: ReportSheet, about: string): Promise<Uint8Array> {
  const sheets: Sheet<Blob>[] = [
    {
      sheet: sheetName(title),
      stickyRowsCount: 1,
      columns: head.map((label) => ({ width: Math.max(12, label.length + 2) })),
      data: [
        head.map((label) => ({ ...textCell(label), fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cellOf)),
      ],
    },
    { sheet: sheetName(about), columns: [{ width: 80 }], data: [title, ...notes].map((line) => [textCell(line)]) },
  ];
  const blob = await writeXlsxFile(sheets, { fontSize: 11 }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}
