/* One table of entities and one of refusals, hence its length. */

import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, category, company, location, locationTag, risk, shift } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Row = Record<string, unknown>;

let server: TestServer;
let headers: Record<string, string>;
let idLocation: number;
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
  idLocation = (await post('/api/Location', { idLocation: 0, name: 'Place of all tags' })).json().idLocation;
});
afterAll(() => server.close());

const get = (url: string, as = headers) => server.app.inject({ url, headers: as });
const post = (url: string, payload: Row, more: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload });
const remove = (url: string, as = headers) => server.app.inject({ method: 'DELETE', url, headers: as });
const auditOf = (entity: string, id: number) =>
  server.db
    .select()
    .from(audit)
    .where(and(eq(audit.entity, entity), eq(audit.entityId, id)))
    .orderBy(asc(audit.id));

let lastCode = 0;
const newCode = (): string => {
  lastCode += 1;
  return `MD${lastCode}`;
};

/** One sort of master data: where it is, a new one of it, and what a change of its name must leave alone. */
interface Sort {
  readonly path: string;
  readonly id: string;
  readonly entity: string;
  readonly table: typeof company | typeof location | typeof locationTag | typeof category | typeof risk | typeof shift;
  /** Everything but its id. */
  readonly make: () => Row;
  /** What a change has to send beside id and name. */
  readonly keep: (made: Row) => Row;
}

const noMore = (): Row => ({});
const sorts = [
  [
    'S3.15, S3.16, S7.21 to S7.23 company',
    {
      path: '/api/Company',
      id: 'idCompany',
      entity: 'company',
      table: company,
      make: () => ({ name: 'Adria', address: 'Ilica 10', contact: 'Ana', active: false }),
      keep: noMore,
    },
  ],
  [
    'S3.17 to S3.20, S7.36 to S7.38 location',
    {
      path: '/api/Location',
      id: 'idLocation',
      entity: 'location',
      table: location,
      make: () => ({ name: 'Mill', latitude: 45.8, longitude: 15.9, address: 'Ilica 1', active: false }),
      keep: noMore,
    },
  ],
  [
    'S3.21, S3.22, S3.24, S7.39 to S7.41 location tag',
    {
      path: '/api/LocationTag',
      id: 'idLocationTag',
      entity: 'locationTag',
      table: locationTag,
      make: () => ({ idLocation, tag: newCode(), name: 'Gate', latitude: 45.8, longitude: 15.9, radiusMeters: 50 }),
      keep: ({ tag }) => ({ idLocation, tag }),
    },
  ],
  [
    'S3.25, S7.58 to S7.60 category',
    {
      path: '/api/Category',
      id: 'idCategory',
      entity: 'category',
      table: category,
      make: () => ({ name: 'Lift', description: 'First line\nSecond line' }),
      keep: noMore,
    },
  ],
  [
    'S3.26, S7.47 to S7.49 risk',
    {
      path: '/api/Risk',
      id: 'idRisk',
      entity: 'risk',
      table: risk,
      make: () => ({ name: 'Raised', level: 4, description: 'Fuel' }),
      keep: noMore,
    },
  ],
  [
    'S3.27, S7.54 to S7.56 shift',
    {
      path: '/api/Shift',
      id: 'idShift',
      entity: 'shift',
      table: shift,
      make: () => ({ name: 'Late', fromTime: '20:00:00', toTime: '04:00:00', weekdays: ['MO', 'SU'] }),
      keep: noMore,
    },
  ],
] as const satisfies readonly (readonly [string, Sort])[];

const made = async ({ path, id, make }: Sort): Promise<Row & { readonly key: number }> => {
  const row = (await post(path, { [id]: 0, ...make() })).json();
  return { ...row, key: row[id] };
};

