import type { jsPDF } from 'jspdf';
import type { PdfFonts } from './pdf-fonts.ts';
import type { HasGlyph } from './printable.rules.ts';

/** Name of the embedded font in a document. @internal */
export const family = 'Roboto';

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Embeds both cuts, chooses the regular one, and tells what it can draw. @internal */
export function withFonts(doc: jsPDF, fonts: PdfFonts): HasGlyph {
  for (const [style, bytes] of [
    ['normal', fonts.regular],
    ['bold', fonts.medium],
  ] as const) {
    doc.addFileToVFS(`${style}.ttf`, base64Of(bytes));
    doc.addFont(`${style}.ttf`, family, style);
  }
  doc.setFont(family, 'normal');
  /* jsPDF's types do not tell what a font can draw. */
  const font = doc.getFont() as unknown as { metadata: { cmap: { unicode: { codeMap: Record<number, number> } } } };
  const { codeMap } = font.metadata.cmap.unicode;
  return (codePoint) => (codeMap[codePoint] ?? 0) > 0;
}
