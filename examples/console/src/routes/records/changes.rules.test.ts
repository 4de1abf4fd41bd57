import { expect, test } from 'vitest';
import { fieldChanges } from './changes.rules.ts';

const brief = (before: unknown, after: unknown) =>
  fieldChanges(before, after).map(({ field, before: was, after: is, isChanged }) => [field, was, is, isChanged]);

test('C11 what was changed stands first, what stayed is still told', () => {
  expect(brief({ name: 'Gate', tag: 'A1', level: 2 }, { name: 'Gate', tag: 'B2', level: 2 })).toEqual([
    ['tag', 'A1', 'B2', true],
    ['name', 'Gate', 'Gate', false],
    ['level', '2', '2', false],
  ]);
});

test('something new has nothing before, something deleted nothing after', () => {
  expect(brief(null, { name: 'Gate' })).toEqual([['name', null, 'Gate', true]]);
  expect(brief({ name: 'Gate' }, undefined)).toEqual([['name', 'Gate', null, true]]);
});

test('a field that was emptied is told from one that was never there', () => {
  expect(brief({ phone: '091' }, { phone: null, email: null })).toEqual([
    ['phone', '091', '', true],
    ['email', null, '', true],
  ]);
});

test('parts of parts have a path, and lists are one value', () => {
  expect(brief({ limits: { battery: 20 }, ids: [1] }, { limits: { battery: 15 }, ids: [1, 2] })).toEqual([
    ['limits.battery', '20', '15', true],
    ['ids', '[1]', '[1,2]', true],
  ]);
});

test('a record that is no object is one value, and nothing has no fields', () => {
  expect(brief('old', ['new'])).toEqual([['', 'old', '["new"]', true]]);
  expect(brief(null, null)).toEqual([]);
});

test('texts from outside stay texts', () => {
  expect(brief({ __proto__: null, constructor: '<b>' }, { constructor: '{"a":1}' })).toEqual([
    ['constructor', '<b>', '{"a":1}', true],
  ]);
});
