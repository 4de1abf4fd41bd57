import { describe, expect, test, vi } from 'vitest';
import { createRowChanges } from './row-change.ts';
import { createRowOrder, patchOrder, type RowOrder, type RowSorter } from './row-order.ts';

interface Item {
  readonly id: number;
  readonly rank: number;
}
const byRank: RowSorter<Item> = { compare: (a, b) => a.rank - b.rank || a.id - b.id };
const byId: RowSorter<Item> = { compare: (a, b) => a.id - b.id };
const newOrder = (): RowOrder<Item> => createRowOrder(createRowChanges<Item>((item) => item.id));

describe('the order of rows', () => {
  test('a poll that puts 10 rows in front and changes 5 compares only around them', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ id: 10_000 - at, rank: at }));
    const compare = vi.fn(byRank.compare);
    const sorter = { compare };
    const order = newOrder();
    expect(order(rows, sorter)).toEqual(rows);
    compare.mockClear();
    const fresh = Array.from({ length: 10 }, (_, at) => ({ id: 20_000 - at, rank: at - 10 }));
    const polled = [...fresh, ...rows.slice(0, 9990).map((row) => (row.id % 2000 === 0 ? { ...row } : row))];
    expect(order(polled, sorter)).toEqual(polled);
    expect(compare.mock.calls.length).toBeLessThan(30 * 16);
    compare.mockClear();
    const moved = polled.map((row, at) => (at === 700 ? { ...row, rank: -99 } : row));
    expect(order(moved, sorter)).toEqual([...moved].sort(byRank.compare));
    expect(order(moved, sorter)[0]).toBe(moved[700]);
    expect(compare.mock.calls.length).toBeLessThan(2 * 16);
  });

  test('the same rows are the same answer', () => {
    const order = newOrder();
    const rows = [{ id: 1, rank: 1 }];
    expect(order(rows, byRank)).toBe(order(rows, byRank));
    expect(order([...rows], byRank)).toEqual(rows);
  });

  test('any sequence of polls and sorters gives what a full sort gives', () => {
    let seed = 7;
    const random = (limit: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % limit;
    };
    for (let run = 0; run < 300; run++) {
      const order = newOrder();
      const known = new Map<number, Item>();
      for (let poll = 0; poll < 8; poll++) {
        const sorter = (run + (poll >> 2)) % 2 ? byRank : byId;
        for (let item = random(30); item > 0; item--) {
          const id = random(40);
          known.set(id, { id, rank: random(9) });
        }
        const gone = random(7);
        const rows = [...known.values()].filter((item) => item.id % 7 !== gone);
        expect(order(rows, sorter)).toEqual([...rows].sort(sorter.compare));
      }
    }
  });

  test('a thousand rows at once are merged', () => {
    const rows = Array.from({ length: 3000 }, (_, id) => ({ id, rank: (id * 7919) % 3000 }));
    const more = Array.from({ length: 1000 }, (_, at) => ({ id: 5000 + at, rank: at * 3 }));
    const order = newOrder();
    order(rows, byRank);
    expect(order([...rows, ...more], byRank)).toEqual([...rows, ...more].sort(byRank.compare));
  });

  test('a row that is not where it should be asks for a fresh start', () => {
    const [a, b] = [
      { id: 1, rank: 5 },
      { id: 2, rank: 1 },
    ];
    expect(patchOrder([a, b], { added: [], removed: [b] }, byRank.compare)).toBeNull();
  });
});
