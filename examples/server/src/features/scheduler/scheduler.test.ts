/* Four operations on one sort of rows, hence longer than other files. */

import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, change, event, schedulerItem, user, userGroup } from '../../db/schema.ts';
import { type PlannedSite, planSite, ruleBody, signInAt } from '../../testing/planned-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const noon = '2026-11-19T12:00:00Z';
const night = { startDateTime: '2026-11-20T21:00:00.000Z', endDateTime: '2026-11-20T22:00:00.000Z' };
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
  server.app.inject({ method: 'POST', url: '/api/Scheduler', headers: { ...headers, ...more }, payload });
const get = (path: string, query: object, as = headers) =>
  server.app.inject({ url: `/api/Scheduler/${path}?${new URLSearchParams({ ...query })}`, headers: as });
const remove = (id: number, as = headers) =>
  server.app.inject({ method: 'DELETE', url: `/api/Scheduler/${id}`, headers: as });
const rowOf = async (id: number) =>
  (await server.db.select().from(schedulerItem).where(eq(schedulerItem.id, id))).at(0);

function checkBody(more: object = {}) {
  const [idLocationTag] = site.tagIds;
  return { idUser: site.guardId, idLocation: site.locationId, idLocationTag, title: 'Look', ...night, ...more };
}
async function saved(more: object = {}): Promise<Wire<'SchedulerItem'>> {
  const response = await post(checkBody(more));
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
async function checkOfRule(): Promise<Wire<'SchedulerItem'>> {
  const one = await planSite(server, 1);
  const rule = await server.app.inject({ method: 'POST', url: '/api/RRule', headers, payload: ruleBody(one) });
  const found = await get('Search', { ...night, idLocation: one.locationId });
  const [check] = found.json<Wire<'SchedulerItem'>[]>();
  if (!check) throw new Error(`No check: ${rule.body}`);
  return check;
}

describe('POST /api/Scheduler', () => {
  test('S3.106 S3.107 S3.108 S3.109 S3.110 S3.111 S3.112 S3.113 S3.114 S3.115 S3.119 S7.51 a check planned by hand', async () => {
    const ignored = { readTagTime: '2026-11-20T21:10:00Z', userName: 'X', state: 'done', resourceId: 1, idRRule: 5 };
    const check = await saved({ idScheduler: 0, bgColor: '#1F6feb', ...ignored });
    expect(check).toEqual({
      ...night,
      idScheduler: check.idScheduler,
      idSecurityGuard: site.guardId,
      idUser: site.guardId,
      resourceId: site.guardId,
      idLocation: site.locationId,
      idLocationTag: site.tagIds[0],
      schedulerTypeEnumCode: 1,
      title: 'Look',
      readTagTime: null,
      isDraggable: true,
      isResizable: true,
      bgColor: '#1F6feb',
      checkEventMissing: true,
      idRRule: null,
      userName: site.guardName,
      locationName: 'Planned site',
      tagName: 'Gate 1',
      state: 'open',
      version: 1,
    });
    expect(check.idScheduler).toBeGreaterThan(0);
    /* C3: a manual check is read from its start to a minute after its end */
    expect(await rowOf(check.idScheduler)).toMatchObject({
      opensAt: Date.parse('2026-11-20T21:00:00Z'),
      closesAt: Date.parse('2026-11-20T22:01:00Z'),
    });
  });

  test('S3.111 a copy is of type 3, and anything else made here is of type 1', async () => {
    expect((await saved({ schedulerTypeEnumCode: 3 })).schedulerTypeEnumCode).toBe(3);
    expect((await saved({ schedulerTypeEnumCode: 2 })).schedulerTypeEnumCode).toBe(1);
    const copy = await saved({ schedulerTypeEnumCode: 3 });
    expect(await saved({ ...copy, title: 'Edited' })).toMatchObject({ schedulerTypeEnumCode: 3, version: 2 });
  });

  test('a tag of 0 or null is none; the place without one can be planned', async () => {
    for (const idLocationTag of [0, null]) expect((await saved({ idLocationTag })).idLocationTag).toBeNull();
  });

  test('C2.11 a check of a rule that is moved becomes its own: type 1, and the rule and slot it stands for stay', async () => {
    const check = await checkOfRule();
    expect(check.schedulerTypeEnumCode).toBe(2);
    const before = await rowOf(check.idScheduler);
    const later = { startDateTime: '2026-11-20T21:15:00.000Z', endDateTime: '2026-11-20T22:15:00.000Z' };
    const moved = await saved({ ...check, ...later });
    expect(moved).toMatchObject({ ...later, schedulerTypeEnumCode: 1, idRRule: check.idRRule, version: 2 });
    expect(await rowOf(check.idScheduler)).toMatchObject({
      slotAt: before?.slotAt,
      opensAt: Date.parse('2026-11-20T21:15:00Z'),
      closesAt: Date.parse('2026-11-20T22:16:00Z'),
    });
  });

  test('C2.11 saved as it is, it stays the rule’s, with its window', async () => {
    const check = await checkOfRule();
    const before = await rowOf(check.idScheduler);
    expect((await saved({ ...check })).schedulerTypeEnumCode).toBe(2);
    expect(await rowOf(check.idScheduler)).toEqual({ ...before, version: 2 });
  });

  test('one that was read can be renamed and not moved', async () => {
    const check = await checkOfRule();
    const readAt = Date.parse('2026-11-20T21:04:10Z');
    await server.db.update(schedulerItem).set({ readAt }).where(eq(schedulerItem.id, check.idScheduler));
    const moved = await post({ ...check, startDateTime: '2026-11-20T21:30:00Z' });
    expect([moved.statusCode, moved.json().errors[0].field]).toEqual([409, 'startDateTime']);
    const before = await rowOf(check.idScheduler);
    expect(await saved({ ...check, title: 'Seen', readTagTime: null })).toMatchObject({
      title: 'Seen',
      readTagTime: '2026-11-20T21:04:10.000Z',
      state: 'done',
    });
    expect(await rowOf(check.idScheduler)).toEqual({ ...before, title: 'Seen', version: 2 });
  });

  test.each([
    ['S3.114 an end that is not after the start', { endDateTime: night.startDateTime }, 'endDateTime', 'dateOrder'],
    ['more than a month', { endDateTime: '2026-12-30T21:00:00Z' }, 'endDateTime', 'maximum'],
    ['a time without zone', { startDateTime: '2026-11-20T21:00:00' }, 'startDateTime', 'format'],
    ['a leap second', { startDateTime: '2016-12-31T23:59:60Z' }, 'startDateTime', 'format'],
    ['a year 0', { startDateTime: '0000-12-31T23:59:00Z' }, 'startDateTime', 'format'],
    ['a colour that is none', { bgColor: 'red; x' }, 'bgColor', 'format'],
    ['a title of blanks', { title: ' \u200b ' }, 'title', 'required'],
    ['no such place', { idLocation: 999_999 }, 'idLocation', 'unknownReference'],
    ['no such guard', { idUser: 999_999 }, 'idUser', 'unknownReference'],
    ['a number no id can be', { idUser: 1e30 }, 'idUser', 'maximum'],
  ])('refuses %s', async (_, wrong, field, code) => {
    const response = await post(checkBody(wrong));
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().errors[0]).toMatchObject({ field, code });
  });

  test('C2.7 an end that has passed is refused for what is planned or moved, and for what becomes a check by it', async () => {
    const check = await saved();
    const loose = await saved({ idLocationTag: 0 });
    const past = { startDateTime: '2026-11-19T10:00:00.000Z', endDateTime: '2026-11-19T11:59:59.999Z' };
    const refusal = { field: 'endDateTime', code: 'minimum', message: 'must be later than now' };
    for (const payload of [checkBody(past), checkBody({ ...past, idLocationTag: 0 }), { ...check, ...past }]) {
      const response = await post(payload);
      expect([response.statusCode, response.json().errors]).toEqual([400, [refusal]]);
    }
    expect((await saved({ ...past, endDateTime: '2026-11-19T12:00:00.001Z' })).state).toBe('open');
    headers = await signInAt(server, '2026-11-21T12:00:00Z');
    expect(await saved({ ...check, title: 'Renamed' })).toMatchObject({ title: 'Renamed', state: 'missed' });
    expect((await saved({ ...check, checkEventMissing: false })).checkEventMissing).toBe(false);
    for (const payload of [check, { ...loose, idLocationTag: site.tagIds[0] }]) {
      expect((await post(payload)).json().errors).toEqual([refusal]);
    }
    headers = await signInAt(server, noon);
  });

  test('C4 a missed check that is moved ahead is open again, told when it is missed again, and its first Exception stays as it was', async () => {
    const own = await planSite(server, 1);
    const check = await saved({ idLocation: own.locationId, idLocationTag: own.tagIds[0] });
    const exceptions = () =>
      server.db
        .select()
        .from(event)
        .where(and(eq(event.typeCode, 15), eq(event.locationId, own.locationId)))
        .orderBy(asc(event.id));
    const miss = async (now: string) => {
      headers = await signInAt(server, now);
      await server.runJobs('missed-checks');
      return (await exceptions()).filter(({ schedulerItemId }) => schedulerItemId === check.idScheduler);
    };
    const [first] = await miss('2026-11-20T22:02:00Z');
    expect(first).toMatchObject({ occurredAt: Date.parse('2026-11-20T22:01:00Z'), confirmedAt: null });
    const into = (startDateTime: string, endDateTime: string) => post({ ...check, startDateTime, endDateTime });
    expect((await into('2026-11-20T20:00:00Z', '2026-11-20T21:30:00Z')).statusCode).toBe(400);
    expect((await rowOf(check.idScheduler))?.missedAt).not.toBeNull();

    const later = ['2026-11-20T23:00:00.000Z', '2026-11-20T23:30:00.000Z'] as const;
    const seq = await server.db.$count(change, eq(change.tenantId, 1));
    const moved = await into(...later);
    expect(moved.json()).toMatchObject({ state: 'open', startDateTime: later[0], endDateTime: later[1] });
    expect((await rowOf(check.idScheduler))?.missedAt).toBeNull();
    const changes = (
      await server.db.select().from(change).where(eq(change.tenantId, 1)).orderBy(asc(change.seq))
    ).slice(seq);
    expect(changes.map(({ kind, reason, entityId }) => [kind, reason, entityId])).toEqual([
      ['event', 'edited', first?.id],
      ['scheduler', 'saved', check.idScheduler],
    ]);

    const [second] = await miss('2026-11-20T23:32:00Z');
    expect(second).toMatchObject({ occurredAt: Date.parse('2026-11-20T23:31:00Z'), confirmedAt: null });
    expect(second?.id).not.toBe(first?.id);

    await into('2026-11-21T00:00:00Z', '2026-11-21T01:00:00Z');
    headers = await signInAt(server, '2026-11-21T00:30:00Z');
    const tag = `SITE${own.locationId}-1`;
    const read = { clientEventId: 'third window', type: 'TagRead', occurredAt: '2026-11-21T00:29:00Z', tag };
    await server.app.inject({
      method: 'POST',
      url: '/api/Device/Events',
      headers: { authorization: 'Bearer demo-guard-1' },
      payload: [read],
    });
    expect((await rowOf(check.idScheduler))?.readAt).toBe(Date.parse('2026-11-21T00:29:00Z'));
    expect(
      (await exceptions()).map(({ confirmedAt, readAt, schedulerItemId }) => [confirmedAt, readAt, schedulerItemId]),
    ).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    headers = await signInAt(server, noon);
  });

  test('refuses a tag of another location', async () => {
    const other = await planSite(server, 1);
    const response = await post(checkBody({ idLocationTag: other.tagIds[0] }));
    expect(response.json().errors).toEqual([
      {
        field: 'idLocationTag',
        code: 'unknownReference',
        message: `Location tag ${other.tagIds[0]} is not of this location`,
      },
    ]);
  });

  test('each save is one row in the audit log and one change; a stale If-Match is 412, an unknown id 404', async () => {
    const check = await saved();
    const [audits, changes] = [await server.db.$count(audit), await server.db.$count(change)];
    expect((await post({ ...check, title: 'New' }, { 'if-match': '"9"' })).statusCode).toBe(412);
    expect((await post({ ...check, idScheduler: 999_999 })).statusCode).toBe(404);
    await saved({ ...check, title: 'New' });
    const written = (await server.db.select().from(audit).orderBy(asc(audit.id))).slice(audits);
    expect(written).toMatchObject([
      { action: 'scheduler.save', entityId: check.idScheduler, before: { title: 'Look' }, after: { title: 'New' } },
    ]);
    const told = (await server.db.select().from(change).orderBy(asc(change.seq))).slice(changes);
    expect(told).toMatchObject([{ kind: 'scheduler', reason: 'saved', entityId: check.idScheduler, version: 2 }]);
  });
});

