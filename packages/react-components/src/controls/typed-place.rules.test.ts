import { expect, test } from 'vitest';
import { typedPlace } from './typed-place.rules.ts';

const zagreb = { latitude: 45.815, longitude: 15.9819 };

test.each([
  ['45.815, 15.9819', zagreb],
  ['45.815,15.9819', zagreb],
  [' 45.815 15.9819 ', zagreb],
  ['45.815; 15.9819', zagreb],
  ['45,815; 15,9819', zagreb],
  ['45,815, 15,9819', zagreb],
  ['45,815 15,9819', zagreb],
  ['45,815,15,9819', zagreb],
  ['-45.5,−15', { latitude: -45.5, longitude: -15 }],
  ['45,8,-15', { latitude: 45.8, longitude: -15 }],
  ['45, 15', { latitude: 45, longitude: 15 }],
  ['45, 15,5', { latitude: 45, longitude: 15.5 }],
  ['0.01, 5', { latitude: 0.01, longitude: 5 }],
])('%j is a place as people write it', (written, expected) => {
  expect(typedPlace(written)).toEqual(expected);
});

test.each(['', '45.815', '91, 0', '0, 0', '0.01, 0.01', '45.815, 15.9819, 3', 'Zagreb, Savica'])(
  '%j names no place',
  (written) => {
    expect(typedPlace(written)).toBeNull();
  },
);

test.each(['45,8,15', ' -45,815,15 '])('%j could be two places and is none', (written) => {
  expect(typedPlace(written)).toBeNull();
});
