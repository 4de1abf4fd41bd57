import { describe, expect, test } from 'vitest';
import { hostileStrings } from './hostile-strings-testing.ts';
import { toSheet } from './sheet.rules.ts';
import type { ExportCell, ExportTable } from './table-export.types.ts';
import { writeXlsx } from './write-xlsx.ts';
import { unzipped } from './zip-testing.ts';

async function filesOf<Row>(table: Partial<ExportTable<Row>> & Pick<ExportTable<Row>, 'columns' | 'rows'>) {
  const file = await writeXlsx(toSheet({ name: 'x', title: 'Results', ...table }));
  return unzipped(new Uint8Array(await file.arrayBuffer()));
}

const unescaped = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The texts of a workbook in their order. */
const texts = (files: Map<string, string>): string[] =>
  [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) =>
    unescaped(text),
  );

const sheet1 = (files: Map<string, string>): string => files.get('xl/worksheets/sheet1.xml') ?? '';
const cellsOf = (cells: readonly ExportCell[]) =>
  filesOf({ columns: [{ label: 'Text', value: (cell: ExportCell) => cell }], rows: cells });

describe('cells', () => {
  test('a text that looks like a formula is a text, and no cell has a formula', async () => {
    const files = await cellsOf(['=1+1', '+1', '@SUM(A1)', "=cmd|' /C calc'!A0"]);
    expect(texts(files)).toEqual(['Text', '=1+1', '+1', '@SUM(A1)', "=cmd|' /C calc'!A0"]);
    expect(sheet1(files)).not.toMatch(/<f[ >]/);
  });

  test('an instant is a date as the wall clock showed it, a number is a number, nothing is nothing', async () => {
    const files = await filesOf({
      columns: [
        { label: 'At', kind: 'instant', value: ([at]: ExportCell[]) => at ?? null },
        { label: 'Count', kind: 'number', value: ([, count]: ExportCell[]) => count ?? null },
      ],
      rows: [
        [Date.UTC(2026, 10, 14, 20, 47), -5],
        [null, null],
      ],
      timeZone: 'Europe/Zagreb',
    });
    /* 14/11/2026 21:47 is 46340 days after the last day of 1899, and 0.9076388… of a day. */
    expect(sheet1(files)).toMatch(/<c r="A2"[^>]*><v>46340\.907638\d*<\/v>/);
    expect(sheet1(files)).toMatch(/<c r="B2"[^>]*><v>-5<\/v>/);
    expect(files.get('xl/styles.xml')).toContain('dd/mm/yyyy hh:mm');
    expect(sheet1(files)).not.toContain('r="A3"');
  });

  test('no hostile text breaks the file: each is found again, but for what XML cannot hold', async () => {
    const files = await cellsOf(hostileStrings);
    const written = texts(files);
    for (const [name, xml] of files) expect(xml.isWellFormed(), name).toBe(true);
    /* The last ones are letters of Unicode that XML advises against. */
    const kept = (text: string): string =>
      text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffd-\uffff\ufdd0]/gu, '');
    for (const text of hostileStrings.filter((text) => text !== ''))
      expect(
        [kept(text), `${text} `].some((sought) => written.includes(sought)),
        text,
      ).toBe(true);
    expect(sheet1(files)).not.toMatch(/<f[ >]/);
  });

  test('a cell has at most the 32,767 characters that Excel reads, and no character is cut in two', async () => {
    const [, text = ''] = texts(await cellsOf([`x${'🚨'.repeat(20_000)}`]));
    expect(text.length).toBeLessThanOrEqual(32_767);
    expect(text).toMatch(/^x(?:🚨)+$/u);
  });
});

describe('sheets', () => {
  test('the title names the sheet, without what Excel refuses; the notes have a sheet of their own', async () => {
    const files = await filesOf({
      title: 'Rezultati: [24 h] / svi čuvari, sve lokacije',
      notes: ['Period: 24 h', '=1+1'],
      columns: [{ label: '#', value: () => 1 }],
      rows: [1],
      texts: { about: 'O izvozu' },
    });
    const workbook = files.get('xl/workbook.xml') ?? '';
    expect([...workbook.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Rezultati   24 h    svi čuvari,',
      'O izvozu',
    ]);
    expect(texts(files)).toEqual(['#', 'Rezultati: [24 h] / svi čuvari, sve lokacije', 'Period: 24 h', '=1+1']);
  });

  test.each(["'", '', '[]', 'x'.repeat(40)])('the title %j makes a sheet that opens', async (title) => {
    const files = await filesOf({
      title,
      notes: ['a'],
      columns: [{ label: '#', value: () => 1 }],
      rows: [],
      texts: { about: title },
    });
    const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(names).size).toBe(2);
  });
});