describe.each(sorts)('%s', (_, sort: Sort) => {
  const { path, id, entity, table, make, keep } = sort;
  const change = async (of: Row & { key: number }, more: Record<string, string> = {}, name = 'Renamed') =>
    post(path, { [id]: of.key, ...keep(of), name }, more);

  test('is created, listed, changed and deleted, each with one row in the audit log and one change in the feed', async () => {
    const seq = Number((await get(path)).headers['x-change-seq']);
    const given = make();
    const created = await post(path, { [id]: 0, ...given, version: 99, unknown: 'ignored' });
    expect(created.statusCode).toBe(200);
    const row = created.json();
    expect(row).toMatchObject({ ...given, version: 1 });
    expect(row[id]).toBeGreaterThan(0);
    expect(row.unknown).toBeUndefined();
    const inList = async () => (await get(path)).json<Row[]>().find((item) => item[id] === row[id]);
    expect(await inList()).toEqual(row);
    const changed = await change({ ...row, key: row[id] });
    /* what the change did not name stays */
    expect(changed.json()).toEqual({ ...row, name: 'Renamed', version: 2 });
    expect(await inList()).toEqual(changed.json());

    const url = `${path}/${row[id]}`;
    const deleted = await remove(url);
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect((await remove(url)).statusCode).toBe(204);
    expect(await inList()).toBeUndefined();
    expect((await change({ ...row, key: row[id] })).statusCode).toBe(404);
    expect(await auditOf(entity, row[id])).toMatchObject([
      { action: `${entity}.save`, userId: 1, before: null, after: row },
      { action: `${entity}.save`, before: row, after: changed.json() },
      { action: `${entity}.delete`, before: changed.json(), after: null },
    ]);
    const feed = (await get(`/api/Changes?after=${seq}`)).json().changes;
    expect(feed).toMatchObject([
      { kind: 'master', reason: 'saved', id: row[id], version: 1 },
      { kind: 'master', reason: 'saved', id: row[id], version: 2 },
      { kind: 'master', reason: 'deleted', id: row[id], version: 3 },
    ]);
    /* marked and not removed: old events keep the name */
    const [stored] = await server.db.select().from(table).where(eq(table.id, row[id]));
    expect(stored).toMatchObject({ name: 'Renamed', deletedAt: server.clock.now() });
  });

  test('without an id it is created, as with 0', async () => {
    const { statusCode, body } = await post(path, make());
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)[id]).toBeGreaterThan(0);
    expect(JSON.parse(body).version).toBe(1);
  });

  test('a row of another tenant or of nobody is unknown', async () => {
    const row = await made(sort);
    const other = await server.bearer('second@demo.example');
    const payload = { [id]: row.key, ...keep(row), name: 'Mine' };
    expect((await server.app.inject({ method: 'POST', url: path, headers: other, payload })).statusCode).toBe(404);
    expect((await remove(`${path}/${row.key}`, other)).statusCode).toBe(404);
    expect((await get(path, other)).json<Row[]>().some((item) => item[id] === row.key)).toBe(false);
    for (const nobody of ['0', '999999', '9007199254740991']) {
      expect((await remove(`${path}/${nobody}`)).statusCode, nobody).toBe(404);
      if (nobody === '0') continue;
      expect((await change({ ...row, key: Number(nobody) })).statusCode, nobody).toBe(404);
    }
    expect(await auditOf(entity, row.key)).toHaveLength(1);
  });

  test('If-Match refuses a stale version with 412; without it the last write wins', async () => {
    const row = await made(sort);
    expect((await change(row, { 'if-match': '"1"' })).json().version).toBe(2);
    const stale = await change(row, { 'if-match': '"1"' }, 'Too late');
    expect(stale.statusCode).toBe(412);
    expect(stale.json().errors).toEqual([]);
    expect((await change(row, {}, 'Last')).json()).toMatchObject({ name: 'Last', version: 3 });
    expect((await change(row, { 'if-match': '"2", "3"' })).statusCode).toBe(200);
    expect((await change(row, { 'if-match': '*' })).statusCode).toBe(200);
    for (const wrong of ['5', '"x"', '""']) {
      expect((await change(row, { 'if-match': wrong })).statusCode, wrong).toBe(412);
    }
    expect(await auditOf(entity, row.key)).toHaveLength(5);
  });

  test('two changes at once of the same version: one is stored, the other is 412', async () => {
    const row = await made(sort);
    const both = await Promise.all(['One', 'Two'].map((name) => change(row, { 'if-match': '"1"' }, name)));
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 412]);
    expect(await auditOf(entity, row.key)).toHaveLength(2);
  });

  test('a replayed Idempotency-Key answers the same row and adds no audit row', async () => {
    const payload = { [id]: 0, ...make() };
    const key = { 'idempotency-key': `create-${entity}` };
    const first = await post(path, payload, key);
    const again = await post(path, payload, key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await auditOf(entity, first.json()[id])).toHaveLength(1);
    expect((await post(path, { ...payload, name: 'Other' }, key)).statusCode).toBe(409);
  });

  test('limit and offset cut the list into pages that join; its length is always told', async () => {
    await made(sort);
    await made(sort);
    const whole = await get(path);
    const all = whole.json<Row[]>();
    expect(whole.headers['x-total-count']).toBe(String(all.length));
    expect(whole.headers['x-truncated']).toBeUndefined();
    const pages: Row[] = [];
    for (let offset = 0; offset < all.length; offset += 2) {
      const page = await get(`${path}?limit=2&offset=${offset}`);
      pages.push(...page.json<Row[]>());
      expect(page.headers['x-total-count']).toBe(String(all.length));
      expect(page.headers['x-change-seq']).toBe(whole.headers['x-change-seq']);
      expect(page.headers['x-truncated']).toBe(offset + 2 < all.length ? 'true' : undefined);
    }
    expect(pages).toEqual(all);
    expect((await get(`${path}?offset=1`)).json()).toEqual(all.slice(1));
    expect((await get(`${path}?limit=10000&offset=${all.length}`)).json()).toEqual([]);
    expect((await get(`${path}?limit=1&offset=9007199254740991`)).json()).toEqual([]);
    for (const bad of ['limit=0', 'limit=10001', 'limit=x', 'offset=-1', 'offset=0.5']) {
      expect((await get(`${path}?${bad}`)).statusCode, bad).toBe(400);
    }
  });

  test('names are trimmed, without control characters and in one line', async () => {
    const row = await made(sort);
    const { statusCode, body } = await change(row, {}, '  Sjever\u0000ni\u0007 <b>ulaz</b>\r\n 2 😀 ');
    expect([statusCode, JSON.parse(body).name]).toEqual([200, 'Sjeverni <b>ulaz</b> 2 😀']);
    expect((await change(row, {}, '😀'.repeat(100))).json().name).toBe('😀'.repeat(100));
  });
});

