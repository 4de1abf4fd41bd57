import { toCsv } from './csv.rules.ts';
import { loadPdfFonts } from './pdf-fonts.ts';
import type { ExportFormat, Progress, Sheet } from './table-export.types.ts';
import { writePdf } from './write-pdf.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Media types of the files. @internal */
const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function contentOf(sheet: Sheet, format: ExportFormat, onProgress: Progress): Promise<BlobPart> {
  switch (format) {
    case 'pdf':
      return writePdf(sheet, await loadPdfFonts(), onProgress);
    case 'xlsx':
      return writeXlsx(sheet);
    case 'csv':
      return toCsv(sheet);
  }
}

/** Writes a table; in the worker, or in the page where none can be made. @internal */
export async function makeFile(sheet: Sheet, format: ExportFormat, onProgress: Progress): Promise<Blob> {
  return new Blob([await contentOf(sheet, format, onProgress)], { type: mediaTypes[format] });
}
