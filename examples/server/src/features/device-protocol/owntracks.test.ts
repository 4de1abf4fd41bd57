/* Table of contract.md part F row by row through the real server, hence longer than other files. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { createSchemaCompiler } from '../../contract/validator.ts';
import { contact, eventImage, locationTag, user } from '../../db/schema.ts';
import { phonePicture } from '../../images/testing.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type Notebook, notebook, type OwnTracksPhone, ownTracksPhone } from './testing.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const seconds = now / 1000;
const lines: string[] = [];
let server: TestServer;
let guardId = 0;
let send: OwnTracksPhone;
let since: Notebook;
let gate: typeof locationTag.$inferSelect;
let plainTag: typeof locationTag.$inferSelect;

beforeAll(async () => {
  server = await startTestServer({ logSink: { write: (line) => void lines.push(line) } });
  const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard3@demo.example'));
  guardId = guard?.id ?? 0;
  const [first] = await server.db.select().from(locationTag).where(eq(locationTag.tag, '04A10001'));
  if (!first) throw new Error('The demo has a checkpoint 04A10001');
  gate = first;
  const bare = { tenantId: 1, locationId: gate.locationId, tag: 'NOCOORDS', name: 'Cellar' };
  const [second] = await server.db.insert(locationTag).values(bare).returning();
  if (!second) throw new Error('The checkpoint was not stored');
  plainTag = second;
  send = ownTracksPhone(server, 'demo-guard-3');
  since = notebook(server, guardId);
});
beforeEach(async () => {
  server.clock.set(now);
  await since.begin();
});
afterAll(() => server.close());

let count = 0;
/* Each of another second, so that none is a copy. */
function location(fields: object = {}) {
  count += 1;
  return { _type: 'location', tst: seconds - 3600 + count, lat: 50.85, lon: 4.35, acc: 8, tid: 'AN', ...fields };
}
const transition = (fields: object = {}) => location({ _type: 'transition', event: 'enter', t: 'c', ...fields });
const codes = async () => (await since.events()).map(({ typeCode }) => typeCode);
const [panic, tagRead, unknownTag, message] = (['GuardPanic', 'TagRead', 'UnknownTag', 'GuardMessage'] as const).map(
  eventTypeCode,
);

