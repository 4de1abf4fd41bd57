import { expect, test } from 'vitest';
import { printable } from './printable.rules.ts';

const latin = (codePoint: number): boolean => codePoint >= 0x20 && codePoint < 0x250;

test.each([
  ['čćđšž', 'čćđšž'],
  ['cafe\u0301', 'café'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['a\tb', 'a b'],
  ['漢 x', '\ufffd x'],
  ['🚨', '\ufffd'],
  ['\ud800', '\ufffd'],
  ['a\u0000b\u202ec\u200bd\u2028e', 'abcde'],
])('%j is printed as %j', (text, expected) => {
  expect(printable(text, latin)).toBe(expected);
});
