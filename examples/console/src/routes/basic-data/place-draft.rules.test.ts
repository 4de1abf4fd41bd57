import { expect, test } from 'vitest';
import { placeDraft, placeOf, placeProblems } from './place-draft.rules.ts';

test.each([
  [null, null, {}],
  [45.8054, 15.9942, {}],
  [45.8054, 195.9942, { longitude: 'console.place.longitudeRange' }],
  [-91, 0, { latitude: 'console.place.latitudeRange' }],
  [45, null, { longitude: 'console.place.bothOrNone' }],
  [null, 15, { latitude: 'console.place.bothOrNone' }],
  [Number.NaN, 15, { latitude: 'console.place.latitudeRange' }],
])('the place %s, %s: %j', (latitude, longitude, problems) => {
  expect(placeProblems({ latitude, longitude })).toEqual(problems);
});

test('a place comes back whole, and nothing is nothing', () => {
  const place = { latitude: 45.8054, longitude: 15.9942 };
  expect(placeOf(placeDraft(place))).toEqual(place);
  expect(placeOf(placeDraft(null))).toBeNull();
});
