import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contact, user } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type Notebook, notebook } from './testing.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const seconds = now / 1000;
const form = 'application/x-www-form-urlencoded';
const panic = eventTypeCode('GuardPanic');
let server: TestServer;
let guardId = 0;
let since: Notebook;

beforeAll(async () => {
  server = await startTestServer();
  const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard2@demo.example'));
  guardId = guard?.id ?? 0;
  since = notebook(server, guardId);
});
beforeEach(() => since.begin());
afterAll(() => server.close());

const post = (payload: string | object, type = form, query = '') =>
  server.app.inject({
    method: 'POST',
    url: `/device/osmand${query}`,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const json = (body: object) => post({ device_id: 'demo-guard-2', ...body }, 'application/json');
const place = { timestamp: '2026-11-21T11:59:00.000Z', coords: { latitude: 50.8, longitude: 4.3, speed: 1.5 } };

describe('part F: Traccar Client and OsmAnd', () => {
  test('a form as Traccar Client 10 sends it is a position and a contact, answered with nothing', async () => {
    const response = await post(
      `id=demo-guard-2&lat=50.8&lon=4.3&timestamp=${seconds - 90}&accuracy=7.5&altitude=20.1&speed=1.94&bearing=90.0&batt=63&charge=false`,
    );
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(await since.positions()).toMatchObject([
      { recordedAt: now - 90_000, accuracyMeters: 7.5, speedMps: expect.closeTo(0.998, 3), headingDegrees: 90 },
    ]);
    const [heard] = await server.db.select().from(contact).where(eq(contact.userId, guardId));
    expect(heard).toMatchObject({ battery: 63, isCharging: false });
  });

  test('its SOS is a GuardPanic, unconfirmed', async () => {
    await post(`id=demo-guard-2&lat=50.8&lon=4.3&timestamp=${seconds - 3}&alarm=sos`);
    expect(await since.events()).toMatchObject([
      { typeCode: panic, description: 'SOS', confirmedAt: null, occurredAt: now - 3000, latitude: 50.8 },
    ]);
  });

  test('JSON as Traccar Client 9 sends it', async () => {
    const response = await json({
      location: { ...place, battery: { level: 0.29, is_charging: true }, is_moving: true },
    });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(await since.positions()).toMatchObject([{ recordedAt: now - 60_000, latitude: 50.8, speedMps: 1.5 }]);
    const [heard] = await server.db.select().from(contact).where(eq(contact.userId, guardId));
    expect(heard).toMatchObject({ battery: 29, isCharging: true });
  });

  test.each([
    ['in the location', { location: { ...place, alarm: 'sos' } }],
    ['in its extras', { location: { ...place, extras: { alarm: 'sos' } } }],
    ['of a mock', { location: { ...place, mock: true, alarm: 'sos' } }],
    ['without coordinates', { location: { timestamp: 'x', alarm: 'sos' } }],
    ['with no location', { location: null, alarm: 'sos' }],
  ])('JSON with an alarm %s is a GuardPanic', async (_, body) => {
    expect((await json(body)).statusCode).toBe(200);
    expect(await since.events()).toMatchObject([{ typeCode: panic, confirmedAt: null }]);
  });

  test('JSON is known by its looks, whatever its Content-Type says', async () => {
    for (const type of ['application/json; charset=utf-8', form, 'text/plain', 'nonsense']) {
      const text = `\uFEFF ${JSON.stringify({ device_id: 'demo-guard-2', location: place, type })}`;
      expect((await post(text, type)).statusCode, type).toBe(200);
    }
    expect(await since.positions()).toHaveLength(1);
    expect((await post('id=demo-guard-2&lat=50.81&lon=4.3', 'application/json')).statusCode).toBe(200);
    expect(await since.positions()).toHaveLength(2);
  });

  test('a number that JSON does not know does not cost an alarm', async () => {
    const body = JSON.stringify({ device_id: 'demo-guard-2', location: { ...place, alarm: 'sos' } });
    expect((await post(body.replace('50.8', 'NaN'), 'application/json')).statusCode).toBe(200);
    expect(await since.events()).toMatchObject([
      { typeCode: panic, comment: expect.stringMatching(/^position left out: latitude is not a number: 'NaN'/) },
    ]);
  });

  test.each([
    ['an unknown device by query', 400, () => server.app.inject({ url: '/device/osmand?id=nobody&lat=1&lon=1' })],
    ['a missing device by query', 400, () => server.app.inject({ url: '/device/osmand?lat=1&lon=1' })],
    ['an unknown device by form', 400, () => post('id=nobody&lat=1&lon=1')],
    ['an empty body', 400, () => post('')],
    ['an unknown device by JSON', 404, () => post({ device_id: 'nobody', location: place }, 'application/json')],
    ['a missing device by JSON', 404, () => post({ location: place }, 'application/json', '?id=demo-guard-2')],
    ['broken JSON', 404, () => post('{"device_id":"demo-guard-2"', 'application/json')],
  ])('%s is %i', async (_, status, send) => {
    const response = await send();
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect([await since.positions(), await since.quarantined()]).toEqual([[], []]);
  });

  test('the same body twice with a time in it is one position, of a list each one', async () => {
    const later = { ...place, timestamp: '2026-11-21T11:59:30.000Z' };
    const body = {
      location: [
        { ...later, alarm: 'sos' },
        { ...place, coords: { latitude: 50.9, longitude: 4.3 } },
      ],
    };
    await json(body);
    await json(body);
    expect(await since.events()).toHaveLength(1);
    expect((await since.positions()).map(({ latitude }) => latitude)).toEqual([50.8, 50.9]);
  });
});
