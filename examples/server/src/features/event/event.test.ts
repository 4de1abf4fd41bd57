import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, company, event, user, userGroup } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
});
afterAll(() => server.close());

const get = (url: string, more: object = {}) => server.app.inject({ url, headers: { ...headers, ...more } });
const confirm = (id: number, as = headers) =>
  server.app.inject({ method: 'POST', url: `/api/Event/ConfirmEvent/${id}`, headers: as });
async function panic(guard = 1): Promise<number> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/Device/Events',
    headers: { authorization: `Bearer demo-guard-${guard}` },
    payload: [{ type: 'GuardPanic', lat: 50.85, lon: 4.35 }],
  });
  return response.json()[0].idEvent;
}

describe('GetLastEvents', () => {
  test('S7.24 at most n events, newest first, without GPS fixes', async () => {
    const response = await get('/api/Event/GetLastEvents/0?showGpsTrack=false&numberOfEvents=20&numberOfHours=500');
    const rows = response.json<{ eventDateTime: string; eventTypeEnumCode: number }[]>();
    expect(rows).toHaveLength(20);
    expect(rows.map((row) => row.eventDateTime)).toEqual(
      rows
        .map((row) => row.eventDateTime)
        .sort()
        .reverse(),
    );
    expect(rows.some((row) => row.eventTypeEnumCode === 2)).toBe(false);
    expect(response.headers['x-truncated']).toBe('true');
    const all = await get('/api/Event/GetLastEvents/0');
    expect(all.headers['x-total-count']).toBe(String(all.json().length));
    expect(all.headers['x-truncated']).toBeUndefined();
    expect(response.headers['x-total-count']).toBe('40');
  });

  test('GPS fixes come when they are asked for, hours narrow the list, an id is one guard', async () => {
    const types = (rows: { eventTypeEnumCode: number }[]) => new Set(rows.map((row) => row.eventTypeEnumCode));
    expect(types((await get('/api/Event/GetLastEvents/0?showGpsTrack=true')).json()).has(2)).toBe(true);
    const hour = (await get('/api/Event/GetLastEvents/0?numberOfHours=1')).json<{ eventDateTime: string }[]>();
    expect(hour.length).toBeGreaterThan(0);
    for (const row of hour)
      expect(Date.parse(row.eventDateTime)).toBeGreaterThanOrEqual(server.clock.now() - 3_600_000);
    const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard2@demo.example'));
    const own = (await get(`/api/Event/GetLastEvents/${guard?.id}`)).json<{ idUser: number }[]>();
    expect(new Set(own.map((row) => row.idUser))).toEqual(new Set([guard?.id]));
    for (const bad of ['numberOfEvents=1001', 'numberOfEvents=0', 'numberOfHours=x']) {
      expect((await get(`/api/Event/GetLastEvents/0?${bad}`)).statusCode, bad).toBe(400);
    }
  });

  test('is 304 while nothing has changed, and not for another caller or another question', async () => {
    const first = await get('/api/Event/GetLastEvents/0');
    const tag = String(first.headers.etag);
    const again = await get('/api/Event/GetLastEvents/0', { 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect((await get('/api/Event/GetLastEvents/0?numberOfEvents=5', { 'if-none-match': tag })).statusCode).toBe(200);
    const operator = await server.bearer('operator@demo.example');
    expect((await get('/api/Event/GetLastEvents/0', { ...operator, 'if-none-match': tag })).statusCode).toBe(200);
    const id = await panic();
    const changed = await get('/api/Event/GetLastEvents/0', { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()[0].idEvent).toBe(id);
    expect(Number(changed.headers['x-change-seq'])).toBe(Number(first.headers['x-change-seq']) + 1);
  });
});

describe('ConfirmEvent', () => {
  test('S7.32 needs no content-type; the row, the feed and the audit log have it, once', async () => {
    const id = await panic();
    const seq = Number((await get('/api/Event/OpenAlarms')).headers['x-change-seq']);
    const response = await confirm(id);
    expect(response.json()).toMatchObject({
      idEvent: id,
      confirmUser: 'Vesna Novak',
      confirmDateTime: '2026-11-21T12:00:00.000Z',
      version: 2,
    });
    const [row] = await server.db.select().from(event).where(eq(event.id, id));
    expect(row).toMatchObject({ confirmedBy: 'Vesna Novak', confirmedAt: server.clock.now() });
    const feed = (await get(`/api/Changes?after=${seq}`)).json();
    expect(feed.changes).toMatchObject([
      { seq: seq + 1, reason: 'confirmed', id, version: 2, event: { confirmUser: 'Vesna Novak' } },
    ]);
    const rows = await server.db.select().from(audit).where(eq(audit.entityId, id));
    expect(rows).toMatchObject([
      { action: 'event.confirm', entity: 'event', userId: 1, before: { confirmedBy: null } },
    ]);
  });

  test('two supervisors at once: one wins, both get the same name', async () => {
    const id = await panic();
    const operator = await server.bearer('operator@demo.example');
    const answers = await Promise.all([confirm(id), confirm(id, operator), confirm(id), confirm(id, operator)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().confirmUser)).size).toBe(1);
    expect(await server.db.select().from(audit).where(eq(audit.entityId, id))).toHaveLength(1);
  });

  test('any type may be confirmed; a deleted event answers with itself, an unknown one 404', async () => {
    const [read] = await server.db
      .select()
      .from(event)
      .where(eq(event.typeCode, eventTypeCode('TagRead')));
    expect((await confirm(read?.id ?? 0)).json().confirmUser).toBe('Vesna Novak');
    const id = await panic();
    await confirm(id);
    await server.db.update(event).set({ deletedAt: server.clock.now() }).where(eq(event.id, id));
    expect((await confirm(id)).statusCode).toBe(200);
    expect((await confirm(999_999)).statusCode).toBe(404);
    expect((await confirm(server.second.eventId)).statusCode).toBe(404);
  });
});

describe('OpenAlarms', () => {
  test('SD1 an open panic stays, however old it is, until it is confirmed', async () => {
    const id = await panic();
    await server.db.update(event).set({ occurredAt: 0 }).where(eq(event.id, id));
    const ids = async () => (await get('/api/Event/OpenAlarms')).json().map((row: { idEvent: number }) => row.idEvent);
    expect(await ids()).toContain(id);
    await confirm(id);
    expect(await ids()).not.toContain(id);
  });

  test('of many exceptions the newest 1,000 come, and the number of all', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      tenantId: 1,
      typeCode: eventTypeCode('Exception'),
      occurredAt: server.clock.now() - index * 1000,
      receivedAt: server.clock.now(),
    }));
    const ids = await server.db.insert(event).values(rows).returning({ id: event.id });
    const response = await get('/api/Event/OpenAlarms');
    const exceptions = response
      .json<{ eventTypeEnumCode: number; idEvent: number }[]>()
      .filter((row) => row.eventTypeEnumCode === 15);
    expect(exceptions).toHaveLength(1000);
    expect(exceptions.map((row) => row.idEvent)).not.toContain(ids.at(-1)?.id);
    expect(response.headers['x-truncated']).toBe('true');
    expect(Number(response.headers['x-total-count'])).toBe(response.json().length + 1);
    await server.db.delete(event).where(eq(event.typeCode, eventTypeCode('Exception')));
  });
});

