import { and, eq, isNull } from 'drizzle-orm';
import { event, location, locationTag, user } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { TestServer } from '../test-server.ts';
import type { Samples } from './sample.ts';

async function guardId({ db }: TestServer): Promise<number> {
  const [guard] = await db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
  return guard?.id ?? 0;
}

/** Requests about signing in, lists, alarms and phones. */
export const foundationSamples: Samples = {
  user_authenticate: () => ({ body: { email: 'nobody@demo.example', password: 'x' } }),
  event_getLastEvents: () => ({ path: { id: 0 } }),
  userLocation_getLast: () => ({ path: { n: 5 } }),
  event_confirm: async ({ db, clock }) => {
    const now = clock.now();
    const row = { tenantId: 1, typeCode: eventTypeCode('GuardPanic'), occurredAt: now, receivedAt: now };
    const [open] = await db.insert(event).values(row).returning();
    return { path: { idEvent: open?.id ?? 0 }, foreign: 404 };
  },
  locationTag_getById: async ({ db }) => {
    const [tag] = await db
      .select({ id: locationTag.id })
      .from(locationTag)
      .innerJoin(location, eq(location.id, locationTag.locationId))
      .where(and(eq(locationTag.tenantId, 1), isNull(locationTag.deletedAt)))
      .limit(1);
    return { path: { id: tag?.id ?? 0 }, foreign: 404 };
  },
  changes_get: () => ({ query: '?after=0' }),
  deviceCredential_create: async (server) => ({
    body: { idUser: await guardId(server), label: 'Phone' },
    foreign: 400,
  }),
  deviceCredential_delete: async ({ app, bearer, ...server }) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/DeviceCredential',
      headers: await bearer('administrator@demo.example'),
      payload: { idUser: await guardId({ app, bearer, ...server }), label: 'Phone' },
    });
    return { path: { id: response.json().idDeviceCredential }, foreign: 404 };
  },
  device_events: () => ({
    body: [{ clientEventId: 'sample', type: 'GuardMessage', occurredAt: '2026-11-21T11:59:00Z' }],
  }),
  device_positions: () => ({ body: [{ occurredAt: '2026-11-21T11:59:00Z', lat: 50.8, lon: 4.3 }] }),
  device_heartbeat: () => ({ body: { battery: 50 } }),
  deviceProtocol_osmandGet: () => ({ query: '?id=demo-guard-1&lat=50.8&lon=4.3' }),
};
