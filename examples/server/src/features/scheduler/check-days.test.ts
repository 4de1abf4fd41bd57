import type { Wire } from '@patrolkit/sdk/wire';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schedulerItem } from '../../db/schema.ts';
import { type PlannedSite, planSite, ruleBody, signInAt } from '../../testing/planned-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Night {
  readonly now: string;
  readonly day: string;
  readonly next: string;
  readonly fromTime: string;
  readonly toTime: string;
}
const autumn = {
  now: '2026-10-20T12:00:00Z',
  day: '2026-10-24',
  next: '2026-10-25',
  fromTime: '20:00:00',
  toTime: '04:00:00',
};
const spring = {
  now: '2027-03-20T12:00:00Z',
  day: '2027-03-27',
  next: '2027-03-28',
  fromTime: '21:00:00',
  toTime: '05:00:00',
};

async function plan({ now, day, next, fromTime, toTime }: Night, guardNumber = 1): Promise<PlannedSite> {
  const headers = await signInAt(server, now);
  const site = await planSite(server, 1, guardNumber);
  const payload = ruleBody(site, { startDate: day, endDate: next, byday: 'SA', fromTime, toTime });
  const response = await server.app.inject({ method: 'POST', url: '/api/RRule', headers, payload });
  expect(response.statusCode, response.body).toBe(200);
  return site;
}

async function days(headers: { authorization: string }, { day, next }: Night, query: object) {
  const period = { startDateTime: `${day}T00:00:00+02:00`, endDateTime: `${next}T23:59:59Z` };
  const url = `/api/Scheduler/Days?${new URLSearchParams({ ...period, ...query })}`;
  const response = await server.app.inject({ url, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Wire<'SchedulerDay'>[]>();
}

test.each([
  ['E3 autumn', autumn, 2, 7],
  ['E4 spring', spring, 2, 5],
])('%s: the checks of the night fall on its two local days', async (_, night, first, second) => {
  const { locationId } = await plan(night);
  const headers = await signInAt(server, night.now);
  const all = { idUser: null, idLocation: null, read: 0, missed: 0 };
  expect(await days(headers, night, { idLocation: locationId })).toEqual([
    { ...all, date: night.day, planned: first },
    { ...all, date: night.next, planned: second },
  ]);
});

test('read and missed ones are counted, by guard or by place, for one of either if asked', async () => {
  const [one, other] = [await plan(autumn, 4), await plan(autumn, 5)];
  const own = eq(schedulerItem.locationId, one.locationId);
  const [read, , , loose] = await server.db
    .select()
    .from(schedulerItem)
    .where(own)
    .orderBy(asc(schedulerItem.startsAt));
  const put = (id: number | undefined, values: object) =>
    server.db
      .update(schedulerItem)
      .set(values)
      .where(eq(schedulerItem.id, id ?? 0));
  await put(read?.id, { readAt: read?.startsAt });
  await put(loose?.id, { locationTagId: null });
  /* 02:31 of winter time: the deadline of the check at 02:00+01 is 02:31 */
  const headers = await signInAt(server, '2026-10-25T01:31:00Z');
  const byGuard = await days(headers, autumn, { by: 'guard' });
  expect(byGuard.filter(({ idUser }) => idUser === one.guardId)).toEqual([
    { date: '2026-10-24', idUser: one.guardId, idLocation: null, planned: 2, read: 1, missed: 1 },
    { date: '2026-10-25', idUser: one.guardId, idLocation: null, planned: 7, read: 0, missed: 3 },
  ]);
  const byPlace = await days(headers, autumn, { by: 'location', idUser: other.guardId });
  expect(byPlace).toEqual([
    { date: '2026-10-24', idUser: null, idLocation: other.locationId, planned: 2, read: 0, missed: 2 },
    { date: '2026-10-25', idUser: null, idLocation: other.locationId, planned: 7, read: 0, missed: 4 },
  ]);
  const second = await signInAt(server, '2026-10-25T01:31:00Z', 'second');
  expect(await days(second, autumn, { by: 'guard' })).toEqual([]);
});
