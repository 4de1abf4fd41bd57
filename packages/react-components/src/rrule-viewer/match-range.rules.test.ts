import { expect, test } from 'vitest';
import { foldName, foldText } from './fold-name.ts';
import { matchRange } from './match-range.rules.ts';

const marked = (name: string, typed: string): string | null => {
  const range = matchRange(foldName(name), foldText(typed), name.length);
  return range && `${name.slice(0, range.from)}[${name.slice(range.from, range.to)}]${name.slice(range.to)}`;
};

test.each([
  ['Ivan Horvat', 'horvat', 'Ivan [Horvat]'],
  ['Ivan Horvat', 'horvt', 'Ivan [Horvat]'],
  ['Sanja Horvatić', 'horvt', 'Sanja [Horvat]ić'],
  ['Horvatova ulica 80', 'horvt', '[Horvat]ova ulica 80'],
  ['Ana Kovač', 'kovac', 'Ana [Kovač]'],
  ['Ana Kovač', 'KOVAČ', 'Ana [Kovač]'],
  ['Ѓорѓи Ќосевски', 'косевски', 'Ѓорѓи [Ќосевски]'],
  ['Große Straße', 'strasse', 'Große [Straße]'],
  ['Ivan Horvat', 'n h', 'Iva[n H]orvat'],
  ['Marko Perić', 'mraco', null],
  ['Ivan Horvat', 'zzzz', null],
  ['Ivan Horvat', '', null],
  ['', 'ivan', null],
])('in %s what answers %s is marked', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});

test('a letter written in two signs is marked whole', () => {
  expect(marked('Kovac\u030C i sin', 'kovac')).toBe('[Kovac\u030C] i sin');
});
