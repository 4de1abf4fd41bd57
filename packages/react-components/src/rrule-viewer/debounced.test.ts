import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounced } from './debounced.ts';
import { createRuleSearch } from './search-rules.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('S2.125 S9.34 nothing is filtered 299 ms after the last letter, once at 300 ms', () => {
  const guards = ['Ivan Horvat', 'Ana Kovač'];
  const search = createRuleSearch(guards, (guard) => ({ guard, location: '', checkpoints: [] }));
  const found: string[][] = [];
  const find = debounced((typed: string) => found.push(search.find(typed).map(({ rule }) => rule)));
  find('h');
  vi.advanceTimersByTime(200);
  find('horvt');
  vi.advanceTimersByTime(299);
  expect(found).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(found).toEqual([['Ivan Horvat']]);
  vi.advanceTimersByTime(10_000);
  expect(found).toHaveLength(1);
});

test('a cancelled search does not come', () => {
  const run = vi.fn();
  const find = debounced(run);
  find('h');
  find.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
