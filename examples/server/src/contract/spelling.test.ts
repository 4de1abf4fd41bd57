import { expect, test } from 'vitest';
import { resolveReferences } from './resolve.ts';
import { addOwnId, replaceAliases, spellAsSchema } from './spelling.ts';

const schema = {
  type: 'object',
  properties: {
    LocationTags: { type: 'string' },
    items: { type: 'array', items: { type: 'object', properties: { idUser: { type: 'integer' } } } },
  },
};

test('names are brought to the schema’s spelling, at every depth', () => {
  expect(spellAsSchema(schema, { locationtags: '1', ITEMS: [{ IDUSER: 3 }], other: 1 })).toEqual({
    LocationTags: '1',
    items: [{ idUser: 3 }],
    other: 1,
  });
});

test('the right spelling wins over another one, wherever it stands', () => {
  expect(spellAsSchema(schema, { locationTags: 'a', LocationTags: 'b' })).toEqual({ LocationTags: 'b' });
  expect(spellAsSchema(schema, { LocationTags: 'b', locationTags: 'a' })).toEqual({ LocationTags: 'b' });
});

test('what is no object stays as it is', () => {
  for (const value of [null, 7, 'x', [1]]) expect(spellAsSchema(schema, value)).toEqual(value);
});

test('userName stands for email at the sign-in only, and never over it', () => {
  expect(replaceAliases('user_authenticate', { UserName: 'a' })).toEqual({ email: 'a' });
  expect(replaceAliases('user_authenticate', { userName: 'a', email: 'b' })).toEqual({ userName: 'a', email: 'b' });
  expect(replaceAliases('user_save', { userName: 'a' })).toEqual({ userName: 'a' });
  /* K11: in any case of either, and beside the property itself it is no alias */
  expect(replaceAliases('event_change', { Title: 'a' })).toEqual({ comment: 'a' });
  expect(replaceAliases('event_change', { title: 'a', Comment: 'b' })).toEqual({ title: 'a', Comment: 'b' });
});

test('references are replaced, integers are bounded, an unknown reference is an error', () => {
  const root = { a: { $ref: '#/b' }, b: { type: ['integer', 'null'] } };
  expect(resolveReferences(root).a).toEqual({ type: ['integer', 'null'], maximum: Number.MAX_SAFE_INTEGER });
  expect(() => resolveReferences({ a: { $ref: '#/nothing' } })).toThrow(/#\/nothing/);
});

test('a save without its own id makes a new row, and no other id is made up', () => {
  const company = { required: ['idCompany', 'name'] };
  expect(addOwnId('company_save', company, { name: 'x' })).toEqual({ idCompany: 0, name: 'x' });
  expect(addOwnId('company_save', company, { idCompany: null })).toEqual({ idCompany: 0 });
  expect(addOwnId('company_save', company, { idCompany: 7 })).toEqual({ idCompany: 7 });
  expect(addOwnId('route_save', { required: ['idUser'] }, {})).toEqual({});
  expect(addOwnId('event_change', { required: ['idEvent'] }, {})).toEqual({});
  expect(addOwnId('rRule_save', { required: ['idRRule'] }, {})).toEqual({ idRRule: 0 });
  expect(addOwnId('company_save', company, [])).toEqual([]);
});
