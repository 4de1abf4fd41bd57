import { expect, test } from 'vitest';
import { checkValue } from './check-value.ts';
import type { JsonSchema } from './contract.ts';

const person: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 3 },
    level: { type: ['integer', 'null'], minimum: 1, maximum: 5 },
    role: { enum: ['Guard', ''] },
    at: { type: 'string', format: 'date-time' },
    tags: { type: 'array', maxItems: 2, items: { type: 'string', pattern: '^\\d$' } },
    event: { oneOf: [{ $ref: '#/components/schemas/Role' }, { type: 'null' }] },
  },
};
const said = (value: unknown): string[] =>
  checkValue(person, value).map(({ field, code, message }) => `${field} ${code} ${message}`);

test.each<[string, unknown, string[]]>([
  ['a value that fits', { name: 'Ana', level: null, role: '', at: '2026-11-20T21:00:00+01:00', tags: ['1'] }, []],
  ['unknown names', { name: 'Ana', other: 1 }, []],
  ['another type', [], ['body format must be object']],
  ['a missing name', {}, ["name required must have required property 'name'"]],
  ['an empty text', { name: '' }, ['name required must NOT have fewer than 1 characters']],
  ['a text with letters of two units', { name: '👮👮👮' }, []],
  ['a long text', { name: 'Anas' }, ['name tooLong must NOT have more than 3 characters']],
  ['a number below', { name: 'a', level: 0 }, ['level minimum must be >= 1']],
  ['a number above', { name: 'a', level: 6 }, ['level maximum must be <= 5']],
  ['a fraction', { name: 'a', level: 1.5 }, ['level format must be integer,null']],
  ['another word', { name: 'a', role: 'guard' }, ['role format must be equal to one of the allowed values']],
  ['an instant without a zone', { name: 'a', at: '2026-11-20T21:00:00' }, ['at format must match format "date-time"']],
  ['30 February', { name: 'a', at: '2026-02-30T21:00:00Z' }, ['at format must match format "date-time"']],
  ['an item that does not fit', { name: 'a', tags: ['1', 'x'] }, ['tags.1 format must match pattern "^\\d$"']],
  ['too many items', { name: 'a', tags: ['1', '2', '3'] }, ['tags tooManyItems must NOT have more than 2 items']],
  ['one of two choices', { name: 'a', event: 'Guard' }, []],
])('%s', (_, value, expected) => expect(said(value)).toEqual(expected));

test('an id beyond what a JSON number holds exactly is refused', () => {
  expect(checkValue({ type: 'integer' }, 2 ** 53)).toMatchObject([{ code: 'maximum' }]);
});

test('a choice that nothing fits is refused', () => {
  expect(said({ name: 'a', event: 'Baker' })).not.toEqual([]);
});