describe('GET /api/Scheduler/GetSchedulers and Search', () => {
  test('S7.50 answers what overlaps the period, not only what lies in it', async () => {
    const own = await planSite(server, 1);
    const place = { idLocation: own.locationId, idLocationTag: own.tagIds[0] };
    const { idScheduler } = await saved(place);
    for (const [startDateTime, endDateTime, isIn] of [
      ['2026-11-20T20:00:00Z', '2026-11-20T23:00:00Z', true],
      ['2026-11-20T21:15:00Z', '2026-11-20T21:30:00Z', true],
      ['2026-11-20T21:59:59Z', '2026-11-20T23:00:00Z', true],
      ['2026-11-20T20:00:00Z', '2026-11-20T21:00:01Z', true],
      ['2026-11-20T22:00:00Z', '2026-11-20T23:00:00Z', false],
      ['2026-11-20T20:00:00Z', '2026-11-20T21:00:00Z', false],
    ] as const) {
      const rows = (await get('GetSchedulers', { startDateTime, endDateTime })).json<Wire<'SchedulerItem'>[]>();
      expect(
        rows.some((row) => row.idScheduler === idScheduler),
        startDateTime,
      ).toBe(isIn);
    }
    const week = { startDateTime: '2026-11-13T00:00:00Z', endDateTime: '2026-12-10T00:00:00Z' };
    const long = await saved({ ...place, ...week });
    const rows = (await get('GetSchedulers', night)).json<Wire<'SchedulerItem'>[]>();
    expect(rows.map((row) => row.idScheduler)).toContain(long.idScheduler);
  });

  test('refuses a period that is turned round or longer than 400 days', async () => {
    const turned = await get('GetSchedulers', {
      startDateTime: night.endDateTime,
      endDateTime: night.startDateTime,
    });
    expect([turned.statusCode, turned.json().errors[0].code]).toEqual([400, 'dateOrder']);
    const from = '2026-01-01T00:00:00Z';
    const days = (count: number) => new Date(Date.parse(from) + count * 86_400_000).toISOString();
    expect((await get('GetSchedulers', { startDateTime: from, endDateTime: days(400) })).statusCode).toBe(200);
    const long = await get('GetSchedulers', { startDateTime: from, endDateTime: days(401) });
    expect(long.json().errors).toEqual([{ field: 'endDateTime', code: 'rangeTooLarge', message: 'Range too large' }]);
  });

  test('S7.53 Search narrows to a guard, a place and a checkpoint', async () => {
    const [mine, theirs] = [await planSite(server, 2), await planSite(server, 1, 3)];
    const at = (place: PlannedSite, tag: number) => ({
      idUser: place.guardId,
      idLocation: place.locationId,
      idLocationTag: place.tagIds[tag],
    });
    const [a, b, c] = [await saved(at(mine, 0)), await saved(at(mine, 1)), await saved(at(theirs, 0))];
    const found = async (part: object) =>
      (await get('Search', { ...night, ...part })).json<Wire<'SchedulerItem'>[]>().map((row) => row.idScheduler);
    const place = { idLocation: mine.locationId };
    expect(await found(place)).toEqual([a.idScheduler, b.idScheduler]);
    expect(await found({ idLocationTag: mine.tagIds[1], idUser: 0 })).toEqual([b.idScheduler]);
    expect(await found({ idUser: theirs.guardId })).toEqual([c.idScheduler]);
    expect(await found({ ...place, idUser: theirs.guardId })).toEqual([]);
  });

  test('a check is open to its deadline, then missed; done once read; without a checkpoint never missed', async () => {
    const own = await planSite(server, 1);
    const place = { idLocation: own.locationId, idLocationTag: own.tagIds[0] };
    const [open, read, loose] = [await saved(place), await saved(place), await saved({ ...place, idLocationTag: 0 })];
    const readAt = Date.parse('2026-11-20T21:30:00Z');
    await server.db.update(schedulerItem).set({ readAt }).where(eq(schedulerItem.id, read.idScheduler));
    const states = async (now: string) => {
      headers = await signInAt(server, now);
      const response = await get('Search', { ...night, idLocation: own.locationId });
      return new Map(response.json<Wire<'SchedulerItem'>[]>().map((row) => [row.idScheduler, row.state]));
    };
    const before = await states('2026-11-20T22:00:59.999Z');
    expect([open, read, loose].map((row) => before.get(row.idScheduler))).toEqual(['open', 'done', 'open']);
    const after = await states('2026-11-20T22:01:00Z');
    expect([open, read, loose].map((row) => after.get(row.idScheduler))).toEqual(['missed', 'done', 'open']);
    headers = await signInAt(server, noon);
  });

  test('a list of more than 50,000 is cut, and says so', async () => {
    const own = await planSite(server, 1);
    /* where that may be said, without the checks of foreign keys: they are not asked about and take most of the time */
    await server.db.execute(sql`set session_replication_role = replica`).catch(() => undefined);
    await server.db.execute(sql`
      insert into scheduler_item (tenant_id, user_id, location_id, type_code, title, starts_at, ends_at, opens_at, closes_at)
      select 1, ${own.guardId}, ${own.locationId}, 1, 'Many', at, at + interval '1 minute', at, at
      from generate_series(1, 50002), (select timestamptz '2025-01-01T00:00:00Z' as at) moment`);
    await server.db.execute(sql`set session_replication_role = origin`).catch(() => undefined);
    const period = { startDateTime: '2024-12-31T00:00:00Z', endDateTime: '2025-01-02T00:00:00Z' };
    const response = await get('GetSchedulers', period);
    const rows = response.json<Wire<'SchedulerItem'>[]>();
    expect(new Set(rows.map(({ idScheduler }) => idScheduler)).size).toBe(50_000);
    expect(response.headers).toMatchObject({ 'x-total-count': '50002', 'x-truncated': 'true' });
    expect((await get('GetSchedulers', night)).headers['x-truncated']).toBeUndefined();
  });
});

