import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contact, quarantine } from '../db/schema.ts';
import { patrolScene } from '../testing/patrol-scene.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let guardId = 0;
const now = Date.parse('2026-11-21T12:00:00Z');
beforeAll(async () => {
  server = await startTestServer();
  guardId = (await patrolScene(server, 1)).guardId;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(now);
  await server.db.update(contact).set({ clockSkewMs: null });
});

const iso = (ms: number): string => new Date(ms).toISOString();
async function post(path: string, body: unknown, receivedAt = now): Promise<unknown> {
  server.clock.set(receivedAt);
  const headers = { authorization: 'Bearer demo-guard-1', 'content-type': 'application/json' };
  const response = await server.app.inject({ method: 'POST', url: path, headers, payload: JSON.stringify(body) });
  return response.body && response.json();
}
const heartbeat = (aheadMs: number, receivedAt = now) =>
  post('/api/Device/Heartbeat', { occurredAt: iso(receivedAt + aheadMs) }, receivedAt);
const skewMs = async () =>
  (await server.db.select().from(contact).where(eq(contact.userId, guardId)))[0]?.clockSkewMs ?? null;

async function shownSeconds(path = '/api/UserLocation'): Promise<unknown> {
  const headers = await server.bearer('administrator@demo.example');
  const response = await server.app.inject({ url: path, headers });
  return response.json().find(({ idUser }: { idUser: number }) => idUser === guardId)?.clockSkewSeconds;
}

describe('C4 the clock of a device', () => {
  test('is shown with its position when it is more than half a minute off', async () => {
    await heartbeat(30_000);
    expect([await skewMs(), await shownSeconds()]).toEqual([30_000, null]);
    await heartbeat(30_001);
    expect(await shownSeconds()).toBe(30);
    await heartbeat(-90_000);
    expect(await shownSeconds()).toBe(-90);
    expect(await shownSeconds('/api/UserLocation/GetLastUserLocation/5')).toBe(-90);
    await heartbeat(0);
    expect(await shownSeconds()).toBeNull();
  });

  test('is told by reports that are refused for it', async () => {
    const positions = [{ occurredAt: iso(now + 600_000), lat: 50.8, lon: 4.3 }];
    expect(await post('/api/Device/Positions', positions)).toEqual({ accepted: 0, duplicates: 0, quarantined: 1 });
    expect(await shownSeconds()).toBe(600);
  });

  test('is not told by what has lain in the phone, alone or before something newer', async () => {
    const old = [3, 2].map((hours) => ({ occurredAt: iso(now - hours * 3_600_000), lat: 50.8, lon: 4.3 }));
    await post('/api/Device/Positions', old);
    expect(await skewMs()).toBeNull();
    await post('/api/Device/Positions', [...old, { occurredAt: iso(now - 4000), lat: 50.81, lon: 4.3 }]);
    expect(await skewMs()).toBe(-4000);
    await server.app.inject({
      url: `/device/osmand?id=demo-guard-1&timestamp=${(now - 3_600_000) / 1000}&lat=50&lon=4`,
    });
    expect(await skewMs()).toBe(-4000);
  });

  test('is told as behind by two reports that are as late', async () => {
    await heartbeat(-7_200_000, now + 60_000);
    expect(await skewMs()).toBeNull();
    await heartbeat(-7_201_000, now + 120_000);
    expect(await skewMs()).toBe(-7_201_000);
  });

  test('says nothing in a report without a time, and what was said before stays', async () => {
    await heartbeat(45_000);
    await post('/api/Device/Heartbeat', { battery: 50 });
    expect(await skewMs()).toBe(45_000);
  });

  test.each([
    ['ahead', 3 * 3_600_000, 'device clock differs by 3 h (ahead)'],
    ['behind', -4 * 24 * 3_600_000, 'device clock differs by 4 d (behind)'],
  ])('C3 never refuses a panic: %s it is dated by its receipt and says so', async (_, aheadMs, comment) => {
    const scene = await patrolScene(server, 1);
    const panic = { type: 'GuardPanic', occurredAt: iso(now + aheadMs) };
    const { idEvent, status } = await scene.report(panic, iso(now));
    expect(status).toBe('created');
    expect(await scene.event(idEvent)).toMatchObject({ typeCode: 14, occurredAt: now });
    expect((await scene.event(idEvent)).comment).toContain(comment);
  });

  test('C3 a read more than two minutes ahead is kept aside with its reason', async () => {
    const before = await server.db.$count(quarantine);
    const item = { clientEventId: 'ahead', type: 'TagRead', tag: 'X', occurredAt: iso(now + 121_000) };
    expect(await post('/api/Device/Events', [item])).toMatchObject([
      { status: 'rejected', idEvent: null, errors: [{ message: 'time is 2 min 1 s ahead' }] },
    ]);
    expect(await server.db.$count(quarantine)).toBe(before + 1);
  });
});
