import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company, event, locationTag, patrolRule, risk, schedulerItem, user, userGroup } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Row = Record<string, unknown>;

let server: TestServer;
let headers: Record<string, string>;
let guardId: number;
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
  const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
  guardId = guard?.id ?? 0;
});
afterAll(() => server.close());

const save = (payload: Row, as = headers) =>
  server.app.inject({ method: 'POST', url: '/api/Location', headers: as, payload: { idLocation: 0, ...payload } });
const remove = (id: number, as = headers) =>
  server.app.inject({ method: 'DELETE', url: `/api/Location/${id}`, headers: as });
const newLocation = async (payload: Row = {}): Promise<number> =>
  (await save({ name: 'Mill', ...payload })).json().idLocation;
const newTag = async (locationId: number, tag: string): Promise<number> => {
  const [row] = await server.db.insert(locationTag).values({ tenantId: 1, locationId, tag, name: 'Gate' }).returning();
  return row?.id ?? 0;
};
const rule = (locationId: number) => ({
  tenantId: 1,
  userId: guardId,
  locationId,
  locationTagIds: [],
  ruleString: 'DTSTART:20261123T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO',
  startDate: '2026-11-23',
  endDate: '2026-12-23',
  fromTime: '07:00:00',
  toTime: '11:00:00',
  intervalSeconds: 3600,
  toleranceSeconds: 0,
  timeZone: 'Europe/Zagreb',
  title: 'Round',
});
const check = (locationId: number, closesAt: number) => ({
  tenantId: 1,
  userId: guardId,
  locationId,
  typeCode: 1 as const,
  title: 'Round',
  startsAt: closesAt - 60_000,
  endsAt: closesAt,
  opensAt: closesAt - 60_000,
  closesAt,
});

describe('coordinates', () => {
  test.each([
    ['S3.19, S3.20 numbers are kept', { latitude: 45.813, longitude: 15.977 }, [45.813, 15.977]],
    ['null and null are none', { latitude: null, longitude: null }, [null, null]],
    ['missing ones are none', {}, [null, null]],
    ['0,0 is none (G17)', { latitude: 0, longitude: 0 }, [null, null]],
    ['a place on the equator is one', { latitude: 0, longitude: 15 }, [0, 15]],
    ['the far corners are places', { latitude: -90, longitude: 180 }, [-90, 180]],
  ])('%s', async (_, given, kept) => {
    const { latitude, longitude } = (await save({ name: 'Place', ...given })).json();
    expect([latitude, longitude]).toEqual(kept);
  });

  test('a change that names neither keeps them, null clears them, one alone is refused', async () => {
    const idLocation = await newLocation({ latitude: 45, longitude: 15 });
    expect((await save({ idLocation, name: 'Mill' })).json()).toMatchObject({ latitude: 45, longitude: 15 });
    expect((await save({ idLocation, name: 'Mill', latitude: 46 })).json().errors).toEqual([
      { field: 'longitude', code: 'required', message: 'is needed beside the latitude' },
    ]);
    const cleared = await save({ idLocation, name: 'Mill', latitude: null, longitude: null });
    expect(cleared.json()).toMatchObject({ latitude: null, longitude: null });
  });
});

describe('references', () => {
  test('company, risk and city are kept, cleared by 0 and by null, and must live', async () => {
    const [client] = await server.db.insert(company).values({ tenantId: 1, name: 'Client' }).returning();
    const [gone] = await server.db
      .insert(risk)
      .values({ tenantId: 1, name: 'Gone', level: 1, deletedAt: 1 })
      .returning();
    const cities = (await server.app.inject({ url: '/api/City/191', headers })).json();
    const payload = { name: 'Mill', idCompany: client?.id, idCity: cities[0].idCity };
    const row = (await save(payload)).json();
    expect(row).toMatchObject(payload);
    expect((await save({ ...row, idCompany: 0, idCity: null })).json()).toMatchObject({
      idCompany: null,
      idCity: null,
    });
    expect((await save({ name: 'Mill', idRisk: gone?.id })).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'idRisk', code: 'unknownReference', message: 'Risk does not exist' }],
    });
  });

  test('when a place changes hands its old events stay with the old company', async () => {
    const clients = await server.db
      .insert(company)
      .values([
        { tenantId: 1, name: 'Before' },
        { tenantId: 1, name: 'After' },
      ])
      .returning();
    const [before, after] = clients.map((row) => row.id);
    const idLocation = await newLocation({ idCompany: before });
    const tag = `HANDS${idLocation}`;
    await newTag(idLocation, tag);
    const read = async (): Promise<number> => {
      const at = server.clock.now();
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/Device/Events',
        headers: { authorization: 'Bearer demo-guard-1' },
        payload: [{ clientEventId: `read-${at}`, type: 'TagRead', occurredAt: new Date(at).toISOString(), tag }],
      });
      return response.json()[0].idEvent;
    };
    const companyOf = async (id: number) =>
      (await server.db.select().from(event).where(eq(event.id, id)))[0]?.companyId;
    const old = await read();
    expect(await companyOf(old)).toBe(before);
    await save({ idLocation, name: 'Mill', idCompany: after });
    expect(await companyOf(old)).toBe(before);
    server.clock.set(server.clock.now() + 600_000);
    expect(await companyOf(await read())).toBe(after);
  });
});

