import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, route, schedulerItem } from '../../db/schema.ts';
import { everyDay, type PlannedSite, planSite, ruleBody, signInAt } from '../../testing/planned-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const noon = '2026-11-19T12:00:00Z';
let server: TestServer;
let site: PlannedSite;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: noon });
  site = await planSite(server, 1);
});
afterAll(() => server.close());

const post = (payload: object) => server.app.inject({ method: 'POST', url: '/api/RRule', headers, payload });
const body = (change: object = {}) => ruleBody(site, { endDate: '2026-11-23', byday: everyDay, ...change });
async function saved(change: object = {}): Promise<Wire<'RRule'>> {
  const response = await post(body(change));
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
/** Checks of a rule by the night they belong to: the date in Zagreb, ten hours before. */
async function nightsOf(ruleId: number): Promise<Record<string, number>> {
  const rows = await server.db
    .select()
    .from(schedulerItem)
    .where(eq(schedulerItem.ruleId, ruleId))
    .orderBy(asc(schedulerItem.startsAt));
  const nights = rows.map(({ startsAt }) => new Date(startsAt - 9 * 3_600_000).toISOString().slice(0, 10));
  const counts: Record<string, number> = {};
  for (const night of nights) counts[night] = (counts[night] ?? 0) + 1;
  return counts;
}

test('a new rule makes nothing on the days it leaves out, neither checks nor tours, and answers them', async () => {
  headers = await signInAt(server, noon);
  const rule = await saved({ skippedDates: ['2026-11-22'], pausedFrom: '2026-11-23', pausedUntil: '2026-12-01' });
  expect(rule).toMatchObject({ skippedDates: ['2026-11-22'], pausedFrom: '2026-11-23', pausedUntil: '2026-12-01' });
  expect(await nightsOf(rule.idRRule)).toEqual({ '2026-11-20': 8, '2026-11-21': 8 });
  expect(await server.db.$count(route, eq(route.ruleId, rule.idRRule))).toBe(2);
});

test('an edit that says nothing of them leaves them; an empty list and null bring the days back', async () => {
  headers = await signInAt(server, noon);
  const { idRRule } = await saved({
    skippedDates: ['2026-11-22'],
    pausedFrom: '2026-11-23',
    pausedUntil: '2026-11-23',
  });
  const edited = await saved({ idRRule, hourInterval: '02:00:00' });
  expect(edited).toMatchObject({ skippedDates: ['2026-11-22'], pausedFrom: '2026-11-23', pausedUntil: '2026-11-23' });
  expect(await nightsOf(idRRule)).toEqual({ '2026-11-20': 4, '2026-11-21': 4 });
  await saved({ idRRule, skippedDates: [], pausedFrom: null, pausedUntil: null });
  expect(await nightsOf(idRRule)).toEqual({ '2026-11-20': 8, '2026-11-21': 8, '2026-11-22': 8, '2026-11-23': 8 });
});

test('C2.9 skipping the night that runs takes what nobody has begun; read and begun checks stay, and undo makes it again', async () => {
  headers = await signInAt(server, noon);
  const { idRRule } = await saved();
  const isFirst = and(eq(schedulerItem.ruleId, idRRule), eq(schedulerItem.slotAt, Date.parse('2026-11-20T21:00:00Z')));
  await server.db
    .update(schedulerItem)
    .set({ readAt: Date.parse('2026-11-20T21:05:00Z') })
    .where(isFirst);
  headers = await signInAt(server, '2026-11-20T22:40:00Z');
  await saved({ idRRule, skippedDates: ['2026-11-20', '2026-11-22'] });
  const full = { '2026-11-21': 8, '2026-11-23': 8 };
  expect(await nightsOf(idRRule)).toEqual({ '2026-11-20': 3, ...full });
  const [read] = await server.db.select().from(schedulerItem).where(isFirst);
  expect(read?.readAt).toBe(Date.parse('2026-11-20T21:05:00Z'));
  const [tour] = await server.db.select().from(route).where(eq(route.ruleId, idRRule)).orderBy(asc(route.startsAt));
  expect(tour?.endsAt).toBe(Date.parse('2026-11-21T00:00:00Z'));
  await saved({ idRRule, skippedDates: [] });
  expect(await nightsOf(idRRule)).toEqual({ '2026-11-20': 8, ...full, '2026-11-22': 8 });
});

test('the audit log keeps which days were left out before and after', async () => {
  headers = await signInAt(server, noon);
  const { idRRule } = await saved({ skippedDates: ['2026-11-22'] });
  await saved({ idRRule, skippedDates: ['2026-11-21', '2026-11-22'] });
  const isIt = and(eq(audit.entity, 'rRule'), eq(audit.entityId, idRRule));
  expect(await server.db.select().from(audit).where(isIt).orderBy(asc(audit.id))).toMatchObject([
    { after: { skippedDates: ['2026-11-22'], pausedFrom: null } },
    { before: { skippedDates: ['2026-11-22'] }, after: { skippedDates: ['2026-11-21', '2026-11-22'] } },
  ]);
});

test.each([
  ['half a pause', { pausedFrom: '2026-11-22' }, 'pausedUntil', 'required'],
  [
    'a pause that ends before it begins',
    { pausedFrom: '2026-11-22', pausedUntil: '2026-11-21' },
    'pausedUntil',
    'dateOrder',
  ],
  ['a day the calendar lacks', { skippedDates: ['2026-02-30'] }, 'skippedDates', 'format'],
])('refuses %s', async (_, wrong, field, code) => {
  headers = await signInAt(server, noon);
  const response = await post(body(wrong));
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].field).toContain(field);
  expect(response.json().errors[0].code).toBe(code);
});
