import { expect, test } from 'vitest';
import { hasClash, readShortcuts } from './shortcut-choice.rules.ts';

test('U3 letters that were chosen, and keys that were switched off, come back as they were', () => {
  const kept = { isOn: false, letters: { C: 'P' } };
  expect(readShortcuts(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([[null], [3], [{ isOn: 'yes', letters: { C: 'pp', L: 4, X: 'Q' } }], [{ letters: { C: 'L' } }]])(
  'U3 what makes no sense (%j) is as usual: no answer loses its key',
  (kept) => {
    expect(readShortcuts(kept)).toEqual({ isOn: true, letters: {} });
  },
);

test('U3 one letter for two answers is a clash, also with one that keeps its own', () => {
  expect([hasClash({ C: 'L' }), hasClash({ C: 'L', L: 'C' }), hasClash({ C: 'P' })]).toEqual([true, false, false]);
});