describe('part F: what OwnTracks sends', () => {
  test('a location is a position and no event', async () => {
    const body = location({ batt: 41, bs: 2, vel: 18, t: 'u' });
    expect(await send(body)).toMatchObject({ status: 200 });
    expect(await since.events()).toEqual([]);
    expect(await since.positions()).toMatchObject([{ recordedAt: body.tst * 1000, accuracyMeters: 8, speedMps: 5 }]);
    const [heard] = await server.db.select().from(contact).where(eq(contact.userId, guardId));
    expect(heard).toMatchObject({ lastContactAt: now, battery: 41, isCharging: true });
  });

  test('enter of a region that is a checkpoint is a TagRead at the time of the phone', async () => {
    const body = transition({ desc: `${gate.name} [${gate.tag}]`, wtst: 1_000_000_000 + gate.id });
    await send(body);
    expect(await since.events()).toMatchObject([
      {
        typeCode: tagRead,
        occurredAt: body.tst * 1000,
        readAt: body.tst * 1000,
        locationTagId: gate.id,
        latitude: 50.85,
      },
    ]);
    expect(await since.positions()).toHaveLength(1);
  });

  test('by its moment whatever the guard calls it, and by its name alone on an older iPhone', async () => {
    await send(transition({ desc: 'My gate', wtst: 1_000_000_000 + gate.id }));
    await send(transition({ desc: `${gate.name} [${gate.tag.toLowerCase()}]` }));
    await send(transition({ desc: `Gate [${gate.tag}]`, wtst: seconds }));
    expect((await since.events()).map((row) => row.locationTagId)).toEqual([gate.id, gate.id, gate.id]);
  });

  test('enter of an unknown region is an UnknownTag that tells its name', async () => {
    await send(transition({ desc: 'Home', wtst: seconds }));
    await send(transition({ desc: gate.tag }));
    await send(transition());
    expect((await since.events()).map((row) => [row.typeCode, row.comment, row.locationTagId])).toEqual([
      [unknownTag, 'region Home', null],
      [unknownTag, `region ${gate.tag}`, null],
      [unknownTag, 'region without a name', null],
    ]);
  });

  test('a checkpoint without coordinates of its own, a deleted one and one of another tenant cannot be read by region', async () => {
    const gone = { tenantId: 1, locationId: gate.locationId, name: 'Gone', latitude: 50, longitude: 4 };
    const [deleted] = await server.db
      .insert(locationTag)
      .values({ ...gone, tag: 'GONE', deletedAt: now })
      .returning();
    /* its chip hangs elsewhere now */
    await server.db.insert(locationTag).values({ ...gone, tag: 'GONE', name: 'New' });
    for (const [id, tag] of [
      [plainTag.id, plainTag.tag],
      [deleted?.id ?? 0, 'GONE'],
      [server.second.locationTagId, 'THEIRS'],
    ] as const) {
      await send(transition({ desc: `X [${tag}]`, wtst: 1_000_000_000 + id }));
    }
    await send(transition({ desc: `Cellar [${plainTag.tag}]` }));
    expect(await codes()).toEqual([unknownTag, unknownTag, unknownTag, unknownTag]);
  });

  test('leave is a contact and no event', async () => {
    server.clock.set(now + 60_000);
    await send(transition({ event: 'leave', wtst: 1_000_000_000 + gate.id }));
    expect([await since.events(), await since.positions(), await since.quarantined()]).toEqual([[], [], []]);
    const [heard] = await server.db.select().from(contact).where(eq(contact.userId, guardId));
    expect(heard?.lastContactAt).toBe(now + 60_000);
  });

  test('a location with a point of interest is a GuardMessage, with its picture', async () => {
    const image = (await phonePicture()).toString('base64');
    const body = location({ poi: 'Broken lamp', image, imagename: 'IMG_0009' });
    expect((await send(body)).status).toBe(200);
    await send(body);
    const [told, ...more] = await since.events();
    expect(more).toEqual([]);
    expect(told).toMatchObject({ typeCode: message, description: 'Broken lamp', hasImage: true, latitude: 50.85 });
    const images = await server.db
      .select()
      .from(eventImage)
      .where(eq(eventImage.eventId, told?.id ?? 0));
    expect(images).toHaveLength(1);
    expect(Buffer.from(images[0]?.jpeg ?? []).includes('Secret phone')).toBe(false);
  });

  test('a picture that is none is put aside, and the message stands', async () => {
    expect((await send(location({ poi: 'Look', image: 'bm8gcGljdHVyZQ==' }))).status).toBe(200);
    expect(await since.events()).toMatchObject([{ typeCode: message, hasImage: false }]);
    expect(await since.quarantined()).toMatchObject([
      { reason: 'picture left out: imageData: must be a JPEG', raw: expect.stringContaining('16 characters') },
    ]);
  });

  test('a picture of 5 MB fits into a message', async () => {
    const image = Buffer.concat([await phonePicture(), Buffer.alloc(5 * 1024 * 1024 - 4000)]).toString('base64');
    expect((await send(location({ poi: 'Large', image }))).status).toBe(200);
    expect(await since.events()).toMatchObject([{ typeCode: message, description: 'Large' }]);
  });

  test.each([
    ['a mock', { mock: true }],
    ['a time more than 2 min ahead', { tst: seconds + 121 }],
    ['a latitude out of range', { lat: 91 }],
    ['a longitude out of range', { lon: 181 }],
    ['NaN', { lat: 'NaN' }],
    ['a tst of 0', { tst: 0 }],
    ['an empty location', { lat: 0, lon: 0 }],
  ])('%s is quarantined with its reason, the last position untouched, and answered 200', async (_, fields) => {
    await send(location());
    const last = await since.lastPosition();
    await since.begin();
    expect((await send(location({ ...fields, poi: 'Hello' }))).status).toBe(200);
    expect(await since.quarantined()).toMatchObject([{ reason: expect.any(String), receivedAt: now }]);
    expect([await since.events(), await since.positions()]).toEqual([[], []]);
    expect(await since.lastPosition()).toEqual(last);
  });

  test('numbers that JSON does not know break nothing', async () => {
    const body = (bare: string) => JSON.stringify(location({ lat: 'bare' })).replace('"bare"', bare);
    expect((await send(body('NaN'))).status).toBe(200);
    expect(await since.quarantined()).toMatchObject([{ reason: "latitude is not a number: 'NaN'" }]);
    expect((await send(body('-Infinity, "alarm": "sos"'))).status).toBe(200);
    expect(await codes()).toEqual([panic]);
  });

  test.each([
    ['a good fix', {}],
    ['a mock', { mock: true }],
    ['a clock that is wrong', { tst: 4_000_000_000 }],
    ['a position out of range', { lat: -91, lon: 1000 }],
    ['NaN', { lat: 'NaN', lon: 'NaN' }],
    ['an empty location', { lat: null, lon: null }],
    ['fields nobody knows', { surprise: { deep: [1] } }],
    ['another type', { _type: 'transition', event: 'leave' }],
  ])('an alarm with %s is a GuardPanic, unconfirmed', async (_, fields) => {
    expect((await send(location({ poi: 'SOS', ...fields }))).status).toBe(200);
    expect(await since.events()).toMatchObject([{ typeCode: panic, confirmedAt: null, isDrill: false }]);
    expect(await since.quarantined()).toEqual([]);
  });

  test('an alarm is heard in a body that is cut off', async () => {
    expect((await send('{"_type":"location","poi":"SOS","lat":50.8')).status).toBe(200);
    expect(await codes()).toEqual([panic]);
    expect(await since.quarantined()).toMatchObject([{ reason: 'message is not a JSON object' }]);
  });

  test('the same body twice is one event and one position; without a time each is its own', async () => {
    const body = transition({ wtst: 1_000_000_000 + gate.id });
    await send(body);
    await send(Object.fromEntries(Object.entries(body).reverse()));
    expect([await codes(), await since.positions()]).toMatchObject([[tagRead], [{}]]);
    await since.begin();
    const { tst: _, ...timeless } = location({ poi: 'SOS' });
    await send(timeless);
    await send(timeless);
    expect(await codes()).toEqual([panic, panic]);
  });

  test('an older position after a newer one is history, and the last position does not go back', async () => {
    server.clock.set(now + 3_600_000);
    await send(location({ tst: seconds + 3590, lat: 50.1 }));
    await send(location({ tst: seconds + 900, lat: 50.2 }));
    expect((await since.positions()).map(({ latitude }) => latitude)).toEqual([50.1, 50.2]);
    expect(await since.lastPosition()).toMatchObject({ recordedAt: now + 3_590_000, latitude: 50.1 });
  });

  test.each(['waypoint', 'waypoints', 'status', 'card', 'steps', 'beacon', 'lwt', 'dump', 'request'])(
    '%s is taken and is no event',
    async (_type) => {
      expect((await send({ _type, tst: seconds, desc: 'X', lat: 1, lon: 1 })).status).toBe(200);
      expect([await since.events(), await since.positions(), await since.quarantined()]).toEqual([[], [], []]);
    },
  );

  test('an empty body is legal; nonsense is put aside', async () => {
    for (const nothing of ['', ' ', 'null']) expect((await send(nothing)).status).toBe(200);
    expect(await since.quarantined()).toEqual([]);
    for (const nonsense of ['hello', '[]', '{"_type":"dance"}', '{', '"\ud800"']) {
      expect((await send(nonsense)).status, nonsense).toBe(200);
    }
    expect(await since.quarantined()).toHaveLength(5);
    expect(await since.events()).toEqual([]);
  });
});

