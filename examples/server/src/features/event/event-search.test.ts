import type { Wire } from '@patrolkit/sdk/wire';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { category, event, location, locationTag, schedulerItem, user, userGroup } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/* A night of its own, long before the demo's day, so that its events are all there are. */
const night = Date.parse('2026-05-10T20:00:00Z');
const iso = (minutes: number): string => new Date(night + minutes * 60_000).toISOString();

let server: TestServer;
let headers: { authorization: string };
/** Ids of the night's events by what they are. */
const ids: Record<string, number> = {};
let places: { company: number; location: number; tag: number; code: string; category: number }[] = [];
let guards: { id: number; name: string }[] = [];

async function newEvent(name: string, minutes: number, values: Partial<typeof event.$inferInsert>): Promise<void> {
  const row = {
    tenantId: 1,
    typeCode: eventTypeCode('TagRead'),
    occurredAt: night + minutes * 60_000,
    receivedAt: night,
  };
  const [made] = await server.db
    .insert(event)
    .values({ ...row, ...values })
    .returning();
  ids[name] = made?.id ?? 0;
}

async function seedPlaces(): Promise<void> {
  for (const name of ['indoor', 'outdoor']) {
    const [kind] = await server.db.insert(category).values({ tenantId: 1, name }).returning();
    const company = name === 'indoor' ? 1 : 2;
    const [site] = await server.db.insert(location).values({ tenantId: 1, name, companyId: company }).returning();
    const tag = { tenantId: 1, locationId: site?.id ?? 0, tag: name.toUpperCase(), name, categoryId: kind?.id ?? 0 };
    const [chip] = await server.db.insert(locationTag).values(tag).returning();
    places.push({ company, location: site?.id ?? 0, tag: chip?.id ?? 0, code: tag.tag, category: kind?.id ?? 0 });
  }
}

beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('operator@demo.example');
  places = [];
  await seedPlaces();
  guards = (await server.db.select().from(user).where(eq(user.role, 'Guard'))).filter((row) => row.tenantId === 1);
  const [indoor, outdoor] = places;
  const at = (place = indoor) => ({
    companyId: place?.company ?? 0,
    locationId: place?.location ?? 0,
    locationTagId: place?.tag ?? 0,
  });
  const [first, second] = guards;
  const [item] = await server.db
    .insert(schedulerItem)
    .values({
      tenantId: 1,
      userId: first?.id ?? 0,
      locationId: indoor?.location ?? 0,
      locationTagId: indoor?.tag ?? 0,
      typeCode: 2,
      title: 'Night',
      startsAt: night + 30 * 60_000,
      endsAt: night + 90 * 60_000,
      opensAt: night,
      closesAt: night + 60 * 60_000,
    })
    .returning();
  const check = { ...at(), userId: first?.id ?? 0, schedulerItemId: item?.id ?? 0 };
  await newEvent('read', 10, { ...at(), userId: first?.id ?? 0 });
  await newEvent('readOfCheck', 40, { ...check, readAt: night + 40 * 60_000 });
  await newEvent('outdoors', 20, { ...at(outdoor), userId: second?.id ?? 0 });
  await newEvent('panic', 30, { typeCode: eventTypeCode('GuardPanic'), userId: second?.id ?? 0 });
  await newEvent('unknown', 50, { typeCode: eventTypeCode('UnknownTag'), comment: '04FF', userId: first?.id ?? 0 });
  await newEvent('missed', 60, { ...check, typeCode: eventTypeCode('Exception') });
  await newEvent('deleted', 15, { ...at(), deletedAt: night });
});
afterAll(() => server.close());

const get = (url: string, as = headers) => server.app.inject({ url, headers: as });
const search = (more = '', as = headers) =>
  get(`/api/Event/Search?dateTimeStart=${iso(0)}&dateTimeEnd=${iso(120)}${more}`, as);
const report = (more = '', as = headers) =>
  get(`/api/event/Report?startDateTime=${iso(0)}&endDateTime=${iso(120)}${more}`, as);
const namesOf = (rows: { idEvent: number }[]): (string | undefined)[] =>
  rows.map(({ idEvent }) => Object.keys(ids).find((name) => ids[name] === idEvent));
const all = ['missed', 'unknown', 'readOfCheck', 'panic', 'outdoors', 'read'];
const kinds = [
  ['Search', search],
  ['Report', report],
] as const;

