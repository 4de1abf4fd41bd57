/* Table N of contract C6, each row through the phone's own API and the job; longer than other tests because it is a table. */

import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../db/repository.ts';
import * as schema from '../db/schema.ts';
import { guardWatchJob } from '../jobs/guard-watch.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { eventTypeCode } from './event-type-code.ts';

let server: TestServer;
let guardId = 0;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-10-24T12:00:00Z' });
  const [guard] = await server.db.select().from(schema.user).where(eq(schema.user.email, 'guard1@demo.example'));
  guardId = guard?.id ?? 0;
});
afterAll(() => server.close());
beforeEach(async () => {
  const { contact, event, guardMotion, ingestKey, lastPosition, position, route, tenantSettings } = schema;
  for (const table of [contact, event, guardMotion, ingestKey, lastPosition, position, route, tenantSettings]) {
    await server.db.delete(table);
  }
  await server.db.update(schema.user).set({ thresholds: null });
});

/* local time of the night of 20 November, before midnight */
const at = (time: string): number => Date.parse(`2026-11-20T${time}+01:00`);
const local = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms + 3_600_000).toISOString().slice(11, 19);

async function addRoute(from = at('22:00:00'), to = at('22:00:00') + 8 * 3_600_000): Promise<number> {
  const [company] = await server.db.select().from(schema.company).where(eq(schema.company.tenantId, 1)).limit(1);
  const values = { tenantId: 1, userId: guardId, companyId: company?.id ?? null, startsAt: from, endsAt: to };
  const [route] = await server.db.insert(schema.route).values(values).returning();
  return route?.id ?? 0;
}

