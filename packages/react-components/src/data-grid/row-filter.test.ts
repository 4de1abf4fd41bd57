import { describe, expect, test, vi } from 'vitest';
import type { DataGridColumn, DataGridFilter } from './data-grid.types.ts';
import { createRowChanges } from './row-change.ts';
import { createRowFilter, isFiltering, noFilter, rowTest } from './row-filter.ts';
import { createRowOrder, type RowSorter } from './row-order.ts';

interface Item {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
}
const column = (part: Partial<DataGridColumn<Item>> & { id: string }): DataGridColumn<Item> => ({
  label: part.id,
  width: '1fr',
  cell: () => null,
  ...part,
});
const columns = [
  column({ id: 'id', text: (item) => String(item.id) }),
  column({ id: 'name', text: (item) => item.name }),
  column({
    id: 'kind',
    filter: { options: [{ id: 'a', label: 'A' }], matches: (item, id) => item.kind === id },
  }),
  column({ id: 'silent' }),
];
const items: Item[] = [
  { id: 12, name: 'Marija Kovačević', kind: 'a' },
  { id: 21, name: 'Ivan Kovač', kind: 'b' },
  { id: 30, name: 'Josip Đurić', kind: 'a' },
];
const found = (filter: Partial<DataGridFilter>): number[] =>
  items.filter(rowTest(columns, { ...noFilter, ...filter }) ?? (() => true)).map((item) => item.id);

describe('what passes a filter', () => {
  test('each word of the quick filter in some column, accents aside', () => {
    expect(found({ quick: 'kovac' })).toEqual([12, 21]);
    expect(found({ quick: 'KOVAČ 21' })).toEqual([21]);
    expect(found({ quick: 'kovac 3' })).toEqual([]);
  });

  test('what is typed for a column in that column, and choices', () => {
    expect(found({ columns: { id: '1' } })).toEqual([12, 21]);
    expect(found({ columns: { name: 'kov', kind: 'a' } })).toEqual([12]);
  });

  test('what cannot be asked is no question', () => {
    expect(found({ quick: '  ', columns: { kind: 'gone', silent: 'x', other: 'y', name: ' ' } })).toEqual([12, 21, 30]);
    expect(rowTest(columns, noFilter)).toBeNull();
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering({ quick: '', columns: { id: '1' } })).toBe(true);
  });
});

test('a poll of a filtered list tests what changed and nothing else', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({ id: 5000 - at, name: at % 3 ? 'Ana' : 'Petra', kind: '' }));
  const changes = createRowChanges<Item>((item) => item.id);
  const sorter: RowSorter<Item> = { compare: (a, b) => b.id - a.id };
  const order = createRowOrder(changes);
  const filter = createRowFilter(changes);
  const test = vi.fn((item: Item) => item.name === 'Petra');
  const show = (all: readonly Item[]) => filter({ rows: all, ordered: order(all, sorter), sorter, test });
  show(rows);
  test.mockClear();
  const polled = [
    { id: 5002, name: 'Petra', kind: '' },
    { id: 5001, name: 'Ana', kind: '' },
    ...rows.map((row) =>
      row.id === 4000 ? { ...row, name: 'Petra' } : row.id === 5000 ? { ...row, name: 'Ana' } : row,
    ),
  ];
  const shown = show(polled);
  expect(test).toHaveBeenCalledTimes(6);
  expect(shown).toEqual(polled.filter((item) => item.name === 'Petra'));
  expect(filter({ rows: polled, ordered: polled, sorter: null, test: null })).toBe(polled);
});
