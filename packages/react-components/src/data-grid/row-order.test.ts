import { describe, expect, test, vi } from 'vitest';
import { createRowOrder } from './row-order.ts';

interface Item {
  readonly id: number;
  readonly rank: number;
}
const byRank = (a: Item, b: Item): number => a.rank - b.rank || a.id - b.id;
const byId = (a: Item, b: Item): number => a.id - b.id;

describe('the order of rows', () => {
  test('a list in order is given back as it is, with one scan', () => {
    const rows = Array.from({ length: 1000 }, (_, id) => ({ id, rank: id }));
    const compare = vi.fn(byRank);
    expect(createRowOrder<Item>()(rows, compare)).toBe(rows);
    expect(compare).toHaveBeenCalledTimes(999);
  });

  test('a poll that puts 10 rows in front and changes 5 compares only around them', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ id: 1000 - at, rank: at }));
    const compare = vi.fn(byRank);
    const order = createRowOrder<Item>();
    order(rows, compare);
    compare.mockClear();
    const fresh = Array.from({ length: 10 }, (_, at) => ({ id: 2000 - at, rank: at - 10 }));
    const polled = [...fresh, ...rows.slice(0, 990).map((row) => (row.id % 200 === 0 ? { ...row } : row))];
    expect(order(polled, compare)).toBe(polled);
    expect(compare.mock.calls.length).toBeLessThan(25);
    compare.mockClear();
    const moved = polled.map((row, at) => (at === 700 ? { ...row, rank: -99 } : row));
    expect(order(moved, compare)).toEqual([...moved].sort(byRank));
    expect(order(moved, compare)[0]).toBe(moved[700]);
  });

  test('any sequence of polls gives what a full sort gives', () => {
    let seed = 7;
    const random = (limit: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % limit;
    };
    for (let run = 0; run < 200; run++) {
      const order = createRowOrder<Item>();
      const known = new Map<number, Item>();
      const compare = run % 2 ? byRank : byId;
      for (let poll = 0; poll < 6; poll++) {
        for (let item = random(30); item > 0; item--) {
          const id = random(40);
          known.set(id, { id, rank: random(9) });
        }
        const gone = random(7);
        const rows = [...known.values()].filter((item) => item.id % 7 !== gone);
        expect(order(rows, compare)).toEqual([...rows].sort(compare));
      }
    }
  });

  test('two changed rows among 500 cost far less than a sort', () => {
    const rows = Array.from({ length: 500 }, (_, id) => ({ id, rank: (id * 7919) % 500 }));
    const compare = vi.fn(byRank);
    const order = createRowOrder<Item>();
    order(rows, compare);
    const full = compare.mock.calls.length;
    compare.mockClear();
    const polled = rows.map((row) => (row.id < 2 ? { ...row, rank: row.rank + 3 } : row));
    expect(order(polled, compare)).toEqual([...polled].sort(byRank));
    expect(compare.mock.calls.length).toBeLessThan(full / 4);
  });
});
