import { describe, expect, test } from 'vitest';
import { type GridPage, gridPage } from './grid-page.ts';
import { pageSelectionOf, selectRange, toggleOne, togglePage } from './selection.ts';

const pageOf = (keys: readonly number[], first = 0, length = keys.length - first): GridPage =>
  gridPage({ rows: keys, first, length, keyOf: (key) => key, has: (key) => keys.includes(key) });

describe('a page of a list', () => {
  test('knows its rows by place and by key', () => {
    const page = pageOf([9, 8, 7, 6, 5], 2, 2);
    expect([page.keyAt(-1), page.keyAt(0), page.keyAt(1), page.keyAt(2)]).toEqual([undefined, 7, 6, undefined]);
    expect([page.indexOf(6), page.indexOf(9)]).toEqual([1, -1]);
    expect([page.has(7), page.has(9)]).toEqual([true, false]);
    expect([page.keys(), page.keys(1, 9)]).toEqual([[7, 6], [6]]);
  });
});

describe('selection', () => {
  test('one row goes in and out', () => {
    expect(toggleOne(new Set([1]), 2)).toEqual({ reason: 'select', selectedKeys: new Set([1, 2]), keys: [2] });
    expect(toggleOne(new Set([1, 2]), 2)).toEqual({ reason: 'deselect', selectedKeys: new Set([1]), keys: [2] });
  });

  test('select-all takes the rows of the page and keeps what other pages have', () => {
    const page = pageOf([1, 2, 3]);
    expect(togglePage(new Set([99, 1]), page)).toEqual({
      reason: 'select-all',
      selectedKeys: new Set([99, 1, 2, 3]),
      keys: [1, 2, 3],
    });
    expect(togglePage(new Set([99, 1, 2, 3]), page).selectedKeys).toEqual(new Set([99]));
    expect(togglePage(new Set(), pageOf([9, 8, 7, 6], 1, 2)).keys).toEqual([8, 7]);
  });

  test('a range runs either way, and starts at its end when the start is on another page', () => {
    const page = pageOf([4, 5, 6, 7, 8], 1);
    expect(selectRange(new Set(), page, 8, 6).keys).toEqual([6, 7, 8]);
    expect(selectRange(new Set(), page, 5, 6).keys).toEqual([5, 6]);
    expect(selectRange(new Set(), page, 99, 6).keys).toEqual([6]);
    expect(selectRange(new Set(), page, 4, 6).keys).toEqual([6]);
    expect(selectRange(new Set([1]), page, null, 6).selectedKeys).toEqual(new Set([1, 6]));
  });

  test('the page is none, some or all selected', () => {
    expect(pageSelectionOf(pageOf([]), new Set([1]))).toBe('none');
    expect(pageSelectionOf(pageOf([1, 2]), new Set([3, 4, 5]))).toBe('none');
    expect(pageSelectionOf(pageOf([1, 2, 3]), new Set([3]))).toBe('some');
    expect(pageSelectionOf(pageOf([1, 2]), new Set([2, 9]))).toBe('some');
    expect(pageSelectionOf(pageOf([1, 2]), new Set([1, 2]))).toBe('all');
    expect(pageSelectionOf(pageOf([1, 2, 3], 1), new Set([2, 3]))).toBe('all');
  });
});
