import { expect, test } from 'vitest';
import { parseLiteralDate } from './index.ts';

test('the literals 1-1-1 and 1-1-2999 are the first days of those years, whatever Date would make of them', () => {
  expect(parseLiteralDate('1-1-1')).toBe('0001-01-01');
  expect(parseLiteralDate('1-1-2999')).toBe('2999-01-01');
});

test('the day stands first in D-M-Y, the year in YYYY-MM-DD', () => {
  expect(parseLiteralDate('24-11-2026')).toBe('2026-11-24');
  expect(parseLiteralDate('05-4-2026')).toBe('2026-04-05');
  expect(parseLiteralDate('2026-11-24')).toBe('2026-11-24');
});

test('what the calendar lacks and every other form is no date', () => {
  const texts = [
    '',
    '1-1',
    '1-1-0',
    '0-1-1',
    '1-13-2026',
    '30-2-2026',
    '2026-02-30',
    '1/1/2026',
    '2026-1-1',
    '1-1-1-1',
  ];
  for (const text of [...texts, '1-1-10000', ' 1-1-1', '1-1-1\n', '1-1--1', 'x']) {
    expect(parseLiteralDate(text), text).toBeNull();
  }
});
