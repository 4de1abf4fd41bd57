import { describe, expect, test } from 'vitest';
import { createLaterRows, createNewRowMarks, newestArrival, noNewRows } from './new-rows.ts';
import { createRowChanges } from './row-change.ts';

interface Item {
  readonly id: number;
}
const idOf = (item: Item): number => item.id;
const items = (...ids: number[]): Item[] => ids.map((id) => ({ id }));
const changes = () => createRowChanges<Item>(idOf);

test('the newest arrival of a list', () => {
  expect(newestArrival(items(3, 9, 4), idOf)).toBe(9);
  expect(newestArrival([], idOf)).toBe(Number.NEGATIVE_INFINITY);
});

describe('what came while a page was held', () => {
  test('is counted over many polls; what changed does not count, and what is gone no longer does', () => {
    const later = createLaterRows<Item>(changes(), idOf);
    const held = items(3, 2, 1);
    expect(later(held, 3, held)).toEqual([]);
    const second = [...items(5, 4), ...held.slice(0, 2), { id: 1 }];
    expect(later(held, 3, second).map(idOf)).toEqual([5, 4]);
    expect(later(held, 3, second)).toBe(later(held, 3, second));
    const third = [...items(6), ...second.filter((item) => item.id !== 4)];
    expect(later(held, 3, third).map(idOf)).toEqual([6, 5]);
    expect(later(third, 6, third)).toEqual([]);
  });

  test('is found in a list that is another one altogether', () => {
    const later = createLaterRows<Item>(changes(), idOf);
    const many = Array.from({ length: 3000 }, (_, id) => ({ id }));
    const others = Array.from({ length: 6000 }, (_, at) => ({ id: 5999 - at }));
    expect(later(many, 2999, others)).toHaveLength(3000);
  });
});

describe('what is marked as new', () => {
  test('what came less than 5 s ago, batch by batch; what was there at first is not', () => {
    const marks = createNewRowMarks<Item>(changes(), idOf);
    expect(marks([], 0)).toEqual(noNewRows);
    const first = items(2, 1);
    expect(marks(first, 100)).toEqual(noNewRows);
    const second = [...items(3), ...first];
    expect(marks(second, 1000)).toEqual({ since: 2, endsInMs: 5000 });
    const third = [...items(5, 4), ...second];
    expect(marks(third, 4000)).toEqual({ since: 2, endsInMs: 2000 });
    expect(marks(third, 5999)).toEqual({ since: 2, endsInMs: 1 });
    expect(marks(third, 6000)).toEqual({ since: 3, endsInMs: 3000 });
    expect(marks(third, 9000)).toEqual(noNewRows);
    expect(marks([...third.slice(1), { id: 1 }], 9100)).toEqual(noNewRows);
  });

  test('nothing any more once the clock was set back', () => {
    const marks = createNewRowMarks<Item>(changes(), idOf);
    const first = items(2, 1);
    marks(first, 60_000);
    const second = [...items(3), ...first];
    expect(marks(second, 61_000)).toEqual({ since: 2, endsInMs: 5000 });
    expect(marks(second, 1000)).toEqual(noNewRows);
  });
});
