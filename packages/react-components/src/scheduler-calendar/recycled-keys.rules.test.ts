import { expect, test } from 'vitest';
import { recycledKeys } from './recycled-keys.rules.ts';

const first = recycledKeys(new Map(), [11, 12, 13]);

test('each of a list has a key of its own', () => {
  expect([...first]).toEqual([
    [11, 0],
    [12, 1],
    [13, 2],
  ]);
});

test('what stays keeps its key, wherever it stands now', () => {
  const next = recycledKeys(first, [13, 14, 11]);
  expect(next.get(13)).toBe(2);
  expect(next.get(11)).toBe(0);
});

test('what comes takes the key of what is gone, and a new one when nothing is', () => {
  expect(recycledKeys(first, [11, 14, 13]).get(14)).toBe(1);
  expect(recycledKeys(first, [11, 12, 13, 14]).get(14)).toBe(3);
  expect([...recycledKeys(first, [21, 22, 23]).values()]).toEqual([0, 1, 2]);
});

test('asked twice, the answer is the same', () => {
  const next = recycledKeys(first, [14, 11]);
  expect(recycledKeys(next, [14, 11])).toEqual(next);
});