describe('S7.38 deleting', () => {
  test('a place in use is 409 inUse, one line for each sort of rows, in the right number', async () => {
    const id = await newLocation();
    const now = server.clock.now();
    const tags = [await newTag(id, `USE1-${id}`), await newTag(id, `USE2-${id}`), await newTag(id, `USE3-${id}`)];
    const response = await remove(id);
    expect(response.statusCode).toBe(409);
    expect(response.json().errors).toEqual([
      {
        field: 'idLocation',
        code: 'inUse',
        message: 'Location has 3 location tags',
        use: { kind: 'locationTag', count: 3 },
      },
    ]);
    for (const tag of tags.slice(1)) await server.db.delete(locationTag).where(eq(locationTag.id, tag));
    await server.db.insert(patrolRule).values(rule(id));
    const past = { ...check(id, now - 1), title: 'Past' };
    const read = { ...check(id, now + 3_600_000), readAt: now };
    await server.db.insert(schedulerItem).values([check(id, now + 1), check(id, now + 86_400_000), past, read]);
    expect((await remove(id)).json().errors).toEqual([
      {
        field: 'idLocation',
        code: 'inUse',
        message: 'Location has 1 location tag',
        use: { kind: 'locationTag', count: 1 },
      },
      {
        field: 'idLocation',
        code: 'inUse',
        message: 'Location has 1 recurrence rule',
        use: { kind: 'rRule', count: 1 },
      },
      {
        field: 'idLocation',
        code: 'inUse',
        message: 'Location has 2 planned checks',
        use: { kind: 'scheduler', count: 2 },
      },
    ]);
    await server.db.update(locationTag).set({ deletedAt: now }).where(eq(locationTag.locationId, id));
    await server.db.update(patrolRule).set({ deletedAt: now }).where(eq(patrolRule.locationId, id));
    server.clock.set(now + 1);
    expect((await remove(id)).json().errors).toEqual([
      {
        field: 'idLocation',
        code: 'inUse',
        message: 'Location has 1 planned check',
        use: { kind: 'scheduler', count: 1 },
      },
    ]);
    await server.db.update(schedulerItem).set({ deletedAt: now }).where(eq(schedulerItem.locationId, id));
    expect((await remove(id)).statusCode).toBe(204);
  });

  test('a place cannot be deleted while somebody hangs a tag in it: one of the two is refused', async () => {
    for (const isTagFirst of [true, false]) {
      const id = await newLocation();
      const hang = () =>
        server.app.inject({
          method: 'POST',
          url: '/api/LocationTag',
          headers,
          payload: { idLocationTag: 0, idLocation: id, tag: `RACE${id}`, name: 'Gate' },
        });
      const calls = isTagFirst ? [hang(), remove(id)] : [remove(id), hang()];
      const answers = (await Promise.all(calls)).map((answer) => answer.statusCode).sort();
      expect([
        [200, 409],
        [204, 400],
      ]).toContainEqual(answers);
    }
  });
});

describe('C10 a group-scoped supervisor', () => {
  test('lists and changes the places of his companies only, and cannot push one out of his sight', async () => {
    const [own, other] = await server.db.select().from(company).where(eq(company.tenantId, 1));
    const [group] = await server.db
      .insert(userGroup)
      .values({ tenantId: 1, name: 'One', companyIds: [own?.id ?? 0] })
      .returning();
    const isHim = eq(user.email, 'operator@demo.example');
    await server.db.update(user).set({ groupId: group?.id, role: 'Administrator' }).where(isHim);
    const him = await server.bearer('operator@demo.example');
    const mine = await newLocation({ idCompany: own?.id });
    const foreign = await newLocation({ idCompany: other?.id });
    const nobodys = await newLocation();
    const list = (await server.app.inject({ url: '/api/Location', headers: him })).json<
      { idLocation: number; idCompany: number }[]
    >();
    expect(new Set(list.map((row) => row.idCompany))).toEqual(new Set([own?.id]));
    expect(list.map((row) => row.idLocation)).toContain(mine);
    expect((await save({ idLocation: mine, name: 'His' }, him)).json()).toMatchObject({
      name: 'His',
      idCompany: own?.id,
    });
    for (const id of [foreign, nobodys]) {
      expect((await save({ idLocation: id, name: 'His' }, him)).statusCode).toBe(404);
      expect((await remove(id, him)).statusCode).toBe(404);
    }
    expect((await save({ idLocation: mine, name: 'x', idCompany: other?.id }, him)).json().errors).toMatchObject([
      { field: 'idCompany', code: 'unknownReference' },
    ]);
    for (const payload of [{ name: 'x' }, { idLocation: mine, name: 'x', idCompany: null }]) {
      expect((await save(payload, him)).json().errors).toMatchObject([{ field: 'idCompany', code: 'required' }]);
    }
    expect((await remove(mine, him)).statusCode).toBe(204);
  });
});
