import { expect, test } from 'vitest';
import { viewOf } from './map-view.rules.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('nobody known is no view', () => {
  expect(viewOf([])).toBeNull();
});

test('one place is in the middle, as near as a map opens', () => {
  expect(viewOf([at(45.8, 15.9)])).toEqual({ center: at(45.8, 15.9), zoom: 15 });
});

test.each([
  [[at(45, 15), at(46, 16)], 9],
  [[at(45.8, 15.9), at(45.81, 15.92)], 15],
  [[at(-60, -170), at(60, 170)], 3],
])('%j lie within the view', (places, zoom) => {
  const view = viewOf(places);
  expect(view?.zoom).toBe(zoom);
  const degrees = (360 * 480) / 256 / 2 ** (view?.zoom ?? 0);
  if (zoom > 3)
    for (const place of places)
      expect(Math.abs(place.longitude - (view?.center.longitude ?? 0)) * 2).toBeLessThanOrEqual(degrees);
});
