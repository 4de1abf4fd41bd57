import { expect, test } from 'vitest';
import { base } from './base.ts';

test.each([
  ['S9.49', 'bp-xs', '0px'],
  ['S9.50', 'bp-sm', '760px'],
  ['S9.51', 'bp-md', '1000px'],
  ['S9.52', 'bp-lg', '1200px'],
  ['S9.53', 'bp-xl', '1536px'],
  ['S9.54', 'bp-header', '960px'],
] as const)('%s the width %s is %s', (_row, name, width) => {
  expect(base[name]).toBe(width);
});
