import { expect, test } from 'vitest';
import { defaultArrangement, readArrangement } from './arrangement.rules.ts';

test('a kept arrangement comes back as it was', () => {
  const kept = { left: 0.4, top: 0.5, routes: 0.6, isMapShown: false };
  expect(readArrangement(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([[null], ['x'], [[]], [{ left: 'wide', top: 4, routes: null }], [{ left: 0 }]])(
  'what makes no sense (%j) takes its default, and no panel is ever gone',
  (kept) => {
    expect(readArrangement(kept)).toEqual(defaultArrangement);
  },
);
