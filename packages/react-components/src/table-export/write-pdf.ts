import { jsPDF } from 'jspdf';
import { autoTable, type Styles } from 'jspdf-autotable';
import { family, withFonts } from './pdf-document.ts';
import type { PdfFonts } from './pdf-fonts.ts';
import { printable } from './printable.rules.ts';
import { cellText } from './sheet.rules.ts';
import type { ExportPicture, Progress, Sheet } from './table-export.types.ts';

/* Points. */
const margin = 28;
const titleSize = 13;
const textSize = 7.5;
const lead = 10;
/* Ink for paper, not for a screen: no theme has a part in it. */
const ink = { text: 20, note: 90, line: 200, head: 232 } as const;

type Document = jsPDF & { readonly lastAutoTable?: { readonly finalY: number } };

/** Heading and notes; answers where the table begins. */
function writeHeading(doc: jsPDF, { title, notes }: Sheet, toPrint: (text: string) => string): number {
  const width = doc.internal.pageSize.getWidth() - 2 * margin;
  doc.setFont(family, 'bold').setFontSize(titleSize).setTextColor(ink.text);
  const heading: string[] = doc.splitTextToSize(toPrint(title), width);
  doc.text(heading, margin, margin + titleSize);
  let y = margin + titleSize + (heading.length - 1) * titleSize * 1.15 + 4;
  doc.setFont(family, 'normal').setFontSize(textSize).setTextColor(ink.note);
  for (const note of notes) {
    const lines: string[] = doc.splitTextToSize(toPrint(note), width);
    doc.text(lines, margin, y + lead);
    y += lines.length * lead;
  }
  return y + lead;
}

function writeFeet(doc: jsPDF, { name, texts }: Sheet, toPrint: (text: string) => string): void {
  const { pageSize } = doc.internal;
  const pages = doc.getNumberOfPages();
  doc.setFont(family, 'normal').setFontSize(textSize).setTextColor(ink.note);
  for (let page = 1; page <= pages; page += 1) {
    const foot = texts.page.replace('{page}', String(page)).replace('{pages}', String(pages));
    doc.setPage(page);
    doc.text(toPrint(name), margin, pageSize.getHeight() - margin / 2);
    doc.text(toPrint(foot), pageSize.getWidth() - margin, pageSize.getHeight() - margin / 2, { align: 'right' });
  }
}

/* Two beside each other, each as large as its half of the page lets it be. */
function writePictures(doc: jsPDF, pictures: readonly ExportPicture[], toPrint: (text: string) => string): void {
  const { pageSize } = doc.internal;
  const room = { width: (pageSize.getWidth() - 3 * margin) / 2, height: pageSize.getHeight() - 4 * margin };
  for (const [at, { jpegBase64, width, height, caption }] of pictures.entries()) {
    if (at % 2 === 0) doc.addPage();
    const scale = Math.min(room.width / width, room.height / height);
    const x = margin + (at % 2) * (room.width + margin);
    doc.addImage(jpegBase64, 'JPEG', x, margin, width * scale, height * scale);
    const lines: string[] = doc.splitTextToSize(toPrint(caption), room.width);
    doc.setFont(family, 'normal').setFontSize(textSize).setTextColor(ink.text);
    doc.text(lines, x, margin + height * scale + lead);
  }
}

/** A table as PDF: A4 landscape, embedded font, heading and notes on the first page, numbered pages (S2.110, G20). @internal */
export function writePdf(sheet: Sheet, fonts: PdfFonts, onProgress: Progress = () => {}): ArrayBuffer {
  const { columns, rows, timeZone } = sheet;
  const doc: Document = new jsPDF({ orientation: 'landscape', unit: 'pt', format: 'a4', compress: true });
  const hasGlyph = withFonts(doc, fonts);
  const toPrint = (text: string): string => printable(text, hasGlyph);
  doc.setProperties({ title: sheet.name });
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const width = doc.internal.pageSize.getWidth() - 2 * margin;
  const columnStyles = Object.fromEntries(
    columns.map(({ kind, share }, at): [number, Partial<Styles>] => [
      at,
      { cellWidth: (width * share) / shares, halign: kind === 'number' ? 'right' : 'left' },
    ]),
  );
  /* Each cell is measured once and drawn once; told once a row, as a message to the page costs more than a cell. */
  let steps = 0;
  const step = (at: number): void => {
    if (at === 0) onProgress(Math.min(1, ++steps / (rows.length * 2 + 2)));
  };
  autoTable(doc, {
    startY: writeHeading(doc, sheet, toPrint),
    margin,
    head: [columns.map(({ label }) => toPrint(label))],
    body: rows.map((row) => columns.map((column, at) => toPrint(cellText(row[at], column, timeZone)))),
    theme: 'grid',
    rowPageBreak: 'avoid',
    styles: {
      font: family,
      fontSize: textSize,
      cellPadding: 3,
      textColor: ink.text,
      lineColor: ink.line,
      lineWidth: 0.5,
      overflow: 'linebreak',
    },
    headStyles: { fillColor: ink.head, textColor: ink.text, fontStyle: 'bold' },
    columnStyles,
    didParseCell: ({ column }) => step(column.index),
    willDrawCell: ({ column }) => step(column.index),
  });
  writePictures(doc, sheet.pictures, toPrint);
  writeFeet(doc, sheet, toPrint);
  return doc.output('arraybuffer');
}
