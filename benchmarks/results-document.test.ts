import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BenchResult } from './result.ts';
import { columns, rowOf, withResult } from './results-document.ts';

const document = '# Benchmarks\n\nWords | with a bar.\n\n| work | size |\n|---|---|\n| b work | old |\n';
const result: BenchResult = {
  work: 'b work',
  size: '10 | 20',
  floor: 'scan 1.00 ms',
  ours: '1.20 ms',
  ratio: 1.2,
  bar: '≤ 1.3',
  isKept: true,
};
const found = { date: '2026-11-21', machine: '2 cores' };

test('a result takes the place of an older one of the same work, rows stand in order', () => {
  const once = withResult(document, result, found);
  expect(once).toBe(
    `${document.split('| b work')[0]}| b work | 10 \\| 20 | scan 1.00 ms | 1.20 ms | 1.20 | ≤ 1.3 | ok | 2026-11-21 | 2 cores |\n`,
  );
  expect(withResult(once, result, found)).toBe(once);
  const twice = withResult(once, { ...result, work: 'a work', isKept: false }, found)
    .trimEnd()
    .split('\n');
  expect(twice.slice(-2).map((line) => line.slice(0, 9))).toEqual(['| a work ', '| b work ']);
  expect(twice.at(-2)).toContain('| **not** |');
  expect(rowOf({ ...result, isKept: null }, found)).toContain('| – |');
});

test('RESULTS.md has the columns of a row', () => {
  const lines = readFileSync(new URL('./RESULTS.md', import.meta.url), 'utf8').split('\n');
  expect(lines).toContain(`| ${columns.join(' | ')} |`);
  const rows = lines.filter((line) => line.startsWith('| ') && !line.startsWith('| work'));
  for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(columns.length + 2);
});