describe('a group-scoped Operator', () => {
  test('C10 sees the events of his companies, and a panic that nobody connected had in scope', async () => {
    const companies = await server.db.select().from(company);
    const own = companies[0]?.id ?? 0;
    const [group] = await server.db
      .insert(userGroup)
      .values({ tenantId: 1, name: 'One', companyIds: [own] })
      .returning();
    await server.db.update(user).set({ groupId: group?.id }).where(eq(user.email, 'operator@demo.example'));
    const operator = await server.bearer('operator@demo.example');
    const rows = (await get('/api/Event/GetLastEvents/0?numberOfHours=24', operator)).json<{ idEvent: number }[]>();
    const stored = new Map((await server.db.select().from(event)).map((row) => [row.id, row]));
    expect(rows.length).toBeGreaterThan(0);
    for (const { idEvent } of rows) {
      const row = stored.get(idEvent);
      expect(row?.companyId === own || row?.isShownToAll).toBe(true);
    }
    const id = await panic();
    const open = (await get('/api/Event/OpenAlarms', operator)).json<{ idEvent: number }[]>();
    expect(open.map((row) => row.idEvent)).toContain(id);
    const foreign = [...stored.values()].find(
      (row) => row.tenantId === 1 && row.companyId !== own && !row.isShownToAll,
    );
    expect((await confirm(foreign?.id ?? 0, operator)).statusCode).toBe(404);
    const places = (await get('/api/Location', operator)).json<{ idCompany: number }[]>();
    expect(new Set(places.map((place) => place.idCompany))).toEqual(new Set([own]));
  });
});

