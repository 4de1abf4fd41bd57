import { expect, test } from 'vitest';
import { charactersLeft, commentTextLimit, isPostable } from './comment-text.rules.ts';

/* Two units of JavaScript, one character of the contract. */
const wide = '𝒜';

test('S5.08, S5.09 a blank text cannot be posted, one of any letter can', () => {
  expect(['', ' ', '\n\t '].map(isPostable)).toEqual([false, false, false]);
  expect(['.', ' Ђ ', wide].map(isPostable)).toEqual([true, true, true]);
});

test('a text of the limit can be posted, one more cannot; characters count as the contract counts them', () => {
  expect(isPostable(wide.repeat(commentTextLimit))).toBe(true);
  expect(isPostable(`${wide.repeat(commentTextLimit)}.`)).toBe(false);
});

test('the rest is told from the last 200 on, also when there are too many', () => {
  expect(charactersLeft('.'.repeat(commentTextLimit - 201))).toBeNull();
  expect(charactersLeft('.'.repeat(commentTextLimit - 200))).toBe(200);
  expect(charactersLeft('.'.repeat(commentTextLimit + 3))).toBe(-3);
});
