import { expect, test } from 'vitest';
import { isToneDue } from './link-tone.rules.ts';

test('a tone comes as soon as the link is lost, and every 30 s while it is', () => {
  expect(isToneDue('lost', null, 100_000)).toBe(true);
  expect([29_999, 30_000].map((age) => isToneDue('lost', 100_000, 100_000 + age))).toEqual([false, true]);
});

test('no tone comes for a link that is live or only late', () => {
  for (const link of ['live', 'waiting', 'connecting'] as const) expect(isToneDue(link, null, 0)).toBe(false);
});

test('a clock that was set back does not keep the tone away', () => {
  expect(isToneDue('lost', 900_000, 100_000)).toBe(true);
});
