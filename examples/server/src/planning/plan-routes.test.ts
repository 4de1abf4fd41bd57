import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { change, route } from '../db/schema.ts';
import { everyDay, type PlannedSite, planSite, ruleBody, signInAt } from '../testing/planned-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const at = (text: string): number => Date.parse(`2026-11-${text}:00Z`);
const days = { startDate: '2026-11-20', endDate: '2026-11-22', byday: everyDay };

async function save(now: string, body: object): Promise<Wire<'RRule'>> {
  const headers = await signInAt(server, `2026-11-${now}:00Z`);
  const response = await server.app.inject({ method: 'POST', url: '/api/RRule', headers, payload: body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function planned(): Promise<{ site: PlannedSite; idRRule: number }> {
  const site = await planSite(server, 1);
  return { site, idRRule: (await save('20T12:00', ruleBody(site, days))).idRRule };
}

const routesOf = (ruleId: number) =>
  server.db
    .select()
    .from(route)
    .where(and(eq(route.ruleId, ruleId), isNull(route.deletedAt)))
    .orderBy(asc(route.startsAt), asc(route.userId));
const spansOf = async (ruleId: number) =>
  (await routesOf(ruleId)).map(({ startsAt, endsAt }) => [
    new Date(startsAt).toISOString().slice(8, 16),
    new Date(endsAt).toISOString().slice(8, 16),
  ]);

describe('routes of a rule', () => {
  test('one for each window, of its guard and of the company of its place; told once', async () => {
    const { site, idRRule } = await planned();
    const own = { userId: site.guardId, companyId: site.companyId, version: 1 };
    expect(await routesOf(idRRule)).toMatchObject([
      { ...own, startsAt: at('20T21:00'), endsAt: at('21T05:00') },
      { ...own, startsAt: at('21T21:00'), endsAt: at('22T05:00') },
      { ...own, startsAt: at('22T21:00'), endsAt: at('23T05:00') },
    ]);
    const told = await server.db.select().from(change).orderBy(asc(change.seq));
    expect(told.slice(-2)).toMatchObject([
      { kind: 'route', reason: 'saved', entityId: 0, version: 1 },
      { kind: 'scheduler', reason: 'saved', entityId: 0, version: 1 },
    ]);
  });

  test('an edit replaces those ahead; the running one keeps its start and gets the new end', async () => {
    const { site, idRRule } = await planned();
    const [running, next] = await routesOf(idRRule);
    await save('20T23:00', { ...ruleBody(site, { ...days, fromTime: '20:00:00', toTime: '03:00:00' }), idRRule });
    expect(await spansOf(idRRule)).toEqual([
      ['20T21:00', '21T03:00'],
      ['21T20:00', '22T03:00'],
      ['22T20:00', '23T03:00'],
    ]);
    const after = await routesOf(idRRule);
    expect(after[0]).toMatchObject({ id: running?.id, version: 2 });
    expect(after.map(({ id }) => id)).not.toContain(next?.id);
  });

  test('a running one that the rule no longer asks for ends with the last check it still has', async () => {
    const { site, idRRule } = await planned();
    await save('20T22:40', { ...ruleBody(site, { ...days, fromTime: '10:00:00', toTime: '11:00:00' }), idRRule });
    expect(await spansOf(idRRule)).toEqual([
      ['20T21:00', '21T00:00'],
      ['21T10:00', '21T11:00'],
      ['22T10:00', '22T11:00'],
    ]);
  });

  test('another guard takes over the running window from now on', async () => {
    const { site, idRRule } = await planned();
    const other = await planSite(server, 0, 2);
    const guard = { idUser: other.guardId, idSecurityGuard: other.guardId };
    await save('20T22:40', { ...ruleBody(site, { ...days, ...guard }), idRRule });
    expect((await spansOf(idRRule)).slice(0, 2)).toEqual([
      ['20T21:00', '21T00:00'],
      ['20T22:40', '21T05:00'],
    ]);
    expect((await routesOf(idRRule)).slice(0, 2).map(({ userId }) => userId)).toEqual([site.guardId, other.guardId]);
    /* and keeps it at the next edit */
    await save('20T23:40', { ...ruleBody(site, { ...days, ...guard, toTime: '04:00:00' }), idRRule });
    expect((await spansOf(idRRule)).slice(0, 3)).toEqual([
      ['20T21:00', '21T00:00'],
      ['20T22:40', '21T04:00'],
      ['21T21:00', '22T04:00'],
    ]);
  });

  test('a rule edited into a night that has begun gets its route from the start of the window', async () => {
    const site = await planSite(server, 1);
    const tomorrow = { startDate: '2026-11-21', endDate: '2026-11-22', byday: 'SA' };
    const { idRRule } = await save('20T12:00', ruleBody(site, tomorrow));
    await save('20T21:45', { ...ruleBody(site), idRRule });
    expect(await spansOf(idRRule)).toEqual([['20T21:00', '21T05:00']]);
  });

  test('one that was deleted by hand stays deleted', async () => {
    const { site, idRRule } = await planned();
    const [, second] = await routesOf(idRRule);
    const headers = await signInAt(server, '2026-11-20T12:00:00Z');
    await server.app.inject({ method: 'DELETE', url: `/api/Route/${second?.id}`, headers });
    await save('20T13:00', { ...ruleBody(site, { ...days, title: 'Again' }), idRRule });
    expect((await spansOf(idRRule)).map(([start]) => start)).toEqual(['20T21:00', '22T21:00']);
  });

  test.each([
    ['autumn', '2026-10-20T12:00:00Z', '2026-10-24', '20:00:00', '04:00:00', 9],
    ['spring', '2027-03-20T12:00:00Z', '2027-03-27', '21:00:00', '05:00:00', 7],
  ])('C5 the route of the %s night lasts by the clock', async (_, now, startDate, fromTime, toTime, hours) => {
    const headers = await signInAt(server, now);
    const endDate = startDate.replace(/\d\d$/, (day) => String(Number(day) + 1));
    const body = ruleBody(await planSite(server, 1), { startDate, endDate, fromTime, toTime, byday: 'SA' });
    const response = await server.app.inject({ method: 'POST', url: '/api/RRule', headers, payload: body });
    const [only, ...others] = await routesOf(response.json().idRRule);
    expect(others).toEqual([]);
    expect((only?.endsAt ?? 0) - (only?.startsAt ?? 0)).toBe(hours * 3_600_000);
  });
});
