import { expect, test } from 'vitest';
import { isWallAddress, wallPath } from './wall-address.ts';

test('the wall is known by its address', () => {
  expect(isWallAddress(new URL(wallPath, 'https://console.example'))).toBe(true);
  expect(isWallAddress({ pathname: '/', search: '?language=hr&display=wall' })).toBe(true);
});

test.each([
  ['/', ''],
  ['/', '?display=console'],
  ['/', '?wall'],
  ['/scheduler', '?display=wall'],
])('%s%s is not', (pathname, search) => {
  expect(isWallAddress({ pathname, search })).toBe(false);
});
