import { expect, test } from 'vitest';
import { readSavedSearches, readTemplates } from './kept.rules.ts';

const template = { title: 'Ramp', text: 'Check it.', kind: 'message' };
const search = { name: 'Week', lengthMs: 7, locationId: 3, checkpointId: null, companyId: null, guardId: null };

test('of what was kept the usable is read and the rest is left out', () => {
  expect(readTemplates([template, { ...template, kind: 'comment' }, { title: 'x' }, null, 7, 'x'])).toEqual([template]);
  const broken = [{ lengthMs: '7' }, { lengthMs: Number.NaN }, { locationId: -1 }, { guardId: undefined }, { name: 1 }];
  expect(readSavedSearches([search, ...broken.map((change) => ({ ...search, ...change })), [], {}])).toEqual([search]);
});

test.each([null, undefined, 'x', 7, {}])('%j is nothing', (kept) => {
  expect([readTemplates(kept), readSavedSearches(kept)]).toEqual([[], []]);
});