describe('part F: who sends it', () => {
  test.each([
    ['nothing', {}],
    ['a session', { authorization: 'Bearer x' }],
    ['a credential as bearer', { authorization: 'Bearer demo-guard-3' }],
    ['an unknown password', { authorization: `Basic ${Buffer.from('ana:nobody').toString('base64')}` }],
    ['the credential as user', { authorization: `Basic ${Buffer.from('demo-guard-3:x').toString('base64')}` }],
    ['no password', { authorization: `Basic ${Buffer.from('ana:').toString('base64')}` }],
  ])('%s is 401 and asks for Basic, an alarm too', async (_, headers) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/device/owntracks?u=ana&d=phone',
      headers,
      payload: location({ alarm: 'sos' }),
    });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toMatch(/^Basic /);
    expect(await since.events()).toEqual([]);
  });

  test('the credential decides; the names a phone gives are told the log only, and never the secret', async () => {
    lines.length = 0;
    await server.app.inject({
      method: 'POST',
      url: '/device/owntracks?u=mallory&d=spare',
      headers: { authorization: `Basic ${Buffer.from('ana:pk_not-there').toString('base64')}`, 'x-limit-u': 'ana' },
      payload: location(),
    });
    const log = lines.join('');
    expect(log).toContain('"phone":"ana/mallory/spare"');
    expect(log).not.toContain('pk_not-there');
    await send(location({ poi: 'Mine', topic: 'owntracks/guard1/phone' }), { 'x-limit-u': 'guard1' });
    expect(await since.events()).toMatchObject([{ userId: guardId, description: 'Mine' }]);
    expect(lines.join('')).not.toContain('demo-guard-3');
  });

  test('a revoked credential is 401, and the supervisors hear of it', async () => {
    const headers = await server.bearer('administrator@demo.example');
    const payload = { idUser: guardId, label: 'Lost phone' };
    const made = await server.app.inject({ method: 'POST', url: '/api/DeviceCredential', headers, payload });
    const { secret, prefix, idDeviceCredential } = made.json();
    const lost = ownTracksPhone(server, secret);
    expect((await lost(location())).status).toBe(200);
    await server.app.inject({ method: 'DELETE', url: `/api/DeviceCredential/${idDeviceCredential}`, headers });
    await since.begin();
    expect((await lost(location({ alarm: 'sos' }))).status).toBe(401);
    expect(await since.events()).toMatchObject([
      { typeCode: 1, description: `A device sends with a credential that has ended: Lost phone (${prefix})` },
    ]);
  });
});

