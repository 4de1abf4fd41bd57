import { expect, test } from 'vitest';
import { linkState } from './link.ts';

test('the link is live for 15 s after the last sign of life, waiting until 30 s, lost after', () => {
  const at = (age: number) => linkState(0, 100_000, 100_000 + age);
  expect([0, 15_000, 15_001, 30_000, 30_001].map(at)).toEqual(['live', 'live', 'waiting', 'waiting', 'lost']);
});

test('a link that never came to life is connecting, then waiting, then lost', () => {
  expect([0, 15_001, 30_001].map((now) => linkState(0, null, now))).toEqual(['connecting', 'waiting', 'lost']);
});