describe.each(kinds)('%s', (_, ask) => {
  test('answers a period’s events, newest first, the deleted ones left out', async () => {
    const response = await ask();
    expect(namesOf(response.json())).toEqual(all);
    expect(response.headers['x-total-count']).toBe('6');
    expect(response.headers['x-truncated']).toBeUndefined();
    expect(Number(response.headers['x-change-seq'])).toBeGreaterThanOrEqual(0);
  });

  test('S3.99, S3.101, S3.104, S3.105 location, guard, category and company narrow it, also together; 0 is all', async () => {
    const [indoor, outdoor] = places;
    const found = async (more: string) => namesOf((await ask(more)).json());
    expect(await found(`&idLocation=${outdoor?.location}`)).toEqual(['outdoors']);
    expect(await found(`&idUser=${guards[1]?.id}`)).toEqual(['panic', 'outdoors']);
    expect(await found(`&idCategory=${indoor?.category}`)).toEqual(['missed', 'readOfCheck', 'read']);
    expect(await found(`&idCompany=${outdoor?.company}`)).toEqual(['outdoors']);
    expect(await found(`&idCompany=${outdoor?.company}&idUser=${guards[0]?.id}`)).toEqual([]);
    expect(await found('&idLocation=0&idUser=0&idCategory=0&idCompany=0')).toEqual(all);
    expect(await found('&idLocation=999999')).toEqual([]);
  });

  test('a chip that was taken down keeps its category', async () => {
    const [indoor] = places;
    await server.db
      .update(locationTag)
      .set({ deletedAt: night })
      .where(eq(locationTag.id, indoor?.tag ?? 0));
    expect(namesOf((await ask(`&idCategory=${indoor?.category}`)).json())).toHaveLength(3);
    await server.db
      .update(locationTag)
      .set({ deletedAt: null })
      .where(eq(locationTag.id, indoor?.tag ?? 0));
  });

  test('C10 a group sees its companies’ events, another tenant nothing', async () => {
    const [group] = await server.db
      .insert(userGroup)
      .values({ tenantId: 1, name: 'Two', companyIds: [2] })
      .returning();
    const isHe = eq(user.email, 'operator@demo.example');
    await server.db.update(user).set({ groupId: group?.id }).where(isHe);
    expect(namesOf((await ask('', await server.bearer('operator@demo.example'))).json())).toEqual(['outdoors']);
    await server.db.update(user).set({ groupId: null }).where(isHe);
    expect((await ask('', await server.bearer('second@demo.example'))).json()).toEqual([]);
  });
});

describe('periods', () => {
  test('S7.29 Search takes dateTimeStart and dateTimeEnd, the begin included and the end not', async () => {
    const between = (from: number, to: number) =>
      get(`/api/Event/Search?dateTimeStart=${iso(from)}&dateTimeEnd=${iso(to)}`);
    expect(namesOf((await between(10, 20)).json())).toEqual(['read']);
    expect(namesOf((await between(9, 10)).json())).toEqual([]);
  });

  test('S7.30, S3.102, S3.103 Report takes startDateTime and endDateTime, its path in any case', async () => {
    const query = `startDateTime=${iso(10)}&endDateTime=${iso(21)}`;
    for (const path of ['/api/event/Report', '/api/Event/Report']) {
      expect(namesOf((await get(`${path}?${query}`)).json())).toEqual(['outdoors', 'read']);
    }
  });

  test.each([
    ['no dates', '', 'required'],
    ['one date', 'dateTimeStart=2026-05-10T20:00:00Z', 'required'],
    ['no offset', 'dateTimeStart=2026-05-10T20:00:00&dateTimeEnd=2026-05-11T20:00:00', 'format'],
    ['no date', 'dateTimeStart=yesterday&dateTimeEnd=2026-05-11T20:00:00Z', 'format'],
    ['a leap second', 'dateTimeStart=2016-12-31T23:59:60Z&dateTimeEnd=2026-05-11T20:00:00Z', 'format'],
    ['the end first', 'dateTimeStart=2026-05-11T20:00:00Z&dateTimeEnd=2026-05-10T20:00:00Z', 'dateOrder'],
    ['no length', 'dateTimeStart=2026-05-10T20:00:00Z&dateTimeEnd=2026-05-10T22:00:00%2B02:00', 'dateOrder'],
  ])('%s: 400', async (_, query, code) => {
    const response = await get(`/api/Event/Search?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].code).toBe(code);
  });

  test('all of time is a period', async () => {
    const response = await get(
      '/api/Event/Search?dateTimeStart=0000-01-01T00:00:00Z&dateTimeEnd=9999-12-31T23:59:59-12:00',
    );
    expect(response.statusCode).toBe(200);
    expect(response.json().length).toBeGreaterThan(all.length);
  });
});

describe('Report', () => {
  test('S3.100 the checkpoint narrows it', async () => {
    expect(namesOf((await report(`&idLocationTag=${places[1]?.tag}`)).json())).toEqual(['outdoors']);
  });

  test('each row has planned start, what was wrong with the read, code and guard', async () => {
    const rows = (await report()).json<Wire<'EventReportRow'>[]>();
    const columns = rows.map((row) => [namesOf([row])[0], row.startDateTime, row.readTagException, row.code, row.user]);
    const [first, second] = guards;
    expect(columns).toEqual([
      ['missed', iso(30), 'missed', 'INDOOR', first?.name],
      ['unknown', iso(50), 'unknownTag', 'UnknownTag', first?.name],
      ['readOfCheck', iso(30), '', 'INDOOR', first?.name],
      ['panic', iso(30), '', 'GuardPanic', second?.name],
      ['outdoors', iso(20), '', 'OUTDOOR', second?.name],
      ['read', iso(10), '', 'INDOOR', first?.name],
    ]);
  });
});

describe('long answers', () => {
  test('A1 10,000 rows at most, the newest, and the number of all', async () => {
    await server.db.execute(sql`
      insert into event (tenant_id, type_code, occurred_at, received_at)
      select 1, 6, '2026-06-01T00:00:00Z'::timestamptz + make_interval(secs => n), now() from generate_series(1, 10003) as n`);
    const span = (start: string, end: string): string => `${start}=2026-06-01T00:00:00Z&${end}=2026-06-02T00:00:00Z`;
    for (const url of [
      `/api/Event/Search?${span('dateTimeStart', 'dateTimeEnd')}`,
      `/api/event/Report?${span('startDateTime', 'endDateTime')}`,
    ]) {
      const response = await get(url);
      const rows = response.json<{ eventDateTime: string }[]>();
      expect(rows).toHaveLength(10_000);
      expect(rows[0]?.eventDateTime).toBe('2026-06-01T02:46:43.000Z');
      expect(response.headers['x-truncated']).toBe('true');
      expect(response.headers['x-total-count']).toBe('10003');
    }
  });
});
