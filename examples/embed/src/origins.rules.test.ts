import { expect, test } from 'vitest';
import { partnersOf, readOrigins } from './origins.rules.ts';

test('origins are read, and whatever is none is left out', () => {
  expect(readOrigins('https://a.example  https://b.example:8443\n')).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ]);
  const wrong =
    '* null https: a.example https://a.example/ https://a.example/x https://*.a.example ftp://a.example data:,x';
  expect(readOrigins(wrong)).toEqual([]);
  expect(readOrigins(null)).toEqual([]);
  expect(readOrigins('')).toEqual([]);
});

const allowed = ['https://a.example', 'https://b.example'];

test.each([
  ['in no frame: nobody', { isFramed: false, above: null }, []],
  ['under a site of the list: that one alone', { isFramed: true, above: 'https://b.example' }, ['https://b.example']],
  ['under a site that is not on it: nobody', { isFramed: true, above: 'https://evil.example' }, []],
  ['where the browser does not say: each of the list', { isFramed: true, above: null }, allowed],
])('%s', (_, frame, partners) => {
  expect(partnersOf(allowed, frame)).toEqual(partners);
});
