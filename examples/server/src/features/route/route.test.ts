import type { Wire } from '@patrolkit/sdk/wire';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, change, event, lastPosition, route, user, userGroup } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { type PlannedSite, planSite, ruleBody, signInAt } from '../../testing/planned-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const noon = '2026-11-20T12:00:00Z';
const night = { startDateTime: '2026-11-20T21:00:00.000Z', endDateTime: '2026-11-21T05:00:00.000Z' };
let server: TestServer;
let site: PlannedSite;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: noon });
  site = await planSite(server, 1);
  headers = await signInAt(server, noon);
});
afterAll(() => server.close());

const post = (payload: object, more: object = {}) =>
  server.app.inject({ method: 'POST', url: '/api/Route', headers: { ...headers, ...more }, payload });
const get = (query: object = night, as = headers) =>
  server.app.inject({ url: `/api/Route/GetRoutes?${new URLSearchParams({ ...query })}`, headers: as });
const remove = (id: number, as = headers) =>
  server.app.inject({ method: 'DELETE', url: `/api/Route/${id}`, headers: as });
const body = (more: object = {}) => ({ idUser: site.guardId, idCompany: site.companyId, ...night, ...more });

async function saved(more: object = {}): Promise<Wire<'Route'>> {
  const response = await post(body(more));
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
async function found(id: number, query: object = night, as = headers): Promise<Wire<'Route'> | undefined> {
  return (await get(query, as)).json<Wire<'Route'>[]>().find((row) => row.idRoute === id);
}

describe('GET /api/Route/GetRoutes', () => {
  test('S3.28 S3.29 S3.30 S3.31 S3.32 S3.33 S3.34 S3.37 S7.57 a route with its guard, his last place and last contact', async () => {
    const rule = await server.app.inject({ method: 'POST', url: '/api/RRule', headers, payload: ruleBody(site) });
    const { idRRule } = rule.json<Wire<'RRule'>>();
    const [row] = await server.db.select().from(route).where(eq(route.ruleId, idRRule));
    await server.app.inject({
      method: 'POST',
      url: '/api/Device/Positions',
      headers: { authorization: 'Bearer demo-guard-1' },
      payload: [{ occurredAt: noon, lat: 45.813, lon: 15.977 }],
    });
    expect(await found(row?.id ?? 0)).toEqual({
      ...night,
      idRoute: row?.id,
      idCompany: site.companyId,
      userName: site.guardName,
      idUser: site.guardId,
      coordinates: '45.813,15.977',
      eventTypeEnumCode: 11,
      timeStamp: '2026-11-20T12:00:00.000Z',
      idRRule,
      version: 1,
    });
  });

  test('S3.34 S3.37 a guard nobody has heard of has no coordinates and no contact', async () => {
    const [silent] = await server.db.insert(user).values({ tenantId: 1, name: 'Silent', role: 'Guard' }).returning();
    const place = { tenantId: 1, userId: silent?.id ?? 0, recordedAt: 0, latitude: 0, longitude: 0 };
    expect(await saved({ idUser: silent?.id })).toMatchObject({ coordinates: '', timeStamp: null, userName: 'Silent' });
    /* 0,0 is no place (SD9) */
    await server.db.insert(lastPosition).values(place);
    expect(await saved({ idUser: silent?.id })).toMatchObject({ coordinates: '' });
  });

  test('S7.57 answers what overlaps the period', async () => {
    const { idRoute } = await saved();
    for (const [startDateTime, endDateTime, isIn] of [
      ['2026-11-21T00:00:00Z', '2026-11-21T01:00:00Z', true],
      ['2026-11-20T00:00:00Z', '2026-11-20T21:00:01Z', true],
      ['2026-11-20T00:00:00Z', '2026-11-20T21:00:00Z', false],
      ['2026-11-21T05:00:00Z', '2026-11-22T00:00:00Z', false],
    ] as const) {
      expect((await found(idRoute, { startDateTime, endDateTime })) !== undefined, startDateTime).toBe(isIn);
    }
    const response = await get();
    expect(response.headers['x-total-count']).toBe(String(response.json().length));
    expect(Number(response.headers['x-change-seq'])).toBeGreaterThan(0);
  });

  test('C5 S3.35 S3.36 the code is that of the moment: 10 from the start on, 11 after a Stop, 10 after a Start, 11 at the end', async () => {
    const { idRoute, idUser } = await saved();
    const says = async (at: string, type: 'Start' | 'Stop') => {
      const occurredAt = Date.parse(at);
      const row = { tenantId: 1, typeCode: eventTypeCode(type), occurredAt, receivedAt: occurredAt, userId: idUser };
      await server.db.insert(event).values(row);
    };
    const codeAt = async (now: string) => (await found(idRoute, night, await signInAt(server, now)))?.eventTypeEnumCode;
    await says('2026-11-20T20:29:00Z', 'Stop');
    await says('2026-11-20T20:50:00Z', 'Start');
    expect(await codeAt('2026-11-20T20:59:59Z')).toBe(11);
    expect(await codeAt('2026-11-20T21:00:00Z')).toBe(10);
    await says('2026-11-21T03:10:00Z', 'Stop');
    expect(await codeAt('2026-11-21T03:10:00Z')).toBe(11);
    await says('2026-11-21T03:20:00Z', 'Start');
    expect(await codeAt('2026-11-21T03:20:00Z')).toBe(10);
    expect(await codeAt('2026-11-21T05:00:00Z')).toBe(11);
    headers = await signInAt(server, noon);
  });
});

describe('POST /api/Route', () => {
  test('makes and changes a route by hand; two of one guard may overlap', async () => {
    const made = await saved();
    expect(made).toMatchObject({
      ...night,
      idUser: site.guardId,
      idCompany: site.companyId,
      idRRule: null,
      version: 1,
    });
    expect((await saved()).idRoute).not.toBe(made.idRoute);
    const endDateTime = '2026-11-21T06:00:00.000Z';
    const changed = await saved({ idRoute: made.idRoute, endDateTime, idCompany: undefined });
    expect(changed).toMatchObject({ idRoute: made.idRoute, endDateTime, idCompany: site.companyId, version: 2 });
    expect((await saved({ idRoute: made.idRoute, idCompany: null })).idCompany).toBeNull();
  });

  test('one of a rule stays the rule’s, and cannot start with another one of it', async () => {
    const days = { startDate: '2026-11-21', endDate: '2026-11-22', byday: 'SA,SU' };
    const rule = await server.app.inject({ method: 'POST', url: '/api/RRule', headers, payload: ruleBody(site, days) });
    const { idRRule } = rule.json<Wire<'RRule'>>();
    const [first, second] = await server.db
      .select()
      .from(route)
      .where(eq(route.ruleId, idRRule))
      .orderBy(asc(route.startsAt));
    const own = { idRoute: first?.id, startDateTime: '2026-11-21T20:00:00Z', endDateTime: '2026-11-22T05:00:00Z' };
    expect(await saved(own)).toMatchObject({ idRRule, startDateTime: '2026-11-21T20:00:00.000Z' });
    const startDateTime = new Date(second?.startsAt ?? 0).toISOString();
    const refused = await post(body({ ...own, startDateTime, endDateTime: '2026-11-23T05:00:00Z' }));
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'duplicate']);
  });

  test.each([
    ['an end that is not after the start', { endDateTime: night.startDateTime }, 'endDateTime', 'dateOrder'],
    ['more than a month', { endDateTime: '2026-12-31T00:00:00Z' }, 'endDateTime', 'maximum'],
    ['nobody', { idUser: 999_999 }, 'idUser', 'unknownReference'],
    ['no such company', { idCompany: 999_999 }, 'idCompany', 'unknownReference'],
  ])('refuses %s', async (_, wrong, field, code) => {
    const response = await post(body(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toMatchObject({ field, code });
  });

  test('S6.03 refuses who is no guard', async () => {
    const [operator] = await server.db.select().from(user).where(eq(user.email, 'operator@demo.example'));
    expect((await post(body({ idUser: operator?.id }))).json().errors).toEqual([
      { field: 'idUser', code: 'notGuard', message: 'User is not a guard' },
    ]);
  });

  test('is one row in the audit log and one change; a stale If-Match is 412', async () => {
    const { idRoute } = await saved();
    const [audits, changes] = [await server.db.$count(audit), await server.db.$count(change)];
    expect((await post(body({ idRoute }), { 'if-match': '"4"' })).statusCode).toBe(412);
    await saved({ idRoute, endDateTime: '2026-11-21T04:00:00Z' });
    const written = (await server.db.select().from(audit).orderBy(asc(audit.id))).slice(audits);
    expect(written).toMatchObject([
      { action: 'route.save', entityId: idRoute, before: night, after: { endDateTime: '2026-11-21T04:00:00.000Z' } },
    ]);
    const told = (await server.db.select().from(change).orderBy(asc(change.seq))).slice(changes);
    expect(told).toMatchObject([{ kind: 'route', reason: 'saved', entityId: idRoute, version: 2 }]);
  });
});

describe('DELETE /api/Route/{id}', () => {
  test('takes the route from the list, once', async () => {
    const { idRoute } = await saved();
    const from = await server.db.$count(audit);
    expect((await remove(idRoute)).statusCode).toBe(204);
    expect((await remove(idRoute)).statusCode).toBe(204);
    expect(await found(idRoute)).toBeUndefined();
    const written = (await server.db.select().from(audit).orderBy(asc(audit.id))).slice(from);
    expect(written).toMatchObject([{ action: 'route.delete', entityId: idRoute }]);
    expect((await post(body({ idRoute }))).statusCode).toBe(404);
  });
});

describe('other companies', () => {
  test('another tenant finds no route, and can change and delete none', async () => {
    const { idRoute } = await saved();
    const second = await signInAt(server, noon, 'second');
    expect((await get(night, second)).json()).toEqual([]);
    expect((await post(body({ idRoute }), second)).statusCode).toBe(404);
    expect((await remove(idRoute, second)).statusCode).toBe(404);
    expect(await found(idRoute)).toMatchObject({ version: 1 });
  });

  test('a group sees, makes and changes the routes of its companies only', async () => {
    const other = await planSite(server, 0);
    const [mine, theirs] = [await saved(), await saved({ idCompany: other.companyId })];
    const nobodys = await saved({ idCompany: null });
    const group = { tenantId: 1, name: 'One client', companyIds: [site.companyId] };
    const [own] = await server.db.insert(userGroup).values(group).returning();
    const isHe = eq(user.email, 'administrator@demo.example');
    await server.db
      .update(user)
      .set({ groupId: own?.id ?? 0 })
      .where(isHe);
    expect(await found(mine.idRoute)).toBeDefined();
    for (const { idRoute } of [theirs, nobodys]) {
      expect(await found(idRoute)).toBeUndefined();
      expect((await post(body({ idRoute }))).statusCode).toBe(404);
      expect((await remove(idRoute)).statusCode).toBe(404);
    }
    for (const idCompany of [other.companyId, null]) {
      expect((await post(body({ idCompany }))).json().errors[0].field).toBe('idCompany');
    }
    await server.db.update(user).set({ groupId: null }).where(isHe);
  });
});
