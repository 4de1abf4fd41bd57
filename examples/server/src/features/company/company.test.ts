import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, location, user, userGroup } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Row = Record<string, unknown>;

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
});
afterAll(() => server.close());

const save = (payload: Row, as = headers) =>
  server.app.inject({ method: 'POST', url: '/api/Company', headers: as, payload: { idCompany: 0, ...payload } });
const remove = (id: number, as = headers) =>
  server.app.inject({ method: 'DELETE', url: `/api/Company/${id}`, headers: as });

test('S7.23 a company with live locations is 409 inUse; deleted, it still names its old places', async () => {
  const { idCompany } = (await save({ name: 'Client' })).json();
  const [place] = await server.db
    .insert(location)
    .values([
      { tenantId: 1, name: 'One', companyId: idCompany },
      { tenantId: 1, name: 'Two', companyId: idCompany, deletedAt: 1 },
    ])
    .returning();
  const refused = await remove(idCompany);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors).toEqual([
    { field: 'idCompany', code: 'inUse', message: 'Company has 1 location', use: { kind: 'location', count: 1 } },
  ]);
  await server.app.inject({ method: 'DELETE', url: `/api/Location/${place?.id}`, headers });
  expect((await remove(idCompany)).statusCode).toBe(204);
  const [row] = await server.db
    .select({ name: company.name })
    .from(location)
    .innerJoin(company, eq(company.id, location.companyId))
    .where(eq(location.id, place?.id ?? 0));
  expect(row?.name).toBe('Client');
});

test('S7.22 what a change does not name stays, null and 0 clear it', async () => {
  const [town] = (await server.app.inject({ url: '/api/City/191', headers })).json();
  const row = (await save({ name: 'Client', address: ' Ilica\n10 ', contact: ' Ana ', idCity: town.idCity })).json();
  expect(row).toMatchObject({ address: 'Ilica 10', contact: 'Ana', idCity: town.idCity, active: true });
  const { idCompany } = row;
  expect((await save({ idCompany, name: 'Client', active: false })).json()).toEqual({
    ...row,
    active: false,
    version: 2,
  });
  expect((await save({ idCompany, name: 'Client', address: '  ', contact: null, idCity: 0 })).json()).toMatchObject({
    address: null,
    contact: null,
    idCity: null,
    active: false,
  });
});

test('S7.21, C10 a group-scoped supervisor lists and changes his own companies only', async () => {
  const [own, other] = await server.db.select().from(company).where(eq(company.tenantId, 1));
  const [group] = await server.db
    .insert(userGroup)
    .values({ tenantId: 1, name: 'One', companyIds: [own?.id ?? 0] })
    .returning();
  const isHim = eq(user.email, 'operator@demo.example');
  await server.db.update(user).set({ groupId: group?.id, role: 'Administrator' }).where(isHim);
  const him = await server.bearer('operator@demo.example');
  const list = await server.app.inject({ url: '/api/Company', headers: him });
  expect(list.json<Row[]>().map((row) => row.idCompany)).toEqual([own?.id]);
  expect(list.headers['x-total-count']).toBe('1');
  expect((await save({ idCompany: other?.id, name: 'His' }, him)).statusCode).toBe(404);
  expect((await remove(other?.id ?? 0, him)).statusCode).toBe(404);
  expect((await save({ idCompany: own?.id, name: 'His' }, him)).statusCode).toBe(200);
});

test('the fields of a body are read in any case and unknown ones are not kept', async () => {
  const response = await save({ Name: 'Client', CONTACT: 'Ana', isAdmin: true });
  expect(response.json()).toMatchObject({ name: 'Client', contact: 'Ana' });
  expect(response.json().isAdmin).toBeUndefined();
});
