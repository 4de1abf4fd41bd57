import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bars, kept, styles } from './budgets.ts';
import { root } from './packages.ts';
import { sizeTable, withTables } from './size-document.ts';

test('a table takes the place of the old one, the words around it stay', () => {
  const table = sizeTable([{ name: 'EventGrid', limit: 25_000 }], [22_640]);
  expect(table).toBe('| What | kB | at most |\n|---|---:|---:|\n| EventGrid | 22.6 | 25.0 |');
  const before = 'One.\n\n| What | kB |\n|---|---|\n| x | 1 |\n\nTwo.\n\n| What |\n|---|\n\nThree.';
  expect(withTables(before, [table, table])).toBe(`One.\n\n${table}\n\nTwo.\n\n${table}\n\nThree.`);
});

test('docs/sizes.md names everything that has a budget, with its limit', () => {
  const text = readFileSync(join(root, 'docs/sizes.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (\S+) \| [\d.]+ \| ([\d.]+) \|$/gm)].map(([, name, limit]) => `${name} ${limit}`);
  const wanted = [...bars, ...kept, ...styles];
  expect(rows).toEqual(wanted.map(({ name, limit }) => `${name} ${(limit / 1000).toFixed(1)}`));
});
