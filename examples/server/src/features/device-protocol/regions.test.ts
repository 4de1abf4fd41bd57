import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashSecret } from '../../auth/secret.ts';
import { deviceCredential, locationTag, schedulerItem } from '../../db/schema.ts';
import { type PlannedSite, planSite } from '../../testing/planned-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type OwnTracksPhone, ownTracksPhone } from './testing.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const dayMs = 24 * 3_600_000;
let server: TestServer;
let site: PlannedSite;
let count = 0;
let send: OwnTracksPhone;

beforeAll(async () => {
  server = await startTestServer();
  site = await planSite(server, 4, 5);
  for (const [index, id] of site.tagIds.slice(0, 3).entries()) {
    const place = { latitude: 45 + index, longitude: 15.9, radiusMeters: index === 0 ? null : 40 };
    await server.db.update(locationTag).set(place).where(eq(locationTag.id, id));
  }
});
beforeEach(async () => {
  server.clock.set(start);
  await server.db.delete(schedulerItem);
  send = await newPhone();
});
afterAll(() => server.close());

/** A phone that nobody has told anything yet. */
async function newPhone(userAgent?: string): Promise<OwnTracksPhone> {
  count += 1;
  const secret = `regions-${count}`;
  const row = { tenantId: 1, userId: site.guardId, label: 'Phone', secretHash: hashSecret(secret), prefix: secret };
  await server.db.insert(deviceCredential).values({ ...row, createdAt: start });
  return ownTracksPhone(server, secret, userAgent);
}
async function plan(tagIndex: number, inDays: number, values: Partial<typeof schedulerItem.$inferInsert> = {}) {
  const startsAt = start + inDays * dayMs;
  const times = { startsAt, endsAt: startsAt + 3_600_000, opensAt: startsAt, closesAt: startsAt + 3_600_000 };
  await server.db.insert(schedulerItem).values({
    tenantId: 1,
    userId: site.guardId,
    locationId: site.locationId,
    locationTagId: site.tagIds[tagIndex] ?? 0,
    typeCode: 1,
    title: 'Round',
    ...times,
    ...values,
  });
}
const message = (second = 1) => ({ _type: 'location', tst: start / 1000 - 20_000 + second, lat: 45, lon: 15 });
const rids = async (phone = send) => {
  count += 1;
  return (await phone(message(count))).waypoints.map(({ rid }) => rid);
};
const ridOf = (index: number): string => `checkpoint-${site.tagIds[index]}`;

test('a phone is handed the checkpoints of the week with coordinates of their own, as circles', async () => {
  await plan(1, 3);
  await plan(0, 6.9);
  await plan(2, 7.1);
  await plan(3, 1);
  const { waypoints } = await send(message());
  expect(waypoints).toEqual([
    {
      _type: 'waypoint',
      desc: `Gate 2 [SITE${site.locationId}-2]`,
      tst: 1_000_000_000 + (site.tagIds[1] ?? 0),
      rid: ridOf(1),
      lat: 46,
      lon: 15.9,
      rad: 40,
    },
    expect.objectContaining({ rid: ridOf(0), lat: 45, rad: 100 }),
  ]);
});

test('checks of another guard and deleted ones do not count, those of the last day do', async () => {
  await plan(0, 1, { userId: 1 });
  await plan(1, 1, { deletedAt: start });
  await plan(2, -0.9);
  expect(await rids()).toEqual([ridOf(2)]);
});

test('it is told once; afterwards what is new, changed or gone', async () => {
  await plan(0, 1);
  await plan(1, 2);
  expect(await rids()).toEqual([ridOf(0), ridOf(1)]);
  expect(await rids()).toEqual([]);
  await plan(2, 3);
  expect(await rids()).toEqual([ridOf(2)]);
  const id = site.tagIds[1] ?? 0;
  await server.db.update(locationTag).set({ name: 'Back gate' }).where(eq(locationTag.id, id));
  expect((await send(message(5001))).waypoints).toMatchObject([
    { rid: ridOf(1), desc: expect.stringContaining('Back') },
  ]);
  await server.db.update(locationTag).set({ deletedAt: start }).where(eq(locationTag.id, id));
  expect((await send(message(5002))).waypoints).toMatchObject([{ rid: ridOf(1), lat: -1_000_000 }]);
  await server.db.update(locationTag).set({ deletedAt: null, name: 'Gate 2' }).where(eq(locationTag.id, id));
  expect(await rids()).toEqual([ridOf(1)]);
});

test('a phone that has not heard the answer is told again, another phone of the guard by itself', async () => {
  await plan(0, 1);
  const heard = message(6001);
  expect((await send(heard)).waypoints).toHaveLength(1);
  expect((await send(message(6002))).waypoints).toEqual([]);
  expect((await send(heard)).waypoints).toHaveLength(1);
  expect(await rids(await newPhone())).toEqual([ridOf(0)]);
});

test('where nothing is planned all checkpoints with coordinates are handed out, 100 at most', async () => {
  const all = await server.db.$count(locationTag, isNull(locationTag.deletedAt));
  const first = (await send(message(7001))).waypoints;
  expect(first.length).toBeGreaterThan(3);
  expect(first.length).toBeLessThan(all);
  expect(first.map(({ rid }) => rid)).not.toContain(ridOf(3));
  expect(first.map(({ rid }) => rid)).not.toContain(`checkpoint-${server.second.locationTagId}`);
  const many = Array.from({ length: 120 }, (_, index) => ({
    tenantId: 1,
    locationId: site.locationId,
    tag: `MANY-${index}`,
    name: `Many ${index}`,
    latitude: 45,
    longitude: 15,
  }));
  await server.db.insert(locationTag).values(many);
  expect(await rids(await newPhone())).toHaveLength(100);
});

test('an iPhone is handed the next 20, because it watches no more', async () => {
  const iphone = await newPhone('OwnTracks/26.3.1 CFNetwork/1568 Darwin/24.0.0');
  await plan(2, 1);
  await plan(0, 2);
  expect(await rids(iphone)).toEqual([ridOf(2), ridOf(0)]);
  await server.db.delete(schedulerItem);
  const told = await rids(iphone);
  expect(told).toHaveLength(20 + 2);
  expect(told.slice(0, 2)).toEqual([ridOf(2), ridOf(0)]);
});
