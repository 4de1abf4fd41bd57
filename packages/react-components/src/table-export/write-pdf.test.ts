import { describe, expect, test } from 'vitest';
import { hostileStrings } from './hostile-strings-testing.ts';
import { pdfFonts, type ReadPdf, readPdf } from './pdf-testing.ts';
import { toSheet } from './sheet.rules.ts';
import type { ExportTable } from './table-export.types.ts';
import { writePdf } from './write-pdf.ts';

const write = (table: Partial<ExportTable<string>>, onProgress?: (share: number) => void): Promise<ReadPdf> =>
  readPdf(
    writePdf(
      toSheet({
        name: 'search_results',
        title: 'Results',
        columns: [
          { label: '#', kind: 'number', share: 0.2, value: (_, index) => index + 1 },
          { label: 'text', value: (text) => text },
        ],
        rows: ['a'],
        ...table,
      }),
      pdfFonts,
      onProgress,
    ),
  );

const all = ({ pages }: ReadPdf): string => pages.flatMap(({ texts }) => texts).join(' ');

test('S2.110 pages are landscape', async () => {
  const { pages } = await write({ rows: Array.from({ length: 120 }, (_, at) => `row ${at}`) });
  expect(pages.length).toBeGreaterThan(1);
  for (const { width, height } of pages) expect(width).toBeGreaterThan(height);
});

test('letters of all six languages come out as they went in', async () => {
  const letters = 'č ć đ š ž Č Ć Đ Š Ž ș ț ă â î Ș Ț ђ ѓ ќ љ њ џ ј ѕ Ђ Ѓ Ќ Љ Њ Џ – — „“ € №';
  const pdf = await write({
    title: letters,
    notes: [letters],
    rows: [letters],
    columns: [{ label: letters, value: (text) => text }],
  });
  expect(pdf.pages[0]?.texts.filter((text) => text === letters)).toHaveLength(4);
});

test('the first page tells what was looked for; each page its number and the heads of the columns', async () => {
  const pdf = await write({
    title: 'Rezultati pretrage',
    notes: ['Razdoblje: 13/11/2026 21:47 – 14/11/2026 21:47', 'Vremenska zona: Europe/Zagreb'],
    texts: { page: 'Stranica {page} od {pages}' },
    rows: Array.from({ length: 90 }, (_, at) => `row ${at}`),
  });
  expect(pdf.title).toBe('search_results');
  expect(pdf.pages[0]?.texts.slice(0, 3)).toEqual([
    'Rezultati pretrage',
    'Razdoblje: 13/11/2026 21:47 – 14/11/2026 21:47',
    'Vremenska zona: Europe/Zagreb',
  ]);
  for (const [at, { texts }] of pdf.pages.entries()) {
    expect(texts).toContain(`Stranica ${at + 1} od ${pdf.pages.length}`);
    expect(texts).toContain('text');
  }
  for (let at = 0; at < 90; at += 1) expect(all(pdf)).toContain(`row ${at} `);
});

test('progress never goes back and ends at the end', async () => {
  const shares: number[] = [];
  await write({ rows: Array.from({ length: 300 }, (_, at) => `row ${at}`) }, (share) => shares.push(share));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBeLessThan(0.01);
  expect(shares.at(-1)).toBe(1);
});

describe('hostile texts', () => {
  test('are texts: nothing to run, to follow or to fill in, and none of them breaks the file', async () => {
    const pdf = await write({ rows: hostileStrings });
    expect(pdf.activeParts).toEqual([]);
    const pages = all(pdf);
    for (let at = 1; at <= hostileStrings.length; at += 1) expect(pages).toContain(` ${at} `);
    for (const text of [
      '<script>globalThis.pwned = 1</script>',
      '(parentheses) \\(escaped\\) <hex> [array] /Name',
      '%PDF-1.7 %%EOF',
    ]) {
      expect(pages).toContain(text);
    }
    expect(pages).toContain('cafe\u0301 = café'.normalize('NFC'));
    expect(pages).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  });

  test('what the font lacks is marked, not left out', async () => {
    const { pages } = await write({ rows: ['漢字 🚨 x'] });
    expect(pages[0]?.texts.join('')).toContain('\ufffd\ufffd \ufffd x');
  });

  test('are texts in the title and the notes too', async () => {
    const pdf = await write({ title: '(<script>) %%EOF', notes: hostileStrings, rows: [] });
    expect(pdf.activeParts).toEqual([]);
    expect(pdf.pages[0]?.texts[0]).toBe('(<script>) %%EOF');
  });
});

/* 8 by 8 pixels of grey, written as the server stores pictures: without any head of a camera. */
const jpeg =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJIBMc//2Q==';

test('pictures stand behind the table, two to a page, each with its words and in its own shape', async () => {
  const picture = (caption: string) => ({ jpegBase64: jpeg, width: 8, height: 8, caption });
  const pictures = ['Slika 1, 21/11/2026', 'Слика 2', 'Imagine 3'].map(picture);
  const { pages } = await write({ pictures });
  expect(pages).toHaveLength(3);
  expect(pages[1]?.texts.join(' ')).toContain('Slika 1, 21/11/2026');
  expect(pages[1]?.texts.join(' ')).toContain('Слика 2');
  expect(pages[2]?.texts.join(' ')).toContain('Imagine 3');
  const sheet = toSheet({ name: 'x', title: 'X', columns: [], rows: [], pictures });
  const file = new TextDecoder('latin1').decode(writePdf(sheet, pdfFonts));
  expect(file).toMatch(/\/Width 8\n\/Height 8\n/);
});
