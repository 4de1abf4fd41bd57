import { expect, test } from 'vitest';
import { type PressedKey, shortcutLetters, shortcutOf } from './shortcut.rules.ts';

const press = (more: Partial<PressedKey>): PressedKey => ({
  ...{ key: 'c', code: 'KeyC', ctrlKey: false, metaKey: false, altKey: false, repeat: false, defaultPrevented: false },
  ...more,
});

test('U3 each answer has its letter, in capitals or not, and on a keyboard without Latin letters by its place', () => {
  for (const letter of ['L', 'M', 'T', 'S', 'C', 'A'] as const) {
    expect(shortcutOf(press({ key: letter.toLowerCase(), code: `Key${letter}` }))).toBe(letter);
  }
  expect(shortcutOf(press({ key: 'Ц', code: 'KeyC' }))).toBe('C');
  expect(shortcutOf(press({ key: 'x', code: 'KeyX' }))).toBeNull();
});

test('U3 a held key, a key with another one and a key that somebody has used already answer nothing', () => {
  for (const more of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { repeat: true },
    { defaultPrevented: true },
  ]) {
    expect(shortcutOf(press(more))).toBeNull();
  }
  expect(shortcutOf(press({ key: 'Enter', code: 'KeyC' }))).toBeNull();
});

test('U3 a chosen letter takes the place of the usual one, and without keys there is none', () => {
  const letters = shortcutLetters({ C: 'p' });
  expect(shortcutOf(press({ key: 'p', code: 'KeyP' }), letters)).toBe('C');
  expect(shortcutOf(press({}), letters)).toBeNull();
  expect(shortcutOf(press({}), shortcutLetters(false))).toBeNull();
});
