import { and, desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contact, event, lastPosition, position, quarantine, user } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { classifyRead } from './classify-read.ts';

let server: TestServer;
let guardIds: number[] = [];
beforeAll(async () => {
  server = await startTestServer();
  const rows = await server.db.select().from(user).where(eq(user.role, 'Guard'));
  guardIds = rows.filter((row) => row.tenantId === 1).map((row) => row.id);
});
afterAll(() => server.close());

const guardId = (number: number): number => guardIds[number - 1] ?? 0;
async function post(path: string, body: unknown, guard = 1) {
  const response = await server.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer demo-guard-${guard}`, 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return response;
}
const events = async (body: unknown, guard = 1) => (await post('/api/Device/Events', body, guard)).json();
const stored = async (id: number) => (await server.db.select().from(event).where(eq(event.id, id)))[0];
const at = (offsetMs: number): string => new Date(server.clock.now() + offsetMs).toISOString();

test('C3 a chip is known, unknown, or of a place that is gone', () => {
  expect(classifyRead({ isLocationDeleted: false })).toBe('TagRead');
  expect(classifyRead({ isLocationDeleted: true })).toBe('UnknownLocation');
  expect(classifyRead(null)).toBe('UnknownTag');
});

describe('tag reads', () => {
  test('a read names its checkpoint, place and company and stands where the chip hangs', async () => {
    const [result] = await events([
      { clientEventId: 'read-1', type: 'TagRead', tag: '04a10001', occurredAt: at(-1000) },
    ]);
    expect(await stored(result.idEvent)).toMatchObject({
      typeCode: 3,
      source: 'Ana Kovač',
      description: 'Market Square, clock tower',
      locationTagId: expect.any(Number),
      locationId: expect.any(Number),
      companyId: expect.any(Number),
      latitude: expect.any(Number),
      readAt: server.clock.now() - 1000,
    });
  });

  test('an unknown chip is an event that tells its code', async () => {
    const [result] = await events([{ clientEventId: 'read-2', type: 'TagRead', tag: 'ffff', occurredAt: at(-1000) }]);
    expect(await stored(result.idEvent)).toMatchObject({ typeCode: 4, comment: 'FFFF', locationTagId: null });
  });

  test('the chip of another tenant is unknown here', async () => {
    await server.db.insert((await import('../db/schema.ts')).locationTag).values({
      tenantId: server.second.tenantId,
      locationId: server.second.locationId,
      tag: 'ONLYTHERE',
      name: 'There',
    });
    const [result] = await events([{ clientEventId: 'read-3', type: 'TagRead', tag: 'onlythere', occurredAt: at(0) }]);
    expect(await stored(result.idEvent)).toMatchObject({ typeCode: 4 });
  });
});

describe('copies', () => {
  test('M8 the same clientEventId twice is one event, and the second answer says so', async () => {
    const item = { clientEventId: 'twice', type: 'GuardMessage', occurredAt: at(-5000), description: 'x' };
    const [first] = await events([item]);
    const [second] = await events([item]);
    expect(first).toMatchObject({ status: 'created', clientEventId: 'twice' });
    expect(second).toMatchObject({ status: 'duplicate', idEvent: first.idEvent });
  });

  test('two copies in one request are one event', async () => {
    const item = { clientEventId: 'pair', type: 'Start', occurredAt: at(-5000) };
    const results = await events([item, item]);
    expect(results.map((result: { status: string }) => result.status)).toEqual(['created', 'duplicate']);
    expect(results[1].idEvent).toBe(results[0].idEvent);
  });

  test('two guards may use the same id', async () => {
    const item = { clientEventId: 'shared', type: 'Start', occurredAt: at(-5000) };
    expect((await events([item], 1))[0].status).toBe('created');
    expect((await events([item], 2))[0].status).toBe('created');
  });

  test('copies sent at the same time are one event', async () => {
    const item = { clientEventId: 'race', type: 'GuardPanic', occurredAt: at(0) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => events([item])));
    expect(new Set(answers.map(([result]) => result.idEvent)).size).toBe(1);
    expect(answers.filter(([result]) => result.status === 'created')).toHaveLength(1);
  });
});

describe('positions', () => {
  test('an older position grows the history and does not take the last one back', async () => {
    const guard = guardId(3);
    const send = (offset: number, lat: number) =>
      post('/api/Device/Positions', [{ occurredAt: at(offset), lat, lon: 4.3 }], 3);
    expect((await send(-1000, 50.81)).json()).toEqual({ accepted: 1, duplicates: 0, quarantined: 0 });
    await send(-9000, 50.82);
    expect((await send(-1000, 50.81)).json()).toEqual({ accepted: 0, duplicates: 1, quarantined: 0 });
    const [last] = await server.db.select().from(lastPosition).where(eq(lastPosition.userId, guard));
    expect(last).toMatchObject({ latitude: 50.81, recordedAt: server.clock.now() - 1000 });
    const history = await server.db.select().from(position).where(eq(position.userId, guard));
    expect(
      history.filter((row) => row.latitude >= 50.81 && row.latitude <= 50.82 && row.longitude === 4.3),
    ).toHaveLength(2);
  });

  test('a position that cannot be believed is quarantined with its reason and changes nothing', async () => {
    const before = await server.db
      .select()
      .from(lastPosition)
      .where(eq(lastPosition.userId, guardId(4)));
    const answer = await post('/api/Device/Positions', [{ occurredAt: at(0), lat: 400, lon: 4 }, 'nonsense', null], 4);
    expect(answer.json()).toEqual({ accepted: 0, duplicates: 0, quarantined: 3 });
    expect(
      await server.db
        .select()
        .from(lastPosition)
        .where(eq(lastPosition.userId, guardId(4))),
    ).toEqual(before);
    const kept = await server.db
      .select()
      .from(quarantine)
      .where(eq(quarantine.userId, guardId(4)));
    expect(kept).toHaveLength(3);
    expect(kept.every((row) => row.reason !== '')).toBe(true);
  });

  test('a heartbeat is a contact; what it does not say stays as it was', async () => {
    expect((await post('/api/Device/Heartbeat', { battery: 77, model: 'Phone' }, 5)).statusCode).toBe(204);
    expect((await post('/api/Device/Heartbeat', { charging: true }, 5)).statusCode).toBe(204);
    const [row] = await server.db
      .select()
      .from(contact)
      .where(eq(contact.userId, guardId(5)));
    expect(row).toMatchObject({ battery: 77, isCharging: true, model: 'Phone', lastContactAt: server.clock.now() });
  });
});

test('C10 what happens without a place belongs to the company on whose route the guard is', async () => {
  const { company, route } = await import('../db/schema.ts');
  const [own] = await server.db.select().from(company).where(eq(company.tenantId, 1));
  const now = server.clock.now();
  const hour = 3_600_000;
  const times = { startsAt: now - hour, endsAt: now + hour };
  await server.db.insert(route).values({ tenantId: 1, userId: guardId(9), companyId: own?.id ?? null, ...times });
  const [on] = await events([{ clientEventId: 'on-route', type: 'GuardPanic', occurredAt: at(0) }], 9);
  expect(await stored(on.idEvent)).toMatchObject({ companyId: own?.id });
  const [before] = await events([{ clientEventId: 'off', type: 'GuardMessage', occurredAt: at(-2 * hour) }], 9);
  expect(await stored(before.idEvent)).toMatchObject({ companyId: null });
});

describe('a panic', () => {
  const panics = (guard: number) =>
    server.db
      .select()
      .from(event)
      .where(and(eq(event.userId, guardId(guard)), eq(event.typeCode, 14)))
      .orderBy(desc(event.id));

  test('without a position takes the last one when it is at most ten minutes old', async () => {
    await post('/api/Device/Positions', [{ occurredAt: at(-9 * 60_000), lat: 50.85, lon: 4.35 }], 6);
    const [near] = await events([{ clientEventId: 'p1', type: 'GuardPanic', occurredAt: at(0) }], 6);
    expect(await stored(near.idEvent)).toMatchObject({ comment: 'last known position' });
    expect((await stored(near.idEvent))?.latitude).not.toBeNull();
    server.clock.set(server.clock.now() + 11 * 60_000);
    const [far] = await events([{ clientEventId: 'p2', type: 'GuardPanic', occurredAt: at(0) }], 6);
    expect(await stored(far.idEvent)).toMatchObject({ comment: '', latitude: null, longitude: null });
  });

  test('is stored with any nonsense around it', async () => {
    const nonsense = fc.dictionary(
      fc.constantFrom(
        'occurredAt',
        'lat',
        'lon',
        'accuracy',
        'title',
        'description',
        'idEvent',
        'drill',
        'tag',
        'battery',
        'x',
      ),
      fc.oneof(
        fc.jsonValue(),
        fc.string({ unit: 'binary' }),
        fc.constant('\u0000'),
        fc.constant(1e308),
        fc.constant('\ud800'),
      ),
    );
    await fc.assert(
      fc.asyncProperty(nonsense, async (fields) => {
        const before = (await panics(7)).length;
        const response = await post('/api/Device/Events', [fields, { ...fields, type: 'GuardPanic' }, 7], 7);
        expect(response.statusCode).toBe(200);
        expect(response.json()[1]).toMatchObject({ status: 'created', idEvent: expect.any(Number) });
        expect((await panics(7)).length).toBe(before + 1);
      }),
      { numRuns: 150 },
    );
  });

  test('is taken from the protocol of a free app, whatever its body is', async () => {
    const before = (await panics(8)).length;
    for (const [type, payload] of [
      ['application/json', '{broken'],
      ['text/xml', '<a/>'],
      ['application/x-www-form-urlencoded', 'lat=nonsense'],
    ] as const) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/device/osmand?id=demo-guard-8&alarm=sos&timestamp=abc&lat=1000',
        headers: { 'content-type': type },
        payload,
      });
      expect([response.statusCode, response.body], type).toEqual([200, '']);
    }
    expect((await panics(8)).length).toBe(before + 3);
  });

  test('is taken without or with a wrong Content-Type', async () => {
    const before = (await panics(10)).length;
    for (const type of [undefined, 'text/plain', 'nonsense', 'application/json; charset=nonsense']) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/Device/Events',
        headers: { authorization: 'Bearer demo-guard-10', ...(type ? { 'content-type': type } : {}) },
        payload: JSON.stringify({ TYPE: 'GuardPanic', __proto__: { x: 1 } }),
      });
      expect(response.statusCode, type).toBe(200);
    }
    expect((await panics(10)).length).toBe(before + 4);
  });

  test('C7 is stored out of a body that is no JSON, and broken JSON without one is kept as refused', async () => {
    const before = (await panics(11)).length;
    for (const body of [
      '[{"clientEventId":"b1","type":"GuardPanic","lat":NaN,"lon":4.3}]',
      '[{"clientEventId":"b2","type":"GuardPanic","description":"hel',
      '{"type":"GuardMessage","alarm":"sos"',
    ]) {
      const response = await post('/api/Device/Events', body, 11);
      expect([response.statusCode, response.json()[0].status], body).toEqual([200, 'created']);
    }
    expect((await panics(11)).length).toBe(before + 3);
    const refused = await post('/api/Device/Events', '[{"type":"GuardMessage"', 11);
    expect(refused.json()[0].status).toBe('rejected');
    const fixes = await post('/api/Device/Positions', '[{"lat":', 11);
    expect(fixes.json()).toEqual({ accepted: 0, duplicates: 0, quarantined: 1 });
    expect((await panics(11)).length).toBe(before + 3);
  });

  test('C7 is stored among thousands of items that are refused', async () => {
    const before = (await panics(12)).length;
    const body = [...Array.from({ length: 14_000 }, () => 1), { type: 'GuardPanic' }];
    const response = await post('/api/Device/Events', body, 12);
    expect(response.statusCode).toBe(200);
    expect((await panics(12)).length).toBe(before + 1);
  });

  test('beyond the limit of a batch is still stored', async () => {
    const filler = Array.from({ length: 101 }, (_, index) => ({
      clientEventId: `f${index}`,
      type: 'Start',
      occurredAt: at(-1),
    }));
    const results = await events([...filler, { clientEventId: 'late panic', type: 'GuardPanic' }], 9);
    expect(results[100]).toMatchObject({ status: 'rejected' });
    expect(results[101]).toMatchObject({ status: 'created' });
  });

  test('is refused for a wrong credential only', async () => {
    const url = '/device/osmand?id=nobody&alarm=sos';
    expect((await server.app.inject({ url })).statusCode).toBe(400);
    const own = await server.app.inject({
      method: 'POST',
      url: '/api/Device/Events',
      payload: [{ type: 'GuardPanic' }],
    });
    expect(own.statusCode).toBe(401);
  });
});
