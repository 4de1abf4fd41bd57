import { expect, test } from 'vitest';
import { type FromPartner, understood } from './protocol.rules.ts';

const parent = { name: 'the frame around' };
const partners = ['https://portal.example', 'https://other.example:8443'];
const hear = (data: unknown, from: { source?: unknown; origin?: string } = {}): FromPartner | null =>
  understood({ source: parent, origin: 'https://portal.example', data, ...from }, parent, partners);

test('a token of the page around is taken', () => {
  const said = { type: 'patrolkit:token', token: 'q7Rf2aW1nXb0sYd3kLm5tUz8vPcQeHjG4iOaN6yT9xE' };
  expect(hear(said)).toEqual(said);
  expect(hear({ ...said, more: 1 }, { origin: 'https://other.example:8443' })).toEqual(said);
});

test.each([
  ['another frame of the same site', { source: { name: 'a sibling' } }],
  ['no window', { source: null }],
  ['a site that is not on the list', { origin: 'https://evil.example' }],
  ['a site whose name begins like one', { origin: 'https://portal.example.evil.example' }],
  ['the same host on another port', { origin: 'https://portal.example:444' }],
  ['the same host without encryption', { origin: 'http://portal.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['nobody', { origin: '' }],
  ['everybody', { origin: '*' }],
])('a token of %s is ignored', (_, from) => {
  expect(hear({ type: 'patrolkit:token', token: 'stolen' }, from)).toBeNull();
  expect(hear({ type: 'patrolkit:settings', theme: 'dark' }, from)).toBeNull();
});

test.each([
  null,
  undefined,
  7,
  'patrolkit:token',
  [],
  ['patrolkit:token', 'x'],
  {},
  { type: 'token', token: 'x' },
  { type: 'patrolkit:token' },
  { type: 'patrolkit:token', token: '' },
  { type: 'patrolkit:token', token: 7 },
  { type: 'patrolkit:token', token: { toString: () => 'x' } },
  { type: 'patrolkit:token', token: 'two words' },
  { type: 'patrolkit:token', token: 'x\r\nCookie: a=b' },
  { type: 'patrolkit:token', token: 'č' },
  { type: 'patrolkit:token', token: 'x'.repeat(4097) },
  { type: ['patrolkit:token'], token: 'x' },
  { type: 'patrolkit:ready' },
  { type: 'patrolkit:confirm', eventId: 7 },
  Object.create({ type: 'patrolkit:token', token: 'inherited' }),
])('what is no message of the protocol is ignored: %j', (data) => {
  expect(hear(data)).toBeNull();
});

test('of settings only known values are taken', () => {
  const said = { type: 'patrolkit:settings', language: 'ser', theme: 'light' };
  expect(hear(said)).toEqual(said);
  expect(hear({ ...said, language: 'de', theme: 'light;x' })).toEqual({ type: 'patrolkit:settings' });
  expect(hear({ ...said, language: ['hr'], theme: 7 })).toEqual({ type: 'patrolkit:settings' });
});