async function post(path: string, body: unknown, when: number) {
  server.clock.set(when);
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/Device/${path}`,
    headers: { authorization: 'Bearer demo-guard-1', 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  if (response.statusCode >= 300) throw new Error(response.body);
}
const iso = (ms: number): string => new Date(ms).toISOString();
/* about 111 m of latitude in a thousandth of a degree */
const stand = (ms: number, metersNorth = 0, accuracy = 5) =>
  post('Positions', [{ occurredAt: iso(ms), lat: 50.8 + metersNorth / 111_195, lon: 4.3, accuracy }], ms);
const heartbeat = (ms: number, said: object = {}) => post('Heartbeat', said, ms);
let events = 0;
const act = (type: string, ms: number, more: object = {}) => {
  events += 1;
  return post('Events', [{ clientEventId: `watch-${events}`, type, occurredAt: iso(ms), ...more }], ms);
};

async function tick(ms: number): Promise<void> {
  server.clock.set(ms);
  await server.runJobs('guard-watch');
}

/* each minute a position, and the job after it */
async function standUntil(from: number, to: number, metersNorth: (minute: number) => number = () => 0): Promise<void> {
  for (let ms = from, minute = 0; ms <= to; ms += 60_000, minute += 1) {
    await stand(ms, metersNorth(minute));
    await tick(ms);
  }
}

async function told(...types: ('NotMoving' | 'NotConnected' | 'System')[]) {
  return server.db
    .select()
    .from(schema.event)
    .where(and(eq(schema.event.userId, guardId), inArray(schema.event.typeCode, types.map(eventTypeCode))))
    .orderBy(asc(schema.event.occurredAt));
}
const spans = async (type: 'NotMoving' | 'NotConnected') =>
  (await told(type)).map(({ occurredAt, endedAt }) => [local(occurredAt), local(endedAt)]);

describe('S4.36 C6 a guard who does not move', () => {
  test('N1 is told once, a quarter of an hour after his anchor and where it is', async () => {
    await addRoute();
    await standUntil(at('22:00:00'), at('22:20:00'));
    const [event, ...more] = await told('NotMoving');
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      occurredAt: at('22:15:00'),
      receivedAt: at('22:15:00'),
      endedAt: null,
      source: 'Ana Kovač',
      description: 'No movement for 15 min',
      latitude: 50.8,
      longitude: 4.3,
      isShownToAll: false,
    });
    expect(event?.companyId).not.toBeNull();
  });

  test('N2 has moved when he is sixty metres away, and begins anew there', async () => {
    await addRoute();
    await standUntil(at('22:00:00'), at('22:20:00'));
    await standUntil(at('22:21:00'), at('22:35:00'), () => 60);
    expect(await spans('NotMoving')).toEqual([['22:15:00', '22:21:00']]);
    await standUntil(at('22:36:00'), at('22:37:00'), () => 60);
    expect(await spans('NotMoving')).toEqual([
      ['22:15:00', '22:21:00'],
      ['22:36:00', null],
    ]);
    expect((await told('NotMoving'))[0]?.version).toBe(2);
  });

  test('N3 drifts within thirty metres and still does not move', async () => {
    await addRoute();
    await standUntil(at('22:00:00'), at('22:20:00'), (minute) => (minute % 3) * 15);
    expect(await spans('NotMoving')).toEqual([['22:15:00', null]]);
  });

  test('N4 has moved when he reads a tag, wherever', async () => {
    await addRoute();
    const [tag] = await server.db.select().from(schema.locationTag).where(eq(schema.locationTag.tenantId, 1)).limit(1);
    await standUntil(at('22:00:00'), at('22:10:00'));
    await act('TagRead', at('22:10:00'), { tag: tag?.tag, lat: 50.8, lon: 4.3 });
    await standUntil(at('22:11:00'), at('22:24:00'));
    expect(await spans('NotMoving')).toEqual([]);
    await standUntil(at('22:25:00'), at('22:26:00'));
    expect(await spans('NotMoving')).toEqual([['22:25:00', null]]);
    await act('Start', at('22:30:00'));
    expect(await spans('NotMoving')).toEqual([['22:25:00', '22:30:00']]);
  });

  test('N7 is measured by elapsed time when the clocks go back', async () => {
    const anchor = Date.parse('2026-10-25T00:50:00Z');
    await addRoute(Date.parse('2026-10-24T20:00:00Z'), Date.parse('2026-10-25T05:00:00Z'));
    await standUntil(anchor, anchor + 14 * 60_000);
    expect(await told('NotMoving')).toEqual([]);
    await standUntil(anchor + 15 * 60_000, anchor + 40 * 60_000);
    const [event, ...more] = await told('NotMoving');
    expect([event?.occurredAt, more]).toEqual([Date.parse('2026-10-25T01:05:00Z'), []]);
    const shown = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Zagreb' });
    expect(shown.format(event?.occurredAt)).toBe('02:05');
  });

  test('has not stood still on the route for what he stood before it', async () => {
    await standUntil(at('21:30:00'), at('21:59:00'));
    await addRoute();
    await standUntil(at('22:00:00'), at('22:14:00'));
    expect(await spans('NotMoving')).toEqual([]);
    await standUntil(at('22:15:00'), at('22:16:00'));
    expect(await spans('NotMoving')).toEqual([['22:15:00', null]]);
  });

  test('needs three positions that say so, none of them a hundred metres off', async () => {
    await addRoute();
    for (const time of ['22:00:00', '22:01:00', '22:02:00']) await stand(at(time));
    await stand(at('22:03:00'), 0, 101);
    for (let ms = at('22:04:00'); ms <= at('22:16:00'); ms += 60_000) await heartbeat(ms);
    await tick(at('22:16:00'));
    expect(await spans('NotMoving')).toEqual([]);
    await stand(at('22:17:00'));
    await tick(at('22:17:00'));
    expect(await spans('NotMoving')).toEqual([['22:15:00', null]]);
  });

  test('is told again neither after his event was deleted nor twice by two processes', async () => {
    await addRoute();
    await standUntil(at('22:00:00'), at('22:14:00'));
    server.clock.set(at('22:15:00'));
    const { db, clock } = server;
    const store = createStore(db, clock, () => undefined);
    const watch = { tick: async () => ({ now: clock.now(), steadySince: 0 }) };
    await Promise.all([1, 2].map(() => guardWatchJob({ db, clock, store }, watch).run()));
    expect(await spans('NotMoving')).toEqual([['22:15:00', null]]);
    await db
      .update(schema.event)
      .set({ deletedAt: at('22:15:30') })
      .where(eq(schema.event.typeCode, 12));
    await standUntil(at('22:16:00'), at('22:18:00'));
    expect(await told('NotMoving')).toHaveLength(1);
  });

  test('G56 is judged by his own thresholds before the tenant, and by those before the defaults', async () => {
    await addRoute();
    const settings = { thresholds: { notMovingSeconds: 300, notMovingMeters: 10 } };
    await server.db.insert(schema.tenantSettings).values({ tenantId: 1, settings });
    await server.db
      .update(schema.user)
      .set({ thresholds: { notMovingMeters: 200 } })
      .where(eq(schema.user.id, guardId));
    await standUntil(at('22:00:00'), at('22:06:00'), (minute) => minute * 25);
    expect(await spans('NotMoving')).toEqual([['22:05:00', null]]);
    await stand(at('22:07:00'), 210);
    expect(await spans('NotMoving')).toEqual([['22:05:00', '22:07:00']]);
  });
});

describe('S4.36 C6 a guard who is not heard', () => {
  test('N5 is told by his last contact, at his last place, not as standing still, and until he is heard', async () => {
    await addRoute();
    await standUntil(at('22:00:00'), at('22:07:00'));
    await heartbeat(at('22:07:30'));
    for (let ms = at('22:12:00'); ms <= at('22:13:00'); ms += 10_000) await tick(ms);
    for (let ms = at('22:14:00'); ms <= at('22:39:00'); ms += 60_000) await tick(ms);
    const [event, ...more] = await told('NotConnected');
    expect([event, more]).toMatchObject([
      {
        occurredAt: at('22:12:30'),
        receivedAt: at('22:12:30'),
        endedAt: null,
        description: 'No contact for 5 min',
        latitude: 50.8,
        longitude: 4.3,
      },
      [],
    ]);
    await heartbeat(at('22:40:00'));
    await tick(at('22:40:00'));
    expect(await spans('NotConnected')).toEqual([['22:12:30', '22:40:00']]);
    expect(await told('NotMoving')).toEqual([]);
    await tick(at('22:44:59'));
    await tick(at('22:45:00'));
    expect(await spans('NotConnected')).toEqual([
      ['22:12:30', '22:40:00'],
      ['22:45:00', null],
    ]);
  });

  test('N6 off his route is nobody to be told of', async () => {
    await addRoute();
    await standUntil(at('22:00:00'), at('22:07:00'));
    await act('Stop', at('22:07:30'));
    for (let ms = at('22:08:00'); ms <= at('22:40:00'); ms += 60_000) await tick(ms);
    expect(await told('NotMoving', 'NotConnected', 'System')).toEqual([]);
  });

  test('N8 is not told of before five minutes after the server has started', async () => {
    await addRoute();
    await heartbeat(at('22:29:00'));
    server.clock.set(at('22:30:00'));
    const { db, clock } = server;
    const store = createStore(db, clock, () => undefined);
    const watch = { tick: async () => ({ now: clock.now(), steadySince: at('22:30:00') }) };
    const job = guardWatchJob({ db, clock, store }, watch);
    for (let ms = at('22:30:00'); ms < at('22:35:00'); ms += 10_000) {
      clock.set(ms);
      await job.run();
    }
    expect(await told('NotConnected')).toEqual([]);
    clock.set(at('22:35:00'));
    await job.run();
    expect(await spans('NotConnected')).toEqual([['22:35:00', null]]);
  });

  test('N8 the start of the server is the one the job counts from', async () => {
    const restarted = await startTestServer({ now: '2026-11-20T21:30:00Z' });
    const row = { tenantId: 1, userId: guardId, startsAt: at('22:00:00'), endsAt: at('23:00:00') };
    await restarted.db.insert(schema.route).values(row);
    await restarted.db.update(schema.contact).set({ lastContactAt: at('22:29:00') });
    const isTold = and(eq(schema.event.typeCode, 13), eq(schema.event.description, 'No contact for 5 min'));
    restarted.clock.set(at('22:34:59'));
    await restarted.runJobs('guard-watch');
    expect(await restarted.db.select().from(schema.event).where(isTold)).toEqual([]);
    restarted.clock.set(at('22:35:00'));
    await restarted.runJobs('guard-watch');
    const [event] = await restarted.db.select().from(schema.event).where(isTold);
    await restarted.close();
    expect(event).toMatchObject({ userId: guardId, occurredAt: at('22:35:00') });
  });

  test('is heard by any report, also by one that is refused', async () => {
    await addRoute();
    await heartbeat(at('22:00:00'));
    await tick(at('22:05:00'));
    await post('Positions', ['nonsense'], at('22:06:00'));
    expect(await spans('NotConnected')).toEqual([['22:05:00', '22:06:00']]);
  });

  test('is no more told of when his route ends or he stops; both states end then', async () => {
    await addRoute(at('22:00:00'), at('22:30:00'));
    await standUntil(at('22:00:00'), at('22:20:00'));
    for (let ms = at('22:21:00'); ms <= at('22:31:00'); ms += 60_000) await tick(ms);
    expect([await spans('NotMoving'), await spans('NotConnected')]).toEqual([
      [['22:15:00', '22:30:00']],
      [['22:25:00', '22:30:00']],
    ]);
    await addRoute(at('23:00:00'), at('23:59:00'));
    await standUntil(at('23:00:00'), at('23:20:00'));
    await act('Stop', at('23:20:30'));
    await tick(at('23:20:40'));
    expect((await spans('NotMoving')).at(-1)).toEqual(['23:15:00', '23:20:30']);
  });
});

describe('C6 warnings before it comes to that', () => {
  const warnings = async () => (await told('System')).map(({ description }) => description);

  test('a low battery, a lost permission and no contact since the start are told once for each route', async () => {
    const first = await addRoute(at('22:00:00'), at('22:30:00'));
    await tick(at('22:02:29'));
    expect(await warnings()).toEqual([]);
    await tick(at('22:02:30'));
    await tick(at('22:02:40'));
    expect(await warnings()).toEqual(["No contact since the route's start"]);
    await heartbeat(at('22:03:00'), { battery: 16, locationPermission: 'always' });
    await tick(at('22:03:00'));
    expect(await warnings()).toHaveLength(1);
    await heartbeat(at('22:04:00'), { battery: 15, locationPermission: 'denied' });
    await tick(at('22:04:00'));
    await heartbeat(at('22:05:00'), { battery: 14 });
    await tick(at('22:05:00'));
    expect(await warnings()).toEqual([
      "No contact since the route's start",
      'Battery at 15 %',
      'Location permission denied',
    ]);
    const [route] = await server.db.select().from(schema.route).where(eq(schema.route.id, first));
    expect(route?.warnings).toEqual(['silence', 'battery', 'permission']);
    expect(await told('NotConnected')).toEqual([]);
    await addRoute(at('23:00:00'), at('23:30:00'));
    await tick(at('23:00:00'));
    expect(await warnings()).toHaveLength(3);
    await heartbeat(at('23:01:00'), { battery: 13 });
    await tick(at('23:01:00'));
    expect((await warnings()).slice(3)).toEqual(['Battery at 13 %', 'Location permission denied']);
  });

  test('make no sound and hang on the guard and his company', async () => {
    await addRoute();
    await heartbeat(at('22:01:00'), { battery: 3 });
    await tick(at('22:01:10'));
    const [warning] = await told('System');
    expect(warning).toMatchObject({ typeCode: 1, source: 'Ana Kovač', userId: guardId, occurredAt: at('22:01:10') });
    expect(warning?.companyId).not.toBeNull();
  });
});
