import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { locationTag, route, schedulerItem, user } from '../../db/schema.ts';
import type { TestServer } from '../test-server.ts';
import type { Samples } from './sample.ts';

const night = { startDateTime: '2026-11-24T21:00:00Z', endDateTime: '2026-11-25T05:00:00Z' };
const [startsAt, endsAt] = [Date.parse(night.startDateTime), Date.parse(night.endDateTime)];
const ofNight = '?startDateTime=2026-11-24T21:00:00Z&endDateTime=2026-11-25T05:00:00Z';

async function guardAndTag({ db }: TestServer) {
  const [guard] = await db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
  const isFirst = and(eq(locationTag.tenantId, 1), isNull(locationTag.deletedAt));
  const [tag] = await db.select().from(locationTag).where(isFirst).orderBy(asc(locationTag.id)).limit(1);
  if (!guard || !tag) throw new Error('The demo has no guard or no checkpoint');
  return { guard, tag };
}

async function ruleBody(server: TestServer) {
  const { guard, tag } = await guardAndTag(server);
  return {
    idRRule: 0,
    idLocation: tag.locationId,
    LocationTags: String(tag.id),
    idSecurityGuard: guard.id,
    userName: guard.name,
    idUser: guard.id,
    rRuleString: 'DTSTART:20261124T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=TU',
    startDate: '2026-11-24',
    endDate: '2026-11-25',
    hourInterval: '01:00:00',
    fromTime: '21:00:00',
    toTime: '05:00:00',
    tolerance: '00:30:00',
  };
}

async function calendarLink(server: TestServer): Promise<Wire<'CalendarLink'>> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/CalendarLink',
    headers: await server.bearer('administrator@demo.example'),
    payload: { idUser: (await guardAndTag(server)).guard.id },
  });
  return response.json();
}

/** Requests about rules, checks, routes and calendar links. */
export const planningSamples: Samples = {
  rRule_get: () => ({ query: '?start=1-1-1&end=1-1-2999' }),
  rRule_save: async (server) => ({ body: await ruleBody(server), foreign: 400 }),
  rRule_delete: async (server) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/RRule',
      headers: await server.bearer('administrator@demo.example'),
      payload: await ruleBody(server),
    });
    return { path: { id: response.json().idRRule }, foreign: 404 };
  },
  scheduler_get: () => ({ query: ofNight }),
  scheduler_search: () => ({ query: ofNight }),
  scheduler_days: () => ({ query: ofNight }),
  scheduler_save: async (server) => {
    const { guard, tag } = await guardAndTag(server);
    const place = { idLocation: tag.locationId, idLocationTag: tag.id };
    return { body: { idScheduler: 0, idUser: guard.id, ...place, title: 'Round', ...night }, foreign: 400 };
  },
  scheduler_delete: async (server) => {
    const { guard, tag } = await guardAndTag(server);
    const row = { tenantId: 1, userId: guard.id, locationId: tag.locationId, typeCode: 1 as const, title: 'Round' };
    const times = { startsAt, endsAt, opensAt: startsAt, closesAt: endsAt };
    const [check] = await server.db
      .insert(schedulerItem)
      .values({ ...row, ...times })
      .returning();
    return { path: { id: check?.id ?? 0 }, foreign: 404 };
  },
  route_get: () => ({ query: ofNight }),
  route_save: async (server) => {
    const { guard } = await guardAndTag(server);
    return { body: { idRoute: 0, idUser: guard.id, ...night }, foreign: 400 };
  },
  route_delete: async (server) => {
    const { guard } = await guardAndTag(server);
    const [row] = await server.db.insert(route).values({ tenantId: 1, userId: guard.id, startsAt, endsAt }).returning();
    return { path: { id: row?.id ?? 0 }, foreign: 404 };
  },
  device_tasks: () => ({ query: ofNight }),
  calendarLink_create: async (server) => ({ body: { idUser: (await guardAndTag(server)).guard.id }, foreign: 400 }),
  calendarLink_delete: async (server) => ({ path: { id: (await calendarLink(server)).idCalendarLink }, foreign: 404 }),
  calendarLink_feed: async (server) => ({ path: { secret: (await calendarLink(server)).secret ?? '' } }),
};
