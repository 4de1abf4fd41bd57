import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../controls/fold.rules.ts';
import { wordTests } from './text-match.ts';

const holds = (text: string, typed: string): boolean => wordTests(typed).every((isIn) => isIn(text));

describe('words in a text', () => {
  test.each([
    ['Marija Kovačević-Babić', 'kovac'],
    ['Marija Kovacevic', 'Kovačević'],
    ['Josip Đurić', 'duric'],
    ['TC Branimir, garaža -2', 'GARAZA -2'],
    ['Ștefan Țurcanu', 'stefan turc'],
    ['Ќирил Ѓорѓиев', 'кирил'],
    ['Kovac\u030cevic\u0301', 'kovačević'],
    ['Heinzelova 62, kotlovnica', 'kotl hein'],
    ['50 % (a.b)', '(a.b)'],
    ['田中さんにあげて下さい', 'あげて'],
    ['Straße 5', 'STRASSE'],
    ['Strasse 5', 'straße'],
    ['İstanbul Işık', 'ıstanbul isik'],
    ['a\\b[c]^d-e', '\\b[c]^d-'],
  ])('%s holds %s', (text, typed) => {
    expect(holds(text, typed)).toBe(true);
  });

  test.each([
    ['Ivan Horvat', 'ivana'],
    ['Ivan Horvat', 'ivan novak'],
    ['aXb', 'a.b'],
    ['Kovačević', 'kovac x'],
  ])('%s does not hold %s', (text, typed) => {
    expect(holds(text, typed)).toBe(false);
  });

  test('nothing typed asks for nothing', () => {
    expect(wordTests('')).toEqual([]);
    expect(wordTests('  \u0301 ')).toEqual([]);
  });

  test('any words are found in any text that holds them without accents and case', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aAčČćžŽšđĐİéü.*+?()[]\\/^$|-2я '), maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, letters, (before, word, after) => {
        const typed = word.replaceAll(' ', '');
        expect(holds(`${before}${typed}${after}`, fold(typed))).toBe(true);
        expect(holds(fold(`${before}${typed}${after}`), typed)).toBe(true);
      }),
    );
  });
});
