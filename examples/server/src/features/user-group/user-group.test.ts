import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, company, user, userGroup } from '../../db/schema.ts';
import { type Answer, type Send, sender } from '../../testing/send.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let send: Send;
let companies: number[] = [];
let guards: number[] = [];
beforeAll(async () => {
  server = await startTestServer();
  send = sender(server, await server.bearer('administrator@demo.example'));
  companies = (await server.db.select().from(company).where(eq(company.tenantId, 1))).map(({ id }) => id);
  const isGuard = and(eq(user.tenantId, 1), eq(user.role, 'Guard'));
  guards = (await server.db.select().from(user).where(isGuard)).map(({ id }) => id);
});
afterAll(() => server.close());

const save = (body: object): Promise<Answer> => send('POST', '/api/UserGroup', body);
const groupOf = async (id: number | undefined) =>
  (
    await server.db
      .select()
      .from(user)
      .where(eq(user.id, id ?? 0))
  )[0]?.groupId;
const [first, second, third] = [() => guards[0], () => guards[1], () => guards[2]];

describe('saving', () => {
  test('S3.12, S7.13 id 0 creates, with members and companies; the list has it', async () => {
    const given = {
      name: 'Centre',
      description: 'Sites in the centre',
      idUsers: [first()],
      idCompanies: [companies[0]],
    };
    const { status, body } = await save({ idUserGroup: 0, ...given, other: 1 });
    expect([status, body]).toEqual([200, { idUserGroup: expect.any(Number), ...given, version: 1 }]);
    const list = await send('GET', '/api/UserGroup/Get');
    expect(list.rows).toEqual([body]);
    expect(list.headers['x-total-count']).toBe('1');
    expect(Number(list.headers['x-change-seq'])).toBeGreaterThan(0);
    expect(await server.db.select().from(audit).where(eq(audit.action, 'userGroup.save'))).toMatchObject([
      { before: null, after: given },
    ]);
  });

  test('S7.12, S7.13 a user is in one group: who joins another leaves the first; unnamed fields stay', async () => {
    const [north, south] = [
      await save({ idUserGroup: 0, name: 'North', idUsers: [first(), second()] }),
      await save({ idUserGroup: 0, name: 'South', idUsers: [third()], idCompanies: [] }),
    ];
    const { body } = await save({ idUserGroup: south.body.idUserGroup, idUsers: [second(), second()] });
    expect(body).toMatchObject({ name: 'South', idUsers: [second()], idCompanies: [], version: 2 });
    const { rows } = await send('GET', '/api/UserGroup/Get');
    expect(rows.find(({ name }) => name === 'North')).toMatchObject({ idUsers: [first()] });
    expect(rows.find(({ name }) => name === 'Centre')).toMatchObject({ idUsers: [] });
    expect(await groupOf(third())).toBeNull();
    const renamed = await save({ idUserGroup: north.body.idUserGroup, name: 'Far north' });
    expect(renamed.body).toMatchObject({ name: 'Far north', idUsers: [first()] });
  });

  test('C10 companies of a group narrow its members from the next request on', async () => {
    const operator = await server.bearer('operator@demo.example');
    const locations = async () => (await send('GET', '/api/Location', undefined, operator)).rows;
    const all = await locations();
    const [id] = (await server.db.select().from(user).where(eq(user.email, 'operator@demo.example'))).map(
      (row) => row.id,
    );
    const group = await save({ idUserGroup: 0, name: 'Client', idUsers: [id], idCompanies: [companies[0]] });
    const narrowed = await locations();
    expect(narrowed.length).toBeLessThan(all.length);
    expect(new Set(narrowed.map(({ idCompany }) => idCompany))).toEqual(new Set([companies[0]]));
    await save({ idUserGroup: group.body.idUserGroup, idUsers: [] });
    expect(await locations()).toEqual(all);
  });

  test.each([
    ['no name', { idUserGroup: 0 }, 400, { field: 'name', code: 'required' }],
    ['a user who is none', { idUserGroup: 0, name: 'X', idUsers: [999_999] }, 400, { field: 'idUsers' }],
    ['a company that is none', { idUserGroup: 0, name: 'X', idCompanies: [999_999] }, 400, { field: 'idCompanies' }],
    ['a group that is none', { idUserGroup: 999_999, name: 'X' }, 404, undefined],
  ])('%s is refused', async (_, body, status, error) => {
    const answer = await save(body);
    expect(answer.status).toBe(status);
    if (error) expect(answer.errors).toMatchObject([error]);
  });

  test('A1 users and companies of another tenant do not exist, a stale If-Match is 412', async () => {
    const users = await save({ idUserGroup: 0, name: 'X', idUsers: [server.second.guardId] });
    expect(users.errors).toMatchObject([{ field: 'idUsers', code: 'unknownReference' }]);
    const [theirs] = await server.db
      .insert(company)
      .values({ tenantId: server.second.tenantId, name: 'Theirs' })
      .returning();
    const sites = await save({ idUserGroup: 0, name: 'X', idCompanies: [theirs?.id] });
    expect(sites.errors).toMatchObject([
      { field: 'idCompanies', code: 'unknownReference', message: `Company ${theirs?.id} does not exist` },
    ]);
    const { body } = await save({ idUserGroup: 0, name: 'Once' });
    const headers = { ...(await server.bearer('administrator@demo.example')), 'if-match': '"7"' };
    expect((await send('POST', '/api/UserGroup', { ...body, name: 'Twice' }, headers)).status).toBe(412);
  });
});

describe('deleting', () => {
  const remove = (body: object | undefined, query = '') => send('DELETE', `/api/UserGroup${query}`, body);

  test('S7.14 the id stands in the body; a group with members is in use; a repeat is 204 again', async () => {
    const { body } = await save({ idUserGroup: 0, name: 'Full', idUsers: guards.slice(0, 3) });
    const id = body.idUserGroup;
    const used = await remove({ idUserGroup: id });
    expect(used.status).toBe(409);
    expect(used.errors).toEqual([
      { field: 'idUserGroup', code: 'inUse', message: 'User group has 3 users', use: { kind: 'user', count: 3 } },
    ]);
    await save({ idUserGroup: id, idUsers: [] });
    expect((await remove({ idUserGroup: id })).status).toBe(204);
    expect((await send('GET', '/api/UserGroup/Get')).rows.map((row) => row.idUserGroup)).not.toContain(id);
    expect((await remove({ idUserGroup: id })).status).toBe(204);
    expect(await server.db.select().from(audit).where(eq(audit.action, 'userGroup.delete'))).toHaveLength(1);
    expect((await save({ idUserGroup: id, name: 'Back' })).status).toBe(404);
    expect((await remove({ idUserGroup: 999_999 })).status).toBe(404);
  });

  test('S7.14 a proxy may drop the body: the query says the same, and without either it is 400', async () => {
    const { body } = await save({ idUserGroup: 0, name: 'By query' });
    expect((await remove(undefined, `?idUserGroup=${body.idUserGroup}`)).status).toBe(204);
    const isIt = eq(userGroup.id, Number(body.idUserGroup));
    expect((await server.db.select().from(userGroup).where(isIt))[0]?.deletedAt).toBe(server.clock.now());
    const missing = await remove(undefined);
    expect(missing.status).toBe(400);
    expect(missing.errors).toMatchObject([{ field: 'body', code: 'required' }]);
    expect((await remove(undefined, '?idUserGroup=x')).status).toBe(400);
  });
});
