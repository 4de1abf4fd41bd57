import { describe, expect, test } from 'vitest';
import { heldRows, newestArrival, rowsSince } from './held-page.ts';
import { pageSelectionOf, selectRange, toggleOne, togglePage } from './selection.ts';

describe('selection', () => {
  test('one row goes in and out', () => {
    expect(toggleOne(new Set([1]), 2)).toEqual({ reason: 'select', selectedKeys: new Set([1, 2]), keys: [2] });
    expect(toggleOne(new Set([1, 2]), 2)).toEqual({ reason: 'deselect', selectedKeys: new Set([1]), keys: [2] });
  });

  test('select-all takes the rows of the page and keeps what other pages have', () => {
    expect(togglePage(new Set([99, 1]), [1, 2, 3])).toEqual({
      reason: 'select-all',
      selectedKeys: new Set([99, 1, 2, 3]),
      keys: [1, 2, 3],
    });
    expect(togglePage(new Set([99, 1, 2, 3]), [1, 2, 3]).selectedKeys).toEqual(new Set([99]));
  });

  test('a range runs either way, and starts at its end when the start is on another page', () => {
    expect(selectRange(new Set(), [5, 6, 7, 8], 8, 6).keys).toEqual([6, 7, 8]);
    expect(selectRange(new Set(), [5, 6, 7, 8], 5, 6).keys).toEqual([5, 6]);
    expect(selectRange(new Set(), [5, 6, 7, 8], 99, 6).keys).toEqual([6]);
    expect(selectRange(new Set([1]), [5, 6], null, 6).selectedKeys).toEqual(new Set([1, 6]));
  });

  test('the page is none, some or all selected', () => {
    expect(pageSelectionOf([], new Set([1]))).toBe('none');
    expect(pageSelectionOf([1, 2], new Set([3]))).toBe('none');
    expect(pageSelectionOf([1, 2], new Set([2]))).toBe('some');
    expect(pageSelectionOf([1, 2], new Set([1, 2]))).toBe('all');
  });
});

describe('a held page', () => {
  const row = (id: number, text = 'old'): { id: number; text: string } => ({ id, text });
  const idOf = (item: { id: number }): number => item.id;

  test('keeps its places, takes new contents, and keeps a row that is gone', () => {
    const held = { rows: [row(3), row(2), row(1)], newest: 3 };
    const now = [row(4), row(3, 'new'), row(1)];
    expect(heldRows(held, now, idOf)).toEqual([row(3, 'new'), row(2), row(1)]);
  });

  test('what came later waits', () => {
    const rows = [row(5), row(2), row(4)];
    expect(newestArrival(rows, idOf)).toBe(5);
    expect(newestArrival([], idOf)).toBe(Number.NEGATIVE_INFINITY);
    expect(rowsSince(rows, 3, idOf).map(idOf)).toEqual([5, 4]);
  });
});
