import { describe, expect, test, vi } from 'vitest';
import type { DataGridColumn, SortDescriptor } from './data-grid.types.ts';
import { rowSorter } from './row-sorter.ts';

interface Item {
  readonly id: number;
  readonly name: string;
  readonly at: number;
}
const column = (part: Partial<DataGridColumn<Item>> & { id: string }): DataGridColumn<Item> => ({
  label: part.id,
  width: '1fr',
  cell: (row) => row.id,
  ...part,
});
const columns = [
  column({ id: 'name', sortBy: (item) => item.name }),
  column({ id: 'time', compare: (a, b) => a.at - b.at }),
  column({ id: 'at', sortBy: (item) => item.at }),
  column({ id: 'none' }),
];
const collator = new Intl.Collator('hr', { numeric: true });
const fallback: SortDescriptor = { column: 'time', direction: 'descending' };
const sorterOf = (
  column: string,
  direction: SortDescriptor['direction'],
  { compare }: Pick<Intl.Collator, 'compare'> = collator,
) => rowSorter<Item>({ columns, keyOf: (item) => item.id, collator: { compare }, fallback }, { column, direction });

const names = ['Đurić', 'Čović', 'Cvitan', 'Dujmović', 'Ćosić', 'TC 10', 'TC 9', 'čović'];
const items: Item[] = Array.from({ length: 400 }, (_, id) => ({
  id,
  name: names[(id * 7) % names.length] ?? '',
  at: (id * 31) % 50,
}));

describe('the order of a column', () => {
  test.each([
    ['name', 'ascending'],
    ['name', 'descending'],
    ['time', 'descending'],
    ['at', 'ascending'],
    ['at', 'descending'],
  ] as const)('%s %s: the quick way and comparing agree, and no two rows are equal', (id, direction) => {
    const sorter = sorterOf(id, direction);
    if (!sorter) throw new Error('no sorter');
    const compared = [...items].sort(sorter.compare);
    if (sorter.sort) expect(sorter.sort([...items].reverse())).toEqual(compared);
    for (const [at, item] of compared.slice(1).entries()) {
      const before = compared[at];
      if (before) expect(sorter.compare(before, item)).toBeLessThan(0);
    }
  });

  test('is that of the language, and equal rows stand newest first either way', () => {
    const inOrder = (direction: SortDescriptor['direction']): Item[] =>
      sorterOf('name', direction)?.sort?.(items) ?? [];
    const distinct = [...new Set(inOrder('ascending').map((item) => item.name.toLowerCase()))];
    expect(distinct).toEqual(['cvitan', 'čović', 'ćosić', 'dujmović', 'đurić', 'tc 9', 'tc 10']);
    for (const direction of ['ascending', 'descending'] as const) {
      const times = inOrder(direction).flatMap((item) => (item.name === 'Cvitan' ? [item.at] : []));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
  });

  test('each text is placed once', () => {
    const compare = vi.fn((a: string, b: string) => collator.compare(a, b));
    sorterOf('name', 'ascending', { compare })?.sort?.(items);
    expect(compare.mock.calls.length).toBeLessThan(40);
  });

  test('a column that orders nothing has none', () => {
    expect(sorterOf('none', 'ascending')).toBeNull();
    expect(sorterOf('gone', 'ascending')).toBeNull();
  });
});
