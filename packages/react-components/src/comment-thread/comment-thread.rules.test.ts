import { describe, expect, test } from 'vitest';
import { charactersLeft, commentTextLimit, isPostable } from './comment-text.rules.ts';
import { receiptOf } from './receipt.rules.ts';
import { isAtEnd } from './scroll.rules.ts';

describe('the text', () => {
  test.each(['', ' ', '  \n', '\t\r\n'])('S5.08 %j is blank and cannot be posted', (text) => {
    expect(isPostable(text)).toBe(false);
  });

  test('has at most 2000 characters, the rest is told from 200 on', () => {
    const ofLength = (count: number): string => 'ž'.repeat(count);
    expect([1799, 1800, 2000, 2001].map(ofLength).map(charactersLeft)).toEqual([null, 200, 0, -1]);
    expect([2000, 2001].map(ofLength).map(isPostable)).toEqual([true, false]);
  });

  test('a letter outside the basic plane counts as one', () => {
    expect(charactersLeft('🚨'.repeat(commentTextLimit))).toBe(0);
    expect(isPostable('🚨'.repeat(commentTextLimit))).toBe(true);
  });
});

test.each([
  [600, true],
  [577, true],
  [575, false],
  [0, false],
])('a reader at %i of 600 is at the newest: %s', (scrollTop, expected) => {
  expect(isAtEnd({ scrollTop, clientHeight: 400, scrollHeight: 1000 })).toBe(expected);
});

test.each([
  [[], [], 'sent'],
  [[7], [], 'delivered'],
  [[7], [7], 'seen'],
  [[], [7], 'seen'],
  [[8], [8], 'sent'],
] as const)('C8 delivered to %j and seen by %j, for guard 7 it is %s', (deliveredTo, seenBy, expected) => {
  expect(receiptOf({ deliveredTo, seenBy }, 7)).toBe(expected);
});
