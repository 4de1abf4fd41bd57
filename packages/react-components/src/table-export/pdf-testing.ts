import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfFonts } from './pdf-fonts.ts';

/** One page of a PDF as a reader sees it. @internal */
export interface ReadPage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Pieces of text in the order they were written. */
  readonly texts: readonly string[];
}

/** @internal */
export interface ReadPdf {
  readonly title: string;
  readonly pages: readonly ReadPage[];
  /** What a reader would run or follow: scripts, links, forms, files; none of them belongs into a table. */
  readonly activeParts: readonly unknown[];
}

/** Reads a PDF with another library than the one that wrote it. @internal */
export async function readPdf(bytes: ArrayBuffer): Promise<ReadPdf> {
  const doc = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await doc.getMetadata();
  const pages: ReadPage[] = [];
  const activeParts: unknown[] = [
    await doc.getJSActions(),
    await doc.getAttachments(),
    (await doc.getOpenAction())?.get('action') ?? null,
  ];
  for (let number = 1; number <= doc.numPages; number += 1) {
    const page = await doc.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({ width, height, texts: items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])) });
    activeParts.push(...(await page.getAnnotations()));
  }
  const title = 'Title' in info ? String(info.Title) : '';
  return { title, pages, activeParts: activeParts.filter((part) => part !== null) };
}

const font = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`./fonts/roboto-${name}.ttf`, import.meta.url)));

/** The committed fonts, read from the disk. @internal */
export const pdfFonts: PdfFonts = { regular: font('regular'), medium: font('medium') };
