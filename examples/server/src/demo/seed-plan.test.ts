import type { Wire } from '@patrolkit/sdk/wire';
import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patrolRule, schedulerItem } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { seedPlan } from './seed-plan.ts';

const zagreb = 'Europe/Zagreb';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('each guard is on a tour now and has checks at his place through the day and night', async () => {
  expect(await seedPlan(server.db, server.clock, zagreb)).toBe(true);
  const headers = await server.bearer('administrator@demo.example');
  const get = async <T>(url: string): Promise<T[]> => (await server.app.inject({ url, headers })).json();
  const now = new Date(server.clock.now()).toISOString();
  const in24h = new Date(server.clock.now() + 24 * 3_600_000).toISOString();
  const tours = await get<Wire<'Route'>>(`/api/Route/GetRoutes?startDateTime=${now}&endDateTime=${now}`);
  expect(new Set(tours.map(({ idUser }) => idUser)).size).toBe(12);
  /* some have ended their shift in the past day of the demo */
  expect(tours.filter((tour) => tour.eventTypeEnumCode === 10).length).toBeGreaterThan(6);
  const checks = await get<Wire<'SchedulerItem'>>(
    `/api/Scheduler/GetSchedulers?startDateTime=${now}&endDateTime=${in24h}`,
  );
  for (const { idUser } of tours) {
    const own = checks.filter((check) => check.idUser === idUser);
    expect(new Set(own.map((check) => check.startDateTime)).size).toBeGreaterThanOrEqual(23);
    expect(new Set(own.map((check) => check.idLocation)).size).toBe(1);
  }
});

test('nothing can be missed in the first half hour, also when the rest of the month is made', async () => {
  await server.runJobs('materialise-rules');
  const isEarly = lt(schedulerItem.closesAt, server.clock.now() + 30 * 60_000);
  expect(await server.db.$count(schedulerItem, and(eq(schedulerItem.tenantId, 1), isEarly))).toBe(0);
  const rules = await server.db.select().from(patrolRule);
  expect(rules.map((rule) => [rule.tenantId, rule.endDate, rule.pendingFrom])).toEqual(
    Array(12).fill([1, '2026-12-21', null]),
  );
});

test('a second start keeps the plan; one after its last day makes the next', async () => {
  expect(await seedPlan(server.db, server.clock, zagreb)).toBe(false);
  server.clock.set(Date.parse('2026-12-22T12:00:00Z'));
  expect(await seedPlan(server.db, server.clock, zagreb)).toBe(true);
  expect(await server.db.$count(patrolRule)).toBe(24);
});