test('C10 a group of several companies gets the newest of all of them in one order, each once, and their number', async () => {
  const companyIds = (await server.db.select().from(company)).slice(0, 2).map(({ id }) => id);
  const [group] = await server.db.insert(userGroup).values({ tenantId: 1, name: 'Two', companyIds }).returning();
  await server.db.update(user).set({ groupId: group?.id }).where(eq(user.email, 'operator@demo.example'));
  const operator = await server.bearer('operator@demo.example');
  const now = server.clock.now();
  const row = { tenantId: 1, typeCode: eventTypeCode('GuardPanic'), occurredAt: now, receivedAt: now };
  await server.db.insert(event).values([
    { ...row, companyId: companyIds[0] ?? 0, isShownToAll: true },
    { ...row, companyId: companyIds[1] ?? 0, deletedAt: now },
    { ...row, isShownToAll: true },
    { ...row, isShownToAll: false },
  ]);
  const stored = await server.db.select().from(event).where(eq(event.tenantId, 1));
  const isSeen = (one: (typeof stored)[number]): boolean =>
    one.deletedAt === null &&
    one.typeCode !== eventTypeCode('GpsLocation') &&
    one.occurredAt >= now - 500 * 3_600_000 &&
    (companyIds.includes(one.companyId ?? 0) || one.isShownToAll);
  const expected = stored
    .filter(isSeen)
    .sort((a, b) => b.occurredAt - a.occurredAt || b.id - a.id)
    .map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(8);
  for (const most of [3, 1000]) {
    const response = await get(`/api/Event/GetLastEvents/0?numberOfEvents=${most}`, operator);
    expect(response.json().map((one: { idEvent: number }) => one.idEvent)).toEqual(expected.slice(0, most));
    expect(response.headers['x-total-count']).toBe(String(Math.min(expected.length, most * 2)));
  }
});

describe('Changes', () => {
  test('a number that is not kept or not known asks for a reset, the newest for nothing', async () => {
    const lastSeq = Number((await get('/api/Location')).headers['x-change-seq']);
    expect((await get(`/api/Changes?after=${lastSeq}`)).json()).toEqual({ changes: [], lastSeq, reset: false });
    expect((await get(`/api/Changes?after=${lastSeq + 1}`)).json()).toMatchObject({ reset: true });
    expect((await get('/api/Changes?after=0&limit=2')).json().changes).toHaveLength(2);
    const { change } = await import('../../db/schema.ts');
    await server.db.delete(change).where(eq(change.seq, 1));
    expect((await get('/api/Changes?after=0')).json()).toEqual({ changes: [], lastSeq, reset: true });
    expect((await get('/api/Changes?after=1')).json().reset).toBe(false);
    for (const bad of ['', '?after=-1', '?after=x', '?after=0&limit=1001']) {
      expect((await get(`/api/Changes${bad}`)).statusCode, bad).toBe(400);
    }
  });
});

describe('lists', () => {
  test('S6.06 GetAllUsers has the caller first, then everybody by name; an Operator gets no addresses', async () => {
    const rows = (await get('/api/User/GetAllUsers')).json<{ name: string; email?: string }[]>();
    expect(rows[0]?.name).toBe('Vesna Novak');
    const others = rows.slice(1).map((row) => row.name);
    expect(others).toEqual([...others].sort(new Intl.Collator('hr').compare));
    expect(rows[1]?.email).toMatch(/@/);
    const seen = await get('/api/User/GetAllUsers', await server.bearer('operator@demo.example'));
    expect(seen.json()[0].name).toBe('Zoran Knežević');
    expect(seen.body).not.toMatch(/@demo|\+385/);
  });

  test('S7.44 GetLastUserLocation gives up to n of each guard, his newest first; UserLocation one each', async () => {
    const rows = (await get('/api/UserLocation/GetLastUserLocation/3')).json<
      { idUser: number; eventDateTime: string }[]
    >();
    const byGuard = new Map(rows.map(({ idUser }) => [idUser, rows.filter((row) => row.idUser === idUser)]));
    expect(byGuard.size).toBe(12);
    for (const own of byGuard.values()) {
      expect(own).toHaveLength(3);
      expect(own.map((row) => row.eventDateTime)).toEqual(
        own
          .map((row) => row.eventDateTime)
          .sort()
          .reverse(),
      );
    }
    expect((await get('/api/UserLocation')).json()).toHaveLength(12);
    for (const n of [0, 101]) expect((await get(`/api/UserLocation/GetLastUserLocation/${n}`)).statusCode).toBe(400);
  });

  test('S7.42 one location tag by its own id, 404 otherwise; a location narrows the list', async () => {
    const [tag] = (await get('/api/LocationTag')).json();
    expect((await get(`/api/LocationTag/GetById/${tag.idLocationTag}`)).json()).toEqual(tag);
    expect((await get('/api/LocationTag/GetById/999999')).statusCode).toBe(404);
    const own = (await get(`/api/LocationTag?idLocation=${tag.idLocation}`)).json<{ idLocation: number }[]>();
    expect(new Set(own.map((row) => row.idLocation))).toEqual(new Set([tag.idLocation]));
  });
});
