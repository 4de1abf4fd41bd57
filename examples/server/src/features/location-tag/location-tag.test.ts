import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  audit,
  company,
  event,
  location,
  locationTag,
  patrolRule,
  schedulerItem,
  user,
  userGroup,
} from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Row = Record<string, unknown>;

let server: TestServer;
let headers: Record<string, string>;
let idLocation: number;
let guardId: number;
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
  const [place] = await server.db.select().from(location).where(eq(location.tenantId, 1));
  idLocation = place?.id ?? 0;
  const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
  guardId = guard?.id ?? 0;
});
afterAll(() => server.close());

const get = (url: string, as = headers) => server.app.inject({ url, headers: as });
const save = (payload: Row, as = headers) =>
  server.app.inject({
    method: 'POST',
    url: '/api/LocationTag',
    headers: as,
    payload: { idLocationTag: 0, idLocation, name: 'Gate', ...payload },
  });
const remove = (id: number, as = headers) =>
  server.app.inject({ method: 'DELETE', url: `/api/LocationTag/${id}`, headers: as });

describe('S3.23 the code of a chip', () => {
  test('is trimmed and in upper case, and a read in any case finds it', async () => {
    const row = (await save({ tag: '  04a1b2c3 \u0000' })).json();
    expect(row.tag).toBe('04A1B2C3');
    const read = await server.app.inject({
      method: 'POST',
      url: '/api/Device/Events',
      headers: { authorization: 'Bearer demo-guard-1' },
      payload: [{ clientEventId: 'case', type: 'TagRead', occurredAt: '2026-11-21T12:00:00Z', tag: '04a1B2c3' }],
    });
    const [{ idEvent }] = read.json();
    const [stored] = await server.db.select().from(event).where(eq(event.id, idEvent));
    expect(stored).toMatchObject({ locationTagId: row.idLocationTag, locationId: idLocation });
  });

  test('is unique among the live tags of a tenant, in any case', async () => {
    const first = (await save({ tag: 'once' })).json();
    const again = await save({ tag: ' Once' });
    expect(again.statusCode).toBe(409);
    expect(again.json().errors).toEqual([
      { field: 'tag', code: 'duplicate', message: 'Tag ONCE is already registered' },
    ]);
    const second = (await save({ tag: 'TWICE' })).json();
    expect((await save({ idLocationTag: second.idLocationTag, tag: 'once' })).statusCode).toBe(409);
    /* its own code is no duplicate */
    expect((await save({ ...first, name: 'Renamed' })).statusCode).toBe(200);
    expect((await remove(first.idLocationTag)).statusCode).toBe(204);
    expect((await save({ tag: 'once' })).statusCode).toBe(200);
  });

  test('repeats across tenants', async () => {
    const other = await server.bearer('second@demo.example');
    const payload = { idLocation: server.second.locationId, tag: 'SHARED' };
    expect((await save({ tag: 'SHARED' })).statusCode).toBe(200);
    expect((await save(payload, other)).statusCode).toBe(200);
    expect((await save(payload, other)).statusCode).toBe(409);
  });

  test('of five who register it at once one gets it, the others are told', async () => {
    const answers = await Promise.all(['race', 'RACE', ' race', 'Race ', 'RAce'].map((tag) => save({ tag })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const rows = await server.db.select().from(locationTag).where(eq(locationTag.tag, 'RACE'));
    expect(rows).toHaveLength(1);
    const isSaved = and(eq(audit.entity, 'locationTag'), eq(audit.entityId, rows[0]?.id ?? 0));
    expect(await server.db.select().from(audit).where(isSaved)).toHaveLength(1);
  });
});

describe('S7.39 lists', () => {
  test('hold one place or all; 0 is all, a place of nobody has none', async () => {
    const all = (await get('/api/LocationTag')).json<{ idLocation: number }[]>();
    const one = (await get(`/api/LocationTag?idLocation=${idLocation}`)).json();
    expect(one.length).toBeGreaterThan(0);
    expect(one).toEqual(all.filter((row) => row.idLocation === idLocation));
    expect((await get('/api/LocationTag?idLocation=0')).json()).toEqual(all);
    expect((await get('/api/LocationTag?idLocation=999999')).json()).toEqual([]);
  });

  test('stand in the order in which people look for names', async () => {
    const place = await server.app.inject({
      method: 'POST',
      url: '/api/Location',
      headers,
      payload: { idLocation: 0, name: 'Sorted' },
    });
    const { idLocation: sorted } = place.json();
    const names = ['Žaba', 'zid', 'Šupa', 'šator', 'Toranj', 'Straža', 'Ćuprija', 'Čardak', 'cesta', 'Crkva', 'Đakovo'];
    names.push('dvor', 'Džamija', 'Luka', 'ljekarna', 'lift', 'Njiva', 'Nova', 'Ulaz 2', 'Ulaz', 'Мост', 'Врата', '10');
    for (const name of names) await save({ idLocation: sorted, name, tag: `SORT ${name}` });
    const rows = (await get(`/api/LocationTag?idLocation=${sorted}`)).json<{ name: string }[]>();
    expect(rows.map((row) => row.name)).toEqual([...names].sort(new Intl.Collator('hr').compare));
  });
});

test('S7.42 one tag by its own id, 404 for any other', async () => {
  const row = (await save({ tag: 'BYID' })).json();
  const url = `/api/LocationTag/GetById/${row.idLocationTag}`;
  expect((await get(url)).json()).toEqual(row);
  expect((await get(url, await server.bearer('second@demo.example'))).statusCode).toBe(404);
  await remove(row.idLocationTag);
  expect((await get(url)).statusCode).toBe(404);
  expect((await get('/api/LocationTag/GetById/999999')).statusCode).toBe(404);
});

test('S7.41 a tag that a rule names or a check waits for is 409 inUse', async () => {
  const row = (await save({ tag: 'PLANNED' })).json();
  const id: number = row.idLocationTag;
  const now = server.clock.now();
  const common = { tenantId: 1, userId: guardId, locationId: idLocation, title: 'Round' };
  const rule = {
    ...common,
    ruleString: 'DTSTART:20261123T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO',
    startDate: '2026-11-23',
    endDate: '2026-12-23',
    fromTime: '07:00:00',
    toTime: '11:00:00',
    intervalSeconds: 3600,
    toleranceSeconds: 0,
    timeZone: 'Europe/Zagreb',
  };
  await server.db.insert(patrolRule).values([
    { ...rule, locationTagIds: [id * 10 + 1, id] },
    { ...rule, locationTagIds: [id] },
    { ...rule, locationTagIds: [id], deletedAt: now },
    { ...rule, locationTagIds: [id * 10, id * 100] },
  ]);
  const check = { ...common, typeCode: 1 as const, locationTagId: id, startsAt: now, endsAt: now, opensAt: now };
  await server.db.insert(schedulerItem).values([
    { ...check, closesAt: now + 1 },
    { ...check, closesAt: now },
    { ...check, closesAt: now + 1, readAt: now },
  ]);
  const response = await remove(id);
  expect(response.statusCode).toBe(409);
  expect(response.json().errors).toEqual([
    {
      field: 'idLocationTag',
      code: 'inUse',
      message: 'Location tag has 2 recurrence rules',
      use: { kind: 'rRule', count: 2 },
    },
    {
      field: 'idLocationTag',
      code: 'inUse',
      message: 'Location tag has 1 planned check',
      use: { kind: 'scheduler', count: 1 },
    },
  ]);
  await server.db.update(patrolRule).set({ deletedAt: now });
  await server.db.update(schedulerItem).set({ readAt: now });
  expect((await remove(id)).statusCode).toBe(204);
});

test('a tag keeps its place and its radius unless a change names them', async () => {
  const row = (await save({ tag: 'KEPT', latitude: 45, longitude: 15, radiusMeters: 500 })).json();
  const kept = (await save({ idLocationTag: row.idLocationTag, tag: 'KEPT' })).json();
  expect(kept).toMatchObject({ latitude: 45, longitude: 15, radiusMeters: 500 });
  const cleared = { idLocationTag: row.idLocationTag, tag: 'KEPT', latitude: 0, longitude: 0, radiusMeters: null };
  expect((await save(cleared)).json()).toMatchObject({ latitude: null, longitude: null, radiusMeters: null });
});

test('C10 a group-scoped supervisor lists, reads and changes the tags of his companies only', async () => {
  const [own, other] = await server.db.select().from(company).where(eq(company.tenantId, 1));
  const [group] = await server.db
    .insert(userGroup)
    .values({ tenantId: 1, name: 'One', companyIds: [own?.id ?? 0] })
    .returning();
  const isHim = eq(user.email, 'operator@demo.example');
  await server.db.update(user).set({ groupId: group?.id, role: 'Administrator' }).where(isHim);
  const him = await server.bearer('operator@demo.example');
  const placesOf = async (id: number | undefined) =>
    (
      await server.db
        .select()
        .from(location)
        .where(eq(location.companyId, id ?? 0))
    ).map((row) => row.id);
  const [mine, foreign] = [await placesOf(own?.id), await placesOf(other?.id)];
  const list = (await get('/api/LocationTag', him)).json<{ idLocation: number; idLocationTag: number }[]>();
  expect(list.length).toBeGreaterThan(0);
  for (const row of list) expect(mine).toContain(row.idLocation);
  const hidden = (await get('/api/LocationTag')).json<typeof list>().find((row) => foreign.includes(row.idLocation));
  const id = hidden?.idLocationTag ?? 0;
  expect((await get(`/api/LocationTag/GetById/${id}`, him)).statusCode).toBe(404);
  expect((await remove(id, him)).statusCode).toBe(404);
  expect((await save({ idLocationTag: id, idLocation: mine[0], tag: 'STOLEN' }, him)).statusCode).toBe(404);
  expect((await save({ idLocation: foreign[0], tag: 'STOLEN' }, him)).json().errors).toMatchObject([
    { field: 'idLocation', code: 'unknownReference' },
  ]);
  expect((await save({ idLocation: mine[0], tag: 'HIS' }, him)).statusCode).toBe(200);
});