describe('part F: what an administrator sees', () => {
  test('refused data with its reason, by GET /api/Quarantine', async () => {
    await send(location({ lat: 400, poi: '<b>Hello</b>' }));
    await server.app.inject({ url: '/device/osmand?id=demo-guard-3&lat=400&lon=4' });
    const headers = await server.bearer('administrator@demo.example');
    const [osmand, owntracks] = (await server.app.inject({ url: '/api/Quarantine?limit=2', headers })).json();
    const reason = 'latitude is out of range: 400';
    expect(owntracks).toMatchObject({ idUser: guardId, reason, raw: expect.stringContaining('<b>Hello</b>') });
    expect(osmand).toMatchObject({ idUser: guardId, reason, receivedDateTime: '2026-11-21T12:00:00.000Z' });
    expect(osmand.raw).not.toContain('demo-guard-3');
  });
});

test('too much at once is 503, which an iPhone keeps for later, and never an alarm', async () => {
  const busy = await startTestServer({ config: { requestsPerMinute: { session: 1000, device: 2, public: 300 } } });
  const phone = ownTracksPhone(busy, 'demo-guard-3');
  for (const status of [200, 200, 503]) expect((await phone(location())).status).toBe(status);
  const refused = await phone(location({ poi: 'Look' }));
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
  expect((await phone(location({ poi: 'SOS' }))).status).toBe(200);
  busy.clock.set(now + 60_000);
  expect((await phone(location())).status).toBe(200);
  await busy.close();
});

test('the answer fits the contract, whether it tells regions or not', async () => {
  const schema = loadContract().operations.find(({ operationId }) => operationId === 'deviceProtocol_ownTracks')
    ?.responses['200'];
  const validate = createSchemaCompiler().compile(schema ?? {}, 'body');
  const fresh = ownTracksPhone(server, 'demo-guard-4');
  const [first, second] = [await fresh(location()), await fresh(location())];
  expect(first.waypoints.length).toBeGreaterThan(0);
  expect(second.text).toBe('[]');
  for (const { text } of [first, second]) expect(validate(JSON.parse(text)), text).toBe(true);
});
