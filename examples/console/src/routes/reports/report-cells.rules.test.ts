import { expect, test } from 'vitest';
import { reportCell, reportRows } from './report-cells.rules.ts';

test.each([
  ['2026-11-20T21:04:10Z', '20/11/2026 22:04'],
  ['Ana Kovač', 'Ana Kovač'],
  [12.3456, '12.35'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
  [true, 'Da'],
  [false, 'Ne'],
])('a cell of %j says %j', (value, said) => {
  expect(reportCell(value, 'Europe/Zagreb', { yes: 'Da', no: 'Ne' })).toBe(said);
});

test('rows keep the order of the report, and no report has no rows', () => {
  const report = {
    type: 'ReportMachineStatus',
    generatedAt: 0,
    columns: [],
    rows: [{ a: 1 }, { a: 2 }],
    footer: null,
  } as const;
  expect(reportRows(report).map(({ id, cells }) => [id, cells.a])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(reportRows(null)).toEqual([]);
});
