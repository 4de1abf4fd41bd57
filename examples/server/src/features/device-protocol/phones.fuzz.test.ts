/* 1,000 broken bodies for each protocol through the whole server, hence a test that takes its time. */

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type Notebook, notebook, ownTracksPhone } from './testing.ts';

const panic = eventTypeCode('GuardPanic');
const now = Date.parse('2026-11-21T12:00:00Z');
const runs = 1000;
let server: TestServer;
let since: Notebook;
beforeAll(async () => {
  server = await startTestServer();
  const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard6@demo.example'));
  since = notebook(server, guard?.id ?? 0);
});
afterAll(() => server.close());

/** Values that broke servers before, beside whatever JSON can hold. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 'NaN', 'Infinity', -0, 0, 1e308, '1e999', true, [], {}, '\u0000', '\ud800'),
  fc.constantFrom<unknown>(
    '2026-02-30T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '1763676000',
    '{',
    "'; drop table event; --",
  ),
  fc.double(),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);
const mutated = (good: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(good), '__proto__', 'constructor', 'toString'), fc.string()),
      hostile,
    )
    .map((changes) => ({ ...good, ...changes }));
/** A text with some of its characters lost, doubled or replaced. */
const torn = (text: string, places: readonly (readonly [number, string])[]): string =>
  places.reduce(
    (torso, [at, sign]) => torso.slice(0, at % torso.length) + sign + torso.slice((at % torso.length) + 1),
    text,
  );
const tears = fc.array(fc.tuple(fc.nat(), fc.constantFrom('', '"', '{', ']', ',', '\\', '\u0000', 'é')), {
  maxLength: 3,
});

/* Each call for help has a number, so that what is missing afterwards has one too. */
const callOf = (index: number): string => `SOS-${String(index).padStart(4, '0')}`;
const isCall = (index: number): boolean => index % 5 === 0;

async function missingCalls(): Promise<string[]> {
  const heard = (await since.events()).filter(({ typeCode }) => typeCode === panic).map((row) => row.description);
  return Array.from({ length: runs }, (_, index) => index)
    .filter(isCall)
    .map(callOf)
    .filter((call) => !heard.some((text) => text.includes(call)));
}

test('OwnTracks: whatever comes is taken, and every call for help is an alarm', { timeout: 240_000 }, async () => {
  const send = ownTracksPhone(server, 'demo-guard-6');
  const good = {
    _type: 'location',
    tst: now / 1000,
    lat: 50,
    lon: 4,
    acc: 5,
    batt: 50,
    poi: 'x',
    event: 'enter',
    desc: 'y',
  };
  const bodies = fc.sample(fc.tuple(fc.oneof(mutated(good), mutated({ ...good, _type: 'transition' })), tears), runs);
  await since.begin();
  for (const [index, [body, places]] of bodies.entries()) {
    const text = JSON.stringify(isCall(index) ? { ...body, alarm: callOf(index) } : body);
    const { status } = await send(isCall(index) ? text : torn(text, places));
    expect(status, text).toBe(200);
  }
  expect(await missingCalls()).toEqual([]);
});

test('JSON of Traccar Client: taken or unknown, and every call for help is an alarm', {
  timeout: 240_000,
}, async () => {
  const good = {
    timestamp: '2026-11-21T12:00:00Z',
    coords: { latitude: 50, longitude: 4 },
    battery: { level: 1 },
    mock: false,
  };
  const bodies = fc.sample(fc.tuple(fc.oneof(mutated(good), hostile), tears), runs);
  await since.begin();
  for (const [index, [location, places]] of bodies.entries()) {
    const text = JSON.stringify({
      device_id: 'demo-guard-6',
      location,
      ...(isCall(index) ? { alarm: callOf(index) } : {}),
    });
    const payload = isCall(index) ? text : torn(text, places);
    const headers = { 'content-type': 'application/json' };
    const response = await server.app.inject({ method: 'POST', url: '/device/osmand', headers, payload });
    expect(isCall(index) ? [200] : [200, 400, 404], payload).toContain(response.statusCode);
  }
  expect(await missingCalls()).toEqual([]);
});

test('queries and forms: taken, and every call for help is an alarm', { timeout: 240_000 }, async () => {
  const good = {
    lat: '50',
    lon: '4',
    timestamp: String(now),
    speed: '1',
    batt: '50',
    valid: 'true',
    location: '',
    accuracy: '5',
  };
  const bodies = fc.sample(mutated(good), runs);
  await since.begin();
  for (const [index, body] of bodies.entries()) {
    const texts = Object.entries({
      ...body,
      id: 'demo-guard-6',
      ...(isCall(index) ? { alarm: callOf(index) } : {}),
    }).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
    const parameters = new URLSearchParams(texts).toString();
    const request =
      index % 2 === 0
        ? { method: 'GET' as const, url: `/device/osmand?${parameters}` }
        : { method: 'POST' as const, url: '/device/osmand', payload: parameters };
    const response = await server.app.inject(request);
    expect(response.statusCode, parameters).toBe(200);
  }
  expect(await missingCalls()).toEqual([]);
});

test('the own API: every item is answered, and every call for help is an alarm', { timeout: 240_000 }, async () => {
  const good = {
    type: 'GuardMessage',
    occurredAt: '2026-11-21T12:00:00Z',
    tag: 'A',
    lat: 50,
    lon: 4,
    title: 'x',
    idEvent: 1,
  };
  const headers = { authorization: 'Bearer demo-guard-6', 'content-type': 'application/json' };
  const bodies = fc.sample(mutated(good), runs).map((body, index) => ({
    ...body,
    ...(isCall(index) ? { alarm: 'sos', title: callOf(index), description: '', clientEventId: `fuzz-${index}` } : {}),
  }));
  await since.begin();
  for (let from = 0; from < runs; from += 50) {
    const payload = JSON.stringify(bodies.slice(from, from + 50));
    const response = await server.app.inject({ method: 'POST', url: '/api/Device/Events', headers, payload });
    expect(response.statusCode, payload).toBe(200);
    expect(response.json()).toHaveLength(50);
  }
  expect(await missingCalls()).toEqual([]);
});
