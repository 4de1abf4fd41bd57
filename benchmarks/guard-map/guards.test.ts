import { expect, test } from 'vitest';
import { guardsOf, moved } from './guards.ts';

test('guards are the same in every run, and only those who walk are new objects', () => {
  const guards = guardsOf(100);
  expect(guards).toEqual(guardsOf(100));
  const after = moved(guards, 30, 1);
  expect(after.filter((guard, index) => guard !== guards[index])).toHaveLength(30);
  expect(moved(guards, 100, 2).every((guard, index) => guard !== guards[index])).toBe(true);
});