const long = (length: number): string => 'x'.repeat(length);
const refusals: readonly (readonly [title: string, path: string, body: () => Row, field: string, code: string])[] = [
  ['S3.16 company without a name', '/api/Company', () => ({ idCompany: 0 }), 'name', 'required'],
  ['company with an empty name', '/api/Company', () => ({ idCompany: 0, name: '' }), 'name', 'required'],
  ['company with a name of blanks', '/api/Company', () => ({ idCompany: 0, name: ' \t\n\u200b ' }), 'name', 'required'],
  ['company, name too long', '/api/Company', () => ({ idCompany: 0, name: long(201) }), 'name', 'tooLong'],
  ['company, name a number', '/api/Company', () => ({ idCompany: 0, name: 7 }), 'name', 'format'],
  ['company, id a text', '/api/Company', () => ({ idCompany: '1', name: 'x' }), 'idCompany', 'format'],
  ['company, id below 0', '/api/Company', () => ({ idCompany: -1, name: 'x' }), 'idCompany', 'minimum'],
  [
    'company, address too long',
    '/api/Company',
    () => ({ idCompany: 0, name: 'x', address: long(301) }),
    'address',
    'tooLong',
  ],
  [
    'company, contact too long',
    '/api/Company',
    () => ({ idCompany: 0, name: 'x', contact: long(201) }),
    'contact',
    'tooLong',
  ],
  [
    'company in no city',
    '/api/Company',
    () => ({ idCompany: 0, name: 'x', idCity: 999_999 }),
    'idCity',
    'unknownReference',
  ],
  ['S3.18 location without a name', '/api/Location', () => ({ idLocation: 0 }), 'name', 'required'],
  ['location with a name of blanks', '/api/Location', () => ({ idLocation: 0, name: '  ' }), 'name', 'required'],
  ['location, name too long', '/api/Location', () => ({ idLocation: 0, name: long(201) }), 'name', 'tooLong'],
  [
    'location, latitude alone',
    '/api/Location',
    () => ({ idLocation: 0, name: 'x', latitude: 45 }),
    'longitude',
    'required',
  ],
  [
    'location, longitude beside null',
    '/api/Location',
    () => ({ idLocation: 0, name: 'x', latitude: null, longitude: 15 }),
    'latitude',
    'required',
  ],
  [
    'location, latitude 91',
    '/api/Location',
    () => ({ idLocation: 0, name: 'x', latitude: 91, longitude: 15 }),
    'latitude',
    'maximum',
  ],
  [
    'location, longitude -181',
    '/api/Location',
    () => ({ idLocation: 0, name: 'x', latitude: 45, longitude: -181 }),
    'longitude',
    'minimum',
  ],
  [
    'location, latitude a text',
    '/api/Location',
    () => ({ idLocation: 0, name: 'x', latitude: '45', longitude: 15 }),
    'latitude',
    'format',
  ],
  [
    'location of no company',
    '/api/Location',
    () => ({ idLocation: 0, name: 'x', idCompany: 999_999 }),
    'idCompany',
    'unknownReference',
  ],
  [
    'location of a company above 2^53',
    '/api/Location',
    () => ({ idLocation: 0, name: 'x', idCompany: 1e300 }),
    'idCompany',
    'maximum',
  ],
  [
    'location of no risk',
    '/api/Location',
    () => ({ idLocation: 0, name: 'x', idRisk: 999_999 }),
    'idRisk',
    'unknownReference',
  ],
  [
    'location in no city',
    '/api/Location',
    () => ({ idLocation: 0, name: 'x', idCity: 999_999 }),
    'idCity',
    'unknownReference',
  ],
  [
    'S3.22 tag of no location',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, idLocation: 999_999, tag: 'X1', name: 'x' }),
    'idLocation',
    'unknownReference',
  ],
  [
    'S3.22 tag of a location of another tenant',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, idLocation: server.second.locationId, tag: 'X1', name: 'x' }),
    'idLocation',
    'unknownReference',
  ],
  [
    'tag without a location',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, tag: 'X1', name: 'x' }),
    'idLocation',
    'required',
  ],
  ['tag without a code', '/api/LocationTag', () => ({ idLocationTag: 0, idLocation, name: 'x' }), 'tag', 'required'],
  [
    'tag with a code of blanks',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, idLocation, tag: ' ', name: 'x' }),
    'tag',
    'required',
  ],
  [
    'tag, code too long',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, idLocation, tag: long(65), name: 'x' }),
    'tag',
    'tooLong',
  ],
  [
    'tag, code too long in upper case',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, idLocation, tag: 'ß'.repeat(33), name: 'x' }),
    'tag',
    'tooLong',
  ],
  [
    'tag without a name',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, idLocation, tag: 'X1', name: ' ' }),
    'name',
    'required',
  ],
  [
    'tag of no category',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, idLocation, tag: 'X1', name: 'x', idCategory: 999_999 }),
    'idCategory',
    'unknownReference',
  ],
  [
    'tag, radius 19 m',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, idLocation, tag: 'X1', name: 'x', radiusMeters: 19 }),
    'radiusMeters',
    'minimum',
  ],
  [
    'tag, radius 501 m',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, idLocation, tag: 'X1', name: 'x', radiusMeters: 501 }),
    'radiusMeters',
    'maximum',
  ],
  [
    'tag, longitude alone',
    '/api/LocationTag',
    () => ({ idLocationTag: 0, idLocation, tag: 'X1', name: 'x', longitude: 15 }),
    'latitude',
    'required',
  ],
  ['category without a name', '/api/Category', () => ({ idCategory: 0 }), 'name', 'required'],
  ['category, name too long', '/api/Category', () => ({ idCategory: 0, name: long(101) }), 'name', 'tooLong'],
  [
    'category, description too long',
    '/api/Category',
    () => ({ idCategory: 0, name: 'x', description: long(2001) }),
    'description',
    'tooLong',
  ],
  ['risk without a name', '/api/Risk', () => ({ idRisk: 0, level: 1 }), 'name', 'required'],
  ['risk without a level', '/api/Risk', () => ({ idRisk: 0, name: 'x' }), 'level', 'required'],
  ['risk, level 0', '/api/Risk', () => ({ idRisk: 0, name: 'x', level: 0 }), 'level', 'minimum'],
  ['risk, level 6', '/api/Risk', () => ({ idRisk: 0, name: 'x', level: 6 }), 'level', 'maximum'],
  ['risk, level 1.5', '/api/Risk', () => ({ idRisk: 0, name: 'x', level: 1.5 }), 'level', 'format'],
  [
    'shift without a begin',
    '/api/Shift',
    () => ({ idShift: 0, name: 'x', toTime: '06:00:00' }),
    'fromTime',
    'required',
  ],
  ['shift without an end', '/api/Shift', () => ({ idShift: 0, name: 'x', fromTime: '06:00:00' }), 'toTime', 'required'],
  [
    'shift from 24:30',
    '/api/Shift',
    () => ({ idShift: 0, name: 'x', fromTime: '24:30:00', toTime: '06:00:00' }),
    'fromTime',
    'format',
  ],
  [
    'shift without seconds',
    '/api/Shift',
    () => ({ idShift: 0, name: 'x', fromTime: '22:00', toTime: '06:00:00' }),
    'fromTime',
    'format',
  ],
  [
    'shift on day XX',
    '/api/Shift',
    () => ({ idShift: 0, name: 'x', fromTime: '22:00:00', toTime: '06:00:00', weekdays: ['XX'] }),
    'weekdays.0',
    'format',
  ],
];

describe('S5.27 master data refuses with 400', () => {
  test.each(refusals)('%s', async (_title, path, body, field, code) => {
    const before = (await server.db.select().from(audit)).length;
    const response = await post(path, body());
    expect(response.statusCode).toBe(400);
    const errors = response.json<{ errors: { field: string; code: string; message: string }[] }>().errors;
    expect(errors).toMatchObject([{ field, code }]);
    expect(errors[0]?.message).not.toBe('');
    expect(await server.db.select().from(audit)).toHaveLength(before);
  });
});
