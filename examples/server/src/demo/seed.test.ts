import { eventTypes } from '@patrolkit/sdk/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event, location, locationTag, tenant, user } from '../db/schema.ts';
import { waypoints } from '../demo-network/network.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { seedDemo } from './seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a day of events of all types, every alarm confirmed, an old exception with its confirmer', async () => {
  const rows = (await server.db.select().from(event)).filter((row) => row.tenantId === 1);
  expect(rows).toHaveLength(140);
  expect(new Set(rows.map((row) => row.typeCode))).toEqual(new Set(eventTypes.map(eventTypeCode)));
  const now = server.clock.now();
  for (const row of rows) {
    expect(row.occurredAt).toBeLessThan(now);
    expect(row.occurredAt).toBeGreaterThanOrEqual(now - 24 * 3_600_000);
    const isAlarm = row.typeCode === 14 || row.typeCode === 15;
    expect(row.confirmedBy !== null).toBe(isAlarm);
  }
  expect(rows.some((row) => row.typeCode === 15 && row.confirmedBy === 'Vesna Novak')).toBe(true);
});

test('every checkpoint of the town hangs at its place', async () => {
  const tags = (await server.db.select().from(locationTag)).filter((row) => row.tenantId === 1);
  const checkpoints = waypoints.filter((waypoint) => waypoint.checkpointTag !== null);
  expect(tags.map((row) => row.tag).sort()).toEqual(checkpoints.map((waypoint) => waypoint.checkpointTag).sort());
  const places = (await server.db.select().from(location)).filter((row) => row.tenantId === 1);
  for (const place of places) {
    expect(Number.isFinite(place.latitude)).toBe(true);
    expect(tags.some((row) => row.locationId === place.id)).toBe(true);
  }
});

test('every place has a risk and every checkpoint a category; no list of the demo is empty', async () => {
  const headers = await server.bearer('operator@demo.example');
  const get = async (url: string) => (await server.app.inject({ url, headers })).json<Record<string, unknown>[]>();
  const idsOf = (rows: Record<string, unknown>[], id: string) => new Set(rows.map((row) => row[id]));
  const [risks, categories] = [await get('/api/Risk'), await get('/api/Category')];
  /* each is used, and nothing uses another */
  expect(idsOf(await get('/api/Location'), 'idRisk')).toEqual(idsOf(risks, 'idRisk'));
  expect(idsOf(await get('/api/LocationTag'), 'idCategory')).toEqual(idsOf(categories, 'idCategory'));
  expect((await get('/api/Shift')).map((row) => row.name)).toEqual(['Day', 'Evening', 'Night']);
  expect(await get('/api/Company')).toHaveLength(4);
});

test('everybody of the demo can sign in', async () => {
  for (const name of ['administrator', 'operator', 'guard1', 'guard12']) {
    expect((await server.signIn(`${name}@demo.example`)).result, name).toBe(0);
  }
  expect(await server.db.select().from(user).where(eq(user.role, 'Guard'))).toHaveLength(13);
});

test('a second start keeps what there is', async () => {
  expect(await seedDemo(server.db, server.clock)).toBe(false);
  expect(await server.db.select().from(tenant)).toHaveLength(2);
});