describe('DELETE /api/Scheduler/{id}', () => {
  test('S7.52 takes the check from every list, once', async () => {
    const check = await saved();
    const from = await server.db.$count(audit);
    expect((await remove(check.idScheduler)).statusCode).toBe(204);
    expect((await remove(check.idScheduler)).statusCode).toBe(204);
    expect((await remove(999_999)).statusCode).toBe(404);
    const left = (await get('GetSchedulers', night)).json<Wire<'SchedulerItem'>[]>();
    expect(left.map((row) => row.idScheduler)).not.toContain(check.idScheduler);
    const written = (await server.db.select().from(audit).orderBy(asc(audit.id))).slice(from);
    expect(written).toMatchObject([{ action: 'scheduler.delete', entityId: check.idScheduler }]);
    expect((await post({ ...check })).statusCode).toBe(404);
  });
});

describe('other companies', () => {
  test('another tenant finds no check, and can change and delete none', async () => {
    const check = await saved();
    const second = await signInAt(server, noon, 'second');
    expect((await get('GetSchedulers', night, second)).json()).toEqual([]);
    expect((await get('Search', { ...night, idUser: site.guardId }, second)).json()).toEqual([]);
    expect((await post({ ...check }, second)).statusCode).toBe(404);
    expect((await remove(check.idScheduler, second)).statusCode).toBe(404);
    expect((await rowOf(check.idScheduler))?.deletedAt).toBeNull();
  });

  test('a group sees and changes the checks at its companies’ places only', async () => {
    const other = await planSite(server, 1);
    const [mine, theirs] = [
      await saved(),
      await saved({ idLocation: other.locationId, idLocationTag: other.tagIds[0] }),
    ];
    const group = { tenantId: 1, name: 'One client', companyIds: [site.companyId] };
    const [own] = await server.db.insert(userGroup).values(group).returning();
    const isHe = eq(user.email, 'administrator@demo.example');
    await server.db
      .update(user)
      .set({ groupId: own?.id ?? 0 })
      .where(isHe);
    const seen = (await get('GetSchedulers', night)).json<Wire<'SchedulerItem'>[]>().map((row) => row.idScheduler);
    expect(seen).toContain(mine.idScheduler);
    expect(seen).not.toContain(theirs.idScheduler);
    expect((await post({ ...theirs })).statusCode).toBe(404);
    expect((await remove(theirs.idScheduler)).statusCode).toBe(404);
    await server.db.update(user).set({ groupId: null }).where(isHe);
  });
});
