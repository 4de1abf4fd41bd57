/* Three operations with all that they refuse, hence longer than other files. */

import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, change, patrolRule, route, schedulerItem, user, userGroup } from '../../db/schema.ts';
import { everyDay, type PlannedSite, planSite, ruleBody, signInAt } from '../../testing/planned-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const noon = '2026-11-19T12:00:00Z';
let server: TestServer;
let site: PlannedSite;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: noon });
  site = await planSite(server);
  headers = await signInAt(server, noon);
});
afterAll(() => server.close());

const post = (payload: object, more: object = {}) =>
  server.app.inject({ method: 'POST', url: '/api/RRule', headers: { ...headers, ...more }, payload });
const list = (query: string, as: object = headers) =>
  server.app.inject({ url: `/api/RRule/GetRRules?${query}`, headers: { ...as } });
const remove = (id: number, as: object = headers) =>
  server.app.inject({ method: 'DELETE', url: `/api/RRule/${id}`, headers: { ...as } });
const checksOf = (ruleId: number) =>
  server.db
    .select()
    .from(schedulerItem)
    .where(eq(schedulerItem.ruleId, ruleId))
    .orderBy(asc(schedulerItem.startsAt), asc(schedulerItem.id));

async function saved(change: Parameters<typeof ruleBody>[1] = {}): Promise<Wire<'RRule'>> {
  const response = await post(ruleBody(site, change));
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

describe('POST /api/RRule', () => {
  test('S3.121 S3.122 S3.123 S3.124 S3.125 S3.126 S3.127 S3.128 S3.129 S3.132 S3.133 S3.134 S7.63 the 13 fields come back as they were sent', async () => {
    const body = { ...ruleBody(site, { hourInterval: '01:30:00', tolerance: '00:10:00' }), userName: 'Somebody' };
    expect(Object.keys(body)).toHaveLength(13);
    const response = await post(body);
    const { LocationTags: locationTags, ...sent } = body;
    const rule = response.json<Wire<'RRule'>>();
    expect(rule).toEqual({
      ...sent,
      locationTags,
      idRRule: rule.idRRule,
      userName: site.guardName,
      timeZone: 'Europe/Zagreb',
      title: 'Planned site',
      locationName: 'Planned site',
      checkEventMissing: true,
      skippedDates: [],
      pausedFrom: null,
      pausedUntil: null,
      version: 1,
    });
    expect(rule.idRRule).toBeGreaterThan(0);
    const found = (await list('start=1-1-1&end=1-1-2999')).json<Wire<'RRule'>[]>();
    expect(found.find(({ idRRule }) => idRRule === rule.idRRule)).toEqual(rule);
    /* an hour and a half apart, at two tags, and 10 min wide */
    const [first, second, third] = await checksOf(rule.idRRule);
    expect([first?.locationTagId, second?.locationTagId]).toEqual(site.tagIds);
    expect((third?.startsAt ?? 0) - (first?.startsAt ?? 0)).toBe(90 * 60_000);
    expect((first?.startsAt ?? 0) - (first?.opensAt ?? 0)).toBe(600_000);
  });

  test('S3.130 an end that is not after the begin means the next day', async () => {
    const { idRRule } = await saved();
    const last = (await checksOf(idRRule)).at(-1);
    expect([last?.startsAt, last?.endsAt]).toEqual([
      Date.parse('2026-11-21T04:00:00Z'),
      Date.parse('2026-11-21T05:00:00Z'),
    ]);
  });

  test('the extras are taken: title, zone, and whether a missed check is told; the interval is the one sent (K10)', async () => {
    const rule = await saved({
      title: '  Night\u0007 round ',
      timeZone: 'Europe/Bucharest',
      checkEventMissing: false,
      fromTime: '20:00:00',
      toTime: '04:00:00',
    });
    expect(rule).toMatchObject({ title: 'Night round', timeZone: 'Europe/Bucharest', hourInterval: '01:00:00' });
    const rows = await checksOf(rule.idRRule);
    expect(rows.every(({ isMissReported, title }) => !isMissReported && title === 'Night round')).toBe(true);
    expect(rows[0]?.startsAt).toBe(Date.parse('2026-11-20T20:00:00Z'));
    /* what an edit by the 13 fields does not say stays */
    const again = await post({ ...ruleBody(site, { fromTime: '20:00:00' }), idRRule: rule.idRRule });
    expect(again.json()).toMatchObject({
      title: 'Night round',
      timeZone: 'Europe/Bucharest',
      checkEventMissing: false,
    });
  });

  test('S3.122 idSecurityGuard is the guard again: one fills the other, and idUser wins', async () => {
    const other = await planSite(server, 0, 2);
    const both = { idUser: site.guardId, idSecurityGuard: other.guardId };
    for (const guard of [both, { ...both, idSecurityGuard: 0 }, { idUser: 0, idSecurityGuard: site.guardId }]) {
      expect(await saved(guard)).toMatchObject({ idUser: site.guardId, idSecurityGuard: site.guardId });
    }
  });

  test('S6.03 only an active guard can be scheduled', async () => {
    const notGuard = [{ field: 'idUser', code: 'notGuard', message: 'User is not a guard' }];
    const [operator] = await server.db.select().from(user).where(eq(user.email, 'operator@demo.example'));
    const left = { tenantId: 1, name: 'Left', role: 'Guard' as const, isActive: false };
    const [former] = await server.db.insert(user).values(left).returning();
    for (const id of [operator?.id ?? 0, former?.id ?? 0]) {
      const response = await post(ruleBody(site, { idUser: id, idSecurityGuard: id }));
      expect([response.statusCode, response.json().errors]).toEqual([400, notGuard]);
    }
    expect((await saved()).idUser).toBe(site.guardId);
  });

  test.each([
    [
      'S3.126 another frequency',
      { rRuleString: 'DTSTART:20261120T000000Z\nRRULE:FREQ=DAILY' },
      'rRuleString',
      'format',
    ],
    ['S3.126 no weekday', { byday: '' }, 'rRuleString', 'required'],
    ['an end that is not after the start', { endDate: '2026-11-20' }, 'endDate', 'dateOrder'],
    ['an end more than a year ahead', { endDate: '2027-11-20' }, 'endDate', 'maximum'],
    ['a day the calendar lacks', { endDate: '2027-02-30' }, 'endDate', 'format'],
    ['a start that has begun', { startDate: '2026-11-18' }, 'startDate', 'minimum'],
    ['no interval', { hourInterval: '00:00:00' }, 'hourInterval', 'minimum'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone', 'format'],
    ['tags that are no ids', { LocationTags: '31;32' }, 'LocationTags', 'format'],
    ['no such place', { idLocation: 999_999 }, 'idLocation', 'unknownReference'],
    ['no such guard', { idUser: 999_999 }, 'idUser', 'unknownReference'],
    ['nobody', { idUser: 0, idSecurityGuard: 0 }, 'idUser', 'unknownReference'],
  ])('refuses %s', async (_, wrong, field, code) => {
    const before = await server.db.$count(patrolRule);
    const response = await post(ruleBody(site, wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toMatchObject({ field, code });
    expect(await server.db.$count(patrolRule)).toBe(before);
  });

  test('refuses a tag of another location, of another company and of nobody, each in its line', async () => {
    const other = await planSite(server, 1);
    const { locationTagId } = server.second;
    const wrong = [other.tagIds[0], locationTagId, 999_999];
    const response = await post(ruleBody(site, { LocationTags: [site.tagIds[0], ...wrong].join() }));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      {
        field: 'LocationTags',
        code: 'unknownReference',
        message: `Location tag ${other.tagIds[0]} is not of this location`,
      },
      { field: 'LocationTags', code: 'unknownReference', message: `Location tag ${locationTagId} does not exist` },
      { field: 'LocationTags', code: 'unknownReference', message: 'Location tag 999999 does not exist' },
    ]);
  });

  test('refuses more than 100,000 checks, with their number', async () => {
    const many = await planSite(server, 12);
    const year = { endDate: '2027-11-19', fromTime: '23:00:00', toTime: '23:00:00', byday: everyDay };
    const response = await post(ruleBody(many, year));
    /* 365 windows of 24 h, none of which the change of clocks makes longer in sum */
    expect(response.json().errors).toEqual([
      {
        field: 'hourInterval',
        code: 'tooManyItems',
        message: 'The rule would create 105120 checks (limit 100000)',
      },
    ]);
  });

  test('is one row in the audit log, with before and after; a stale If-Match is 412', async () => {
    const before = await saved();
    const from = await server.db.$count(audit);
    const body = { ...ruleBody(site, { hourInterval: '02:00:00' }), idRRule: before.idRRule };
    expect((await post(body, { 'if-match': '"7"' })).statusCode).toBe(412);
    const after = (await post(body, { 'if-match': '"1"' })).json<Wire<'RRule'>>();
    expect(after).toMatchObject({ idRRule: before.idRRule, version: 2 });
    const rows = (await server.db.select().from(audit).orderBy(asc(audit.id))).slice(from);
    expect(rows).toMatchObject([
      {
        action: 'rRule.save',
        entity: 'rRule',
        entityId: before.idRRule,
        before: { hourInterval: '01:00:00' },
        after: { hourInterval: '02:00:00' },
      },
    ]);
    expect((await post({ ...body, idRRule: 999_999 })).statusCode).toBe(404);
  });
});

describe('GET /api/RRule/GetRRules', () => {
  const ids = async (query: string): Promise<number[]> =>
    (await list(query)).json<Wire<'RRule'>[]>().map(({ idRRule }) => idRRule);

  test('S7.62 the literals 1-1-1 and 1-1-2999 answer every rule', async () => {
    const [early, late] = [await saved(), await saved({ startDate: '2027-10-01', endDate: '2027-11-19' })];
    const response = await list('start=1-1-1&end=1-1-2999');
    const all = response.json<Wire<'RRule'>[]>();
    const stored = await server.db.$count(patrolRule, and(eq(patrolRule.tenantId, 1), isNull(patrolRule.deletedAt)));
    expect(all).toHaveLength(stored);
    expect(all.map(({ idRRule }) => idRRule)).toEqual(expect.arrayContaining([early.idRRule, late.idRRule]));
    expect(response.headers['x-total-count']).toBe(String(stored));
    expect(Number(response.headers['x-change-seq'])).toBeGreaterThan(0);
  });

  test('S7.62 a rule is in a period that shares a day with it, whichever way the day is written', async () => {
    const { idRRule } = await saved({ startDate: '2027-03-10', endDate: '2027-03-20', byday: 'WE' });
    for (const [period, isIn] of [
      ['start=2027-03-20&end=2027-03-31', true],
      ['start=20-3-2027&end=31-3-2027', true],
      ['start=1-3-2027&end=10-3-2027', true],
      ['start=2027-03-21&end=2027-03-31', false],
      ['start=1-3-2027&end=9-3-2027', false],
    ] as const) {
      expect((await ids(period)).includes(idRRule), period).toBe(isIn);
    }
  });

  test('a text that is no date is 400; pages follow each other', async () => {
    for (const bad of ['start=yesterday&end=1-1-2999', 'start=1-1-1&end=2027-02-30', 'start=1-13-2027&end=1-1-2999']) {
      expect((await list(bad)).statusCode, bad).toBe(400);
    }
    const all = await ids('start=1-1-1&end=1-1-2999');
    const page = await list('start=1-1-1&end=1-1-2999&limit=2&offset=1');
    expect(page.json<Wire<'RRule'>[]>().map(({ idRRule }) => idRRule)).toEqual(all.slice(1, 3));
    expect(page.headers['x-truncated']).toBe('true');
  });
});

describe('DELETE /api/RRule/{id}', () => {
  test('S7.65 what nobody has begun goes, history stays; 204 again, and no second row in the audit log', async () => {
    const { idRRule } = await saved();
    const later = await signInAt(server, '2026-11-20T22:40:00Z');
    const from = await server.db.$count(audit, eq(audit.action, 'rRule.delete'));
    expect((await remove(idRRule, later)).statusCode).toBe(204);
    const left = await checksOf(idRRule);
    expect(new Set(left.map(({ startsAt }) => new Date(startsAt).toISOString().slice(11, 16)))).toEqual(
      new Set(['21:00', '22:00', '23:00']),
    );
    const [tour] = await server.db.select().from(route).where(eq(route.ruleId, idRRule));
    expect(tour?.endsAt).toBe(Date.parse('2026-11-21T00:00:00Z'));
    expect((await list('start=1-1-1&end=1-1-2999', later)).json()).not.toContainEqual(
      expect.objectContaining({ idRRule }),
    );
    expect((await remove(idRRule, later)).statusCode).toBe(204);
    expect(await server.db.$count(audit, eq(audit.action, 'rRule.delete'))).toBe(from + 1);
    const told = await server.db.select().from(change).orderBy(asc(change.seq));
    expect(told.slice(-2)).toMatchObject([
      { kind: 'route', reason: 'deleted', entityId: 0 },
      { kind: 'scheduler', reason: 'deleted', entityId: 0, version: 2 },
    ]);
    const edit = { ...ruleBody(site), idRRule };
    const response = await server.app.inject({ method: 'POST', url: '/api/RRule', headers: later, payload: edit });
    expect(response.statusCode).toBe(404);
    headers = await signInAt(server, noon);
  });

  test('a long rule goes whole', async () => {
    const { idRRule } = await saved({ endDate: '2027-05-20', byday: everyDay, toTime: '21:00:00' });
    expect((await checksOf(idRRule)).length).toBeGreaterThan(8000);
    await remove(idRRule);
    expect(await checksOf(idRRule)).toEqual([]);
    const isAhead = and(eq(route.ruleId, idRRule), gt(route.startsAt, server.clock.now()));
    expect(await server.db.$count(route, isAhead)).toBe(0);
  });
});

describe('other companies', () => {
  test('another tenant finds no rule, and can change and delete none', async () => {
    const { idRRule } = await saved();
    const second = await signInAt(server, noon, 'second');
    expect((await list('start=1-1-1&end=1-1-2999', second)).json()).toEqual([]);
    expect((await remove(idRRule, second)).statusCode).toBe(404);
    expect((await post({ ...ruleBody(site), idRRule }, second)).statusCode).toBe(404);
    const foreign = await post(ruleBody(site), second);
    expect(foreign.json().errors[0]).toMatchObject({ field: 'idLocation', code: 'unknownReference' });
    expect(await checksOf(idRRule)).toHaveLength(16);
  });

  test('a group sees and changes the rules of its companies only', async () => {
    const other = await planSite(server);
    const [mine, theirs] = [await saved(), (await post(ruleBody(other))).json<Wire<'RRule'>>()];
    const group = { tenantId: 1, name: 'One client', companyIds: [site.companyId] };
    const [own] = await server.db.insert(userGroup).values(group).returning();
    const isAdministrator = eq(user.email, 'administrator@demo.example');
    await server.db
      .update(user)
      .set({ groupId: own?.id ?? 0 })
      .where(isAdministrator);
    const seen = (await list('start=1-1-1&end=1-1-2999')).json<Wire<'RRule'>[]>().map(({ idRRule }) => idRRule);
    expect(seen).toContain(mine.idRRule);
    expect(seen).not.toContain(theirs.idRRule);
    expect((await post(ruleBody(other))).json().errors[0]).toMatchObject({ field: 'idLocation' });
    expect((await post({ ...ruleBody(site), idRRule: theirs.idRRule })).statusCode).toBe(404);
    expect((await remove(theirs.idRRule)).statusCode).toBe(404);
    await server.db.update(user).set({ groupId: null }).where(isAdministrator);
  });
});
