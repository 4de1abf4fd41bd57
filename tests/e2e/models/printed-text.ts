import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The lines of a downloaded PDF, as another library than the one that wrote it reads them: the cells of each in order. */
export async function printedLines(download: Download): Promise<readonly (readonly string[])[]> {
  const data = new Uint8Array(readFileSync(await download.path()));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const lines: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const byHeight = new Map<number, string[]>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const height = Math.round(Number(item.transform[5]));
      byHeight.set(height, [...(byHeight.get(height) ?? []), item.str]);
    }
    lines.push(...byHeight.values());
  }
  return lines;
}
