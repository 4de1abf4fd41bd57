import { describe, expect, test } from 'vitest';
import { defused, toCsv } from './csv.rules.ts';
import { hostileStrings } from './hostile-strings-testing.ts';
import { toSheet } from './sheet.rules.ts';
import type { ExportCell, ExportColumn } from './table-export.types.ts';

const columns = (kind?: ExportColumn<ExportCell>['kind']): ExportColumn<ExportCell>[] => [
  { label: 'Text', kind, value: (cell) => cell },
];
const csvOf = (cells: readonly ExportCell[], kind?: ExportColumn<ExportCell>['kind'], timeZone?: string): string =>
  toCsv(toSheet({ name: 'x', title: 'X', columns: columns(kind), rows: cells, timeZone }));

/** The fields of a text as RFC 4180 reads them. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    else if (end === '') break;
  }
  return rows.slice(0, -1);
}

describe('the format', () => {
  test('starts with the mark of UTF-8, and each line ends with CR LF', () => {
    expect(csvOf(['čć', 'ђѓ'])).toBe('\ufeffText\r\nčć\r\nђѓ\r\n');
  });

  test('quotes what would cut a field or a line, and doubles quotes', () => {
    expect(csvOf(['a,b', 'a"b', 'a\nb', 'a;b', ' a', 'a'])).toBe(
      '\ufeffText\r\n"a,b"\r\n"a""b"\r\n"a\nb"\r\n"a;b"\r\n" a"\r\na\r\n',
    );
  });

  test('nothing is an empty field, and an instant stands in the zone of the table', () => {
    expect(csvOf([null, Date.UTC(2026, 10, 14, 20, 47)], 'instant', 'Europe/Zagreb')).toBe(
      '\ufeffText\r\n\r\n14/11/2026 21:47\r\n',
    );
  });
});

describe('formulas', () => {
  test.each(['=1', '+1', '-1', '@A1', '\t=1', '\r=1', '＝1', '－1'])('%j is defused', (text) => {
    expect(defused(text)).toBe(`'${text}`);
  });

  test.each(['1=1', 'a-b', ' =1', ''])('%j is left as it is', (text) => {
    expect(defused(text)).toBe(text);
  });

  test('a number stays a number, also below 0; a head is a text too', () => {
    expect(csvOf([-5, 3])).toBe('\ufeffText\r\n-5\r\n3\r\n');
    expect(toCsv(toSheet({ name: 'x', title: 'X', columns: [{ label: '=A', value: () => null }], rows: [] }))).toBe(
      "\ufeff'=A\r\n",
    );
  });

  test('no hostile text makes a field more, a line more, or a formula', () => {
    const rows = parsed(csvOf(hostileStrings));
    expect(rows).toHaveLength(hostileStrings.length + 1);
    for (const [at, text] of hostileStrings.entries()) {
      const [field = '', ...others] = rows[at + 1] ?? [];
      expect(others, text).toEqual([]);
      expect(field, text).not.toMatch(/^[=+\-@\t\r]/);
      expect([text.toWellFormed(), `'${text.toWellFormed()}`], text).toContain(field);
    }
  });
});
