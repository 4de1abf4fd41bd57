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
