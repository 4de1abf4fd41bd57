import { expect, test } from 'vitest';
import { createRowChanges } from './row-change.ts';
import { createRowIndex } from './row-index.ts';

interface Item {
  readonly id: number;
  readonly text: string;
}
const idOf = (item: Item): number => item.id;

test('rows are found by key through any polls, changed and gone ones too', () => {
  const find = createRowIndex<Item>(idOf, createRowChanges(idOf));
  const first = [3, 2, 1].map((id) => ({ id, text: 'old' }));
  expect(find(first, 2)).toBe(first[1]);
  const second = [{ id: 4, text: 'new' }, ...first.slice(0, 1), { id: 2, text: 'new' }];
  expect(find(second, 2)?.text).toBe('new');
  expect(find(second, 1)).toBeUndefined();
  expect(find(second, 4)).toBe(second[0]);
  const others = Array.from({ length: 4000 }, (_, at) => ({ id: 9000 - at, text: '' }));
  expect(find(others, 9000)).toBe(others[0]);
  expect(find(others, 4)).toBeUndefined();
  expect(find(first, 1)).toBe(first[2]);
});
