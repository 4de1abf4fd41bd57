import { jsPDF } from 'jspdf';
import type { CodeLabel, CodeLabelSheet } from './code-labels.types.ts';
import { family, withFonts } from './pdf-document.ts';
import type { PdfFonts } from './pdf-fonts.ts';
import { printable } from './printable.rules.ts';

/* Millimetres: three by eight on A4, as sheets of 70 × 37 labels are sold. */
const columns = 3;
const rowsOfPage = 8;
const [width, height] = [70, 37];
const pageHeight = 297;
const [left, top] = [0, (pageHeight - rowsOfPage * height) / 2];
const [pad, codeSize] = [4, 27];
/* Ink for paper; the code is black on white, because cameras need it so. */
const ink = { text: 20, note: 90, line: 210 } as const;
const nameSize = 10;
const noteSize = 8;

function drawCode(doc: jsPDF, { code }: CodeLabel, x: number, y: number): void {
  const module = codeSize / code.length;
  doc.setFillColor('#000000');
  for (const [row, cells] of code.entries()) {
    for (const [column, isDark] of cells.entries()) {
      /* A hair wider than it is, or readers see white lines between dark squares. */
      if (isDark) doc.rect(x + column * module, y + row * module, module + 0.02, module + 0.02, 'F');
    }
  }
}

function drawWords(doc: jsPDF, label: CodeLabel, x: number, y: number, toPrint: (text: string) => string): void {
  const room = width - codeSize - 3 * pad;
  const name: string[] = doc.setFont(family, 'bold').setFontSize(nameSize).splitTextToSize(toPrint(label.name), room);
  doc.setTextColor(ink.text).text(name.slice(0, 3), x, y + 4);
  const below = y + 4 + Math.min(3, name.length) * 4.2;
  doc.setFont(family, 'normal').setFontSize(noteSize).setTextColor(ink.note);
  const notes = label.notes.flatMap((note): string[] => doc.splitTextToSize(toPrint(note), room));
  doc.text(notes.slice(0, 4), x, below + 1);
}

/** A sheet of labels as PDF: A4, three by eight, thin lines to cut along. @internal */
export function writeLabels({ name, labels }: CodeLabelSheet, fonts: PdfFonts): ArrayBuffer {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  const hasGlyph = withFonts(doc, fonts);
  const toPrint = (text: string): string => printable(text, hasGlyph);
  doc.setProperties({ title: name });
  for (const [at, label] of labels.entries()) {
    const place = at % (columns * rowsOfPage);
    if (at > 0 && place === 0) doc.addPage();
    const [x, y] = [left + (place % columns) * width, top + Math.floor(place / columns) * height];
    doc.setDrawColor(ink.line).setLineWidth(0.1).rect(x, y, width, height);
    drawCode(doc, label, x + pad, y + (height - codeSize) / 2);
    drawWords(doc, label, x + codeSize + 2 * pad, y + pad, toPrint);
  }
  return doc.output('arraybuffer');
}
