import { expect, test } from 'vitest';
import { inUseText } from './in-use-text.ts';

const say = (id: string, { count }: { readonly count: number }): string => `${id} ${count}`;

test('says each sort of rows by its number, and in the server’s words what it does not know', () => {
  const fieldErrors = [
    {
      field: 'idLocation',
      code: 'inUse',
      message: 'Location has 3 location tags',
      use: { kind: 'locationTag', count: 3 },
    },
    { field: 'idLocation', code: 'inUse', message: 'Location has 2 doors' },
  ] as const;
  expect(inUseText({ fieldErrors, lines: '' }, say)).toBe('console.uses.locationTag 3\nLocation has 2 doors');
});

test('says which action was refused when the server names nothing', () => {
  expect(inUseText({ fieldErrors: [], lines: 'location/delete' }, say)).toBe('location/delete');
});
