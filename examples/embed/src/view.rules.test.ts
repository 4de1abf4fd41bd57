import { expect, test } from 'vitest';
import { viewOf } from './view.rules.ts';

test.each([
  ['/embed/mLx0aQ2fTn8/events', 'patrol-event-grid'],
  ['/embed/mLx0aQ2fTn8/map', 'patrol-guard-map'],
  ['/embed/mLx0aQ2fTn8/map/', 'patrol-guard-map'],
  ['/embed/mLx0aQ2fTn8', null],
  ['/embed//events', null],
  ['/embed/a/b/events', null],
  ['/embed/a/Events', null],
  ['/', null],
])('%s shows %s', (path, element) => {
  expect(viewOf(path)).toBe(element);
});
