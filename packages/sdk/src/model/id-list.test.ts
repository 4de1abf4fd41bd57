import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIdList, parseIdList } from './index.ts';

test('S3.84 the list 3,7 is [3, 7] and the empty one []', () => {
  expect(parseIdList('3,7')).toEqual([3, 7]);
  expect(parseIdList('')).toEqual([]);
});

test('order is kept, blanks are nothing, and what is absent is empty', () => {
  expect(parseIdList('32, 31 ,30')).toEqual([32, 31, 30]);
  for (const text of [null, undefined, ' , ', ',,', ' ']) expect(parseIdList(text)).toEqual([]);
});

test('a part that is not an id spoils the list', () => {
  for (const text of ['a', '3,a', '0', '-3', '3.5', '1e3', '0x1f', '9007199254740992', '3;7', '3 7', '٣']) {
    expect(parseIdList(text), text).toBeNull();
  }
});

test('ids travel with commas and come back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })), (ids) => {
      expect(parseIdList(formatIdList(ids))).toEqual(ids);
    }),
  );
});
