import { describe, expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';

describe('the settings of a build', () => {
  test('all six languages are offered, Croatian is the default and the fallback', () => {
    const { languages, defaultLanguage } = readSettings({});
    expect([...languages].sort()).toEqual(['en', 'hr', 'nmk', 'ro', 'ser', 'slo']);
    expect(defaultLanguage).toBe('hr');
  });

  test('S1.34 five languages can be chosen, and Romanian is then absent', () => {
    expect(readSettings({ VITE_LANGUAGES: 'en,hr,slo,ser,nmk' }).languages).toEqual(['en', 'hr', 'slo', 'ser', 'nmk']);
  });

  test.each([
    [undefined, 'dark'],
    ['system', 'system'],
    ['light', 'light'],
    ['pink', 'dark'],
  ])('an initial theme of %s is %s', (given, theme) => {
    expect(readSettings({ VITE_INITIAL_THEME: given }).initialTheme).toBe(theme);
  });

  test('S9.01 the address of the back end is the page’s own unless it is given', () => {
    expect(readSettings({}).apiUrl).toBe('');
    expect(readSettings({ VITE_API_URL: 'https://api.example' }).apiUrl).toBe('https://api.example');
  });
});
