import { createIntl } from '@formatjs/intl';
import { expect, test, vi } from 'vitest';
import { createTextOf } from './create-text-of.ts';
import type { MessageId, MessageValues } from './messages.ts';

const messages = {
  plain: 'Filter',
  empty: '',
  filled: 'Select event {id}, {id} of {total}',
  apostrophe: "it''s {id}",
  quoted: "a '{'brace'}' and {id}",
  plural: '{count, plural, one {# row} other {# rows}}',
  nested: '{count, plural, one {one of {total}} other {# of {total}}}',
  spaced: 'event { id }',
};
const onError = vi.fn();
const intl = createIntl({ locale: 'en', defaultLocale: 'en', messages, onError });
const textOf = createTextOf(intl);
const ask = (id: keyof typeof messages, values?: Record<string, unknown>): string =>
  textOf(id as MessageId, values as MessageValues); // texts of the test's own

test('a text says what the ICU formatter says of it, whichever way it is made', () => {
  const asked: readonly (readonly [keyof typeof messages, Record<string, unknown>?])[] = [
    ['plain'],
    ['filled', { id: 48_273, total: '1,000' }],
    ['filled', { id: 0, total: '' }],
    ['filled', { id: '$& {id}', total: "'{'" }],
    ['apostrophe', { id: 7 }],
    ['quoted', { id: 7 }],
    ['plural', { count: 1 }],
    ['plural', { count: 12_000 }],
    ['nested', { count: 3, total: 9 }],
    ['spaced', { id: 7 }],
  ];
  for (const [id, values] of asked) {
    const expected = intl.formatMessage({ id }, values as Record<string, string | number>); // what was put in above
    expect(ask(id, values), id).toBe(expected);
    expect(ask(id, values), id).toBe(expected);
  }
  expect(onError).not.toHaveBeenCalled();
});

test('a value that is missing is told, not shown as a word', () => {
  expect(ask('filled', { id: 7 })).not.toContain('undefined');
  expect(onError).toHaveBeenCalled();
});
