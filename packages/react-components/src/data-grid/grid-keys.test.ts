import { expect, test } from 'vitest';
import { type GridPlace, placeAfterKey } from './grid-keys.ts';

const extent = { rows: 26, columns: 9, rowsInView: 10 };
const from = (row: number, column: number, key: string, ctrlKey = false): GridPlace | null =>
  placeAfterKey({ row, column }, { key, ctrlKey, metaKey: false }, extent);

test.each([
  [5, 4, 'ArrowUp', false, 4, 4],
  [0, 4, 'ArrowUp', false, 0, 4],
  [5, 4, 'ArrowDown', false, 6, 4],
  [25, 4, 'ArrowDown', false, 25, 4],
  [5, 4, 'ArrowLeft', false, 5, 3],
  [5, 0, 'ArrowLeft', false, 5, 0],
  [5, 4, 'ArrowRight', false, 5, 5],
  [5, 8, 'ArrowRight', false, 5, 8],
  [5, 4, 'Home', false, 5, 0],
  [5, 4, 'End', false, 5, 8],
  [5, 4, 'Home', true, 0, 0],
  [5, 4, 'End', true, 25, 8],
  [5, 4, 'PageDown', false, 15, 4],
  [20, 4, 'PageDown', false, 25, 4],
  [20, 4, 'PageUp', false, 10, 4],
  [5, 4, 'PageUp', false, 1, 4],
  [0, 4, 'PageUp', false, 0, 4],
])(
  'from row %i, column %i the key %s (ctrl %s) leads to row %i, column %i',
  (row, column, key, ctrl, toRow, toColumn) => {
    expect(from(row, column, key, ctrl)).toEqual({ row: toRow, column: toColumn });
  },
);

test('other keys do not move', () => {
  expect(from(5, 4, 'a')).toBeNull();
  expect(from(5, 4, 'Tab')).toBeNull();
});
