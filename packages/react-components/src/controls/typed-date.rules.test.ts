import { describe, expect, test } from 'vitest';
import { holds } from './fold.rules.ts';
import { parseNumber } from './number.rules.ts';
import { parseTypedDate, parseTypedTime, showDate } from './typed-date.rules.ts';

describe('a date is read as it is typed at night', () => {
  test.each([
    ['23/11/2026', '2026-11-23'],
    ['3.1.2027.', '2027-01-03'],
    ['23-11-26', '2026-11-23'],
    ['2311', '2026-11-23'],
    ['231127', '2027-11-23'],
    ['23112027', '2027-11-23'],
    ['5/12', '2026-12-05'],
    ['2026-11-23', '2026-11-23'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (typed, date) => {
    expect(parseTypedDate(typed, '2026-11-21')).toBe(date);
  });
  test.each(['29/02/2027', '31/11/2026', 'x', '23/', '11/23/2026', '2026-13-01'])('%s is no date', (typed) => {
    expect(parseTypedDate(typed, '2026-11-21')).toBeUndefined();
  });
  test('nothing is no date to complain of', () => {
    expect(parseTypedDate('  ', '2026-11-21')).toBeNull();
  });
  test('a date is shown as DD/MM/YYYY', () => {
    expect([showDate('2026-11-03'), showDate(null)]).toEqual(['03/11/2026', '']);
  });
});

describe('a time of day is read as it is typed', () => {
  test.each([
    ['22:00', '22:00'],
    ['22.30', '22:30'],
    ['2200', '22:00'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['0:05', '00:05'],
  ])('%s is %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time);
  });
  test.each(['24:00', '12:60', '12:5', 'noon', '99'])('%s is no time', (typed) => {
    expect(parseTypedTime(typed)).toBeUndefined();
  });
});

describe('a number is read with a comma or a point', () => {
  test.each([
    ['30', 30],
    [' 1,5 ', 1.5],
    ['−2', -2],
    ['', null],
  ])('%s is %s', (typed, number) => {
    expect(parseNumber(typed)).toBe(number);
  });
  test.each(['x', '1e3', '1.', '--1', '1 2'])('%s is none', (typed) => {
    expect(parseNumber(typed)).toBeNaN();
  });
});

test.each([
  ['Ana Kovač', 'kovac', true],
  ['Josip Đurić', 'dur', true],
  ['Петра Новак', 'новак', true],
  ['Ștefan Țiriac', 'tiri', true],
  ['Ana Kovač', 'kovacs', false],
])('%s found by typing %s: %s', (name, typed, isFound) => {
  expect(holds(name, typed)).toBe(isFound);
});
