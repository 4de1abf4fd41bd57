import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presetOf } from '../../auth/policy-table.ts';
import { audit, contact, deviceCredential, event, passwordReset, session, user, userGroup } from '../../db/schema.ts';
import { type Answer, type Send, sender } from '../../testing/send.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Record<string, string>;
let operator: Record<string, string>;
let send: Send;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.bearer('administrator@demo.example');
  operator = await server.bearer('operator@demo.example');
  send = sender(server, admin);
});
afterAll(() => server.close());

const save = (body: object, headers = admin): Promise<Answer> => send('POST', '/api/User', body, headers);
const remove = (id: unknown, headers = admin): Promise<Answer> => send('DELETE', `/api/User/${id}`, undefined, headers);
const rowOf = async (id: unknown) =>
  (
    await server.db
      .select()
      .from(user)
      .where(eq(user.id, Number(id)))
  )[0];
const auditOf = (id: unknown) =>
  server.db
    .select()
    .from(audit)
    .where(and(eq(audit.entity, 'user'), eq(audit.entityId, Number(id))));
async function signIn(email: string, password: string) {
  return (await send('POST', '/api/User/Authenticate', { email, password }, {})).body;
}
const give = (policies: readonly string[]): Promise<Answer> =>
  send('POST', '/api/RolePolicy', { role: 'Operator', policies });
let made = 0;
async function newUser(more: object = {}) {
  made += 1;
  const email = `person${made}@demo.example`;
  const { status, body } = await save({ idUser: 0, name: `Person ${made}`, role: 'Operator', email, ...more });
  expect(status).toBe(200);
  return { id: Number(body.idUser), email };
}

describe('signing in', () => {
  test('S3.01, S3.02, S3.03, S3.04, S3.06, S7.04 the answer has token, id, name, role, locale and rights', async () => {
    const auth = await server.signIn('administrator@demo.example');
    expect(auth).toMatchObject({ result: 0, name: 'Vesna Novak', role: 'Administrator', locale: 'en' });
    expect(auth.token).toMatch(/^[\w-]{43}$/);
    const me = await send('GET', '/api/User/MyProfile', undefined, { authorization: `Bearer ${auth.token}` });
    expect(me.body.idUser).toBe(auth.idUser);
    expect(auth.policies).toContain('policy.write');
  });

  test('S3.01, S3.05 a bad password is 200 with result -1 and without token, id, name and role', async () => {
    const { status, body } = await send('POST', '/api/User/Authenticate', {
      email: 'administrator@demo.example',
      password: 'wrong',
    });
    expect([status, body]).toEqual([200, { result: -1 }]);
  });

  test('S6.01, S6.02 Administrator and Operator may enter the dashboard', async () => {
    for (const email of ['administrator@demo.example', 'operator@demo.example']) {
      const { token, policies } = await server.signIn(email);
      expect(policies).toContain('dashboard.view');
      const headers = { authorization: `Bearer ${token}` };
      expect((await send('GET', '/api/Event/GetLastEvents/0', undefined, headers)).status).toBe(200);
    }
  });

  test('K8 somebody without a role signs in and may nothing but see himself and leave', async () => {
    const { email } = await newUser({ role: '', password: 'quite-unknown' });
    const auth = await signIn(email, 'quite-unknown');
    expect(auth).toMatchObject({ result: 0, role: '', policies: [] });
    const headers = { authorization: `Bearer ${auth.token}` };
    expect((await send('GET', '/api/User/MyProfile', undefined, headers)).status).toBe(200);
    expect((await send('GET', '/api/User/GetAllUsers', undefined, headers)).status).toBe(403);
    expect((await send('POST', '/api/User/Logout', undefined, headers)).status).toBe(204);
  });
});

describe('the list', () => {
  test('S6.06, S7.09 the caller comes first, then everybody by name, inactive ones too', async () => {
    const { id } = await newUser({ name: 'Čedo Zadnji', role: 'Guard', active: false });
    const { rows, headers } = await send('GET', '/api/User/GetAllUsers', undefined, operator);
    expect(rows[0]?.name).toBe('Zoran Knežević');
    const names = rows.slice(1).map(({ name }) => String(name));
    expect(names).toEqual([...names].sort(new Intl.Collator('hr').compare));
    expect(rows.find((row) => row.idUser === id)).toMatchObject({ active: false });
    expect(headers['x-total-count']).toBe(String(rows.length));
    expect(headers['x-truncated']).toBeUndefined();
  });

  test('S7.09 limit and offset cut it, and the headers say so', async () => {
    const all = (await send('GET', '/api/User/GetAllUsers')).rows;
    const page = await send('GET', '/api/User/GetAllUsers?limit=3&offset=2');
    expect(page.rows).toEqual(all.slice(2, 5));
    expect(page.headers['x-total-count']).toBe(String(all.length));
    expect(page.headers['x-truncated']).toBe('true');
  });

  test('A6 addresses and numbers are for who manages users, whatever his role is called', async () => {
    const has = ({ rows }: Answer) => rows.some((row) => 'email' in row || 'phone' in row);
    expect(has(await send('GET', '/api/User/GetAllUsers'))).toBe(true);
    expect(has(await send('GET', '/api/User/GetAllUsers', undefined, operator))).toBe(false);
    await give([...presetOf('Operator'), 'users.write']);
    expect(has(await send('GET', '/api/User/GetAllUsers', undefined, operator))).toBe(true);
    await give(presetOf('Operator'));
  });

  test('C8 only who has asked for messages within 30 days can receive them', async () => {
    const { id } = await newUser({ role: 'Guard' });
    const told = async () => {
      const { rows } = await send('GET', '/api/User/GetAllUsers');
      return rows.find((row) => row.idUser === id);
    };
    expect(await told()).toMatchObject({ canReceive: false, lastContact: null });
    const day = 24 * 3_600_000;
    const row = { tenantId: 1, userId: id, lastContactAt: server.clock.now() };
    await server.db.insert(contact).values({ ...row, inboxReadAt: server.clock.now() - 30 * day });
    expect(await told()).toMatchObject({ canReceive: true, lastContact: '2026-11-21T12:00:00.000Z' });
    await server.db
      .update(contact)
      .set({ inboxReadAt: server.clock.now() - 30 * day - 1 })
      .where(eq(contact.userId, id));
    expect(await told()).toMatchObject({ canReceive: false });
  });
});

describe('saving', () => {
  test('S3.07, S3.08, S3.10, S3.11, S7.10 id 0 creates with all fields, without a password; the log has no secret', async () => {
    const given = {
      name: 'Mira Marić',
      role: 'Guard',
      email: 'Mira@Demo.Example',
      phone: '+385 1 555 0123',
      locale: 'ro',
      startLatitude: 45.8,
      startLongitude: 15.9,
      thresholds: { notConnectedSeconds: 900, other: 1 },
    };
    const { body } = await save({ idUser: 0, ...given, lost: 'x' });
    expect(body).toMatchObject({ ...given, thresholds: { notConnectedSeconds: 900 }, active: true, version: 1 });
    expect(Number(body.idUser)).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/password|lost|other/i);
    expect(await rowOf(body.idUser)).toMatchObject({ passwordHash: null, tenantId: 1 });
    expect(await signIn('mira@demo.example', 'x')).toEqual({ result: -1 });
    expect((await auditOf(body.idUser))[0]).toMatchObject({
      action: 'user.save',
      before: null,
      after: { name: 'Mira Marić', hasPassword: false },
    });
  });

  test('S7.10 id above 0 changes what the body names and leaves the rest', async () => {
    const { id, email } = await newUser({
      password: 'quite-unknown',
      phone: '+385 1',
      startLatitude: 1,
      startLongitude: 2,
    });
    const { body } = await save({ idUser: id, name: 'Renamed', role: 'Operator', phone: null });
    expect(body).toMatchObject({
      name: 'Renamed',
      email,
      phone: null,
      startLatitude: 1,
      startLongitude: 2,
      version: 2,
    });
    expect((await signIn(email, 'quite-unknown')).result).toBe(0);
    expect(JSON.stringify(await auditOf(id))).not.toMatch(/quite-unknown|argon2/);
    expect((await save({ idUser: 999_999, name: 'X', role: 'Guard' })).status).toBe(404);
    expect((await save({ idUser: server.second.guardId, name: 'X', role: 'Guard' })).status).toBe(404);
  });

  test('A1 a stale If-Match is 412 and changes nothing', async () => {
    const { id } = await newUser();
    const body = { idUser: id, name: 'Second', role: 'Operator' };
    expect((await save(body, { ...admin, 'if-match': '"1"' })).status).toBe(200);
    expect((await save({ ...body, name: 'Third' }, { ...admin, 'if-match': '"1"' })).status).toBe(412);
    expect((await rowOf(id))?.name).toBe('Second');
  });

  test.each([
    ['S3.09 a role that is none', { role: 'Boss' }, 400, { field: 'role' }],
    ['S3.09 no role', { role: null }, 400, { field: 'role' }],
    ['S3.08 an empty name', { name: '   ' }, 400, { field: 'name', code: 'required' }],
    ['S3.10 a latitude beyond the pole', { startLatitude: 90.5, startLongitude: 1 }, 400, { field: 'startLatitude' }],
    ['S3.11 a longitude of 181', { startLatitude: 1, startLongitude: 181 }, 400, { field: 'startLongitude' }],
    ['S3.10 a latitude alone', { startLatitude: 1 }, 400, { field: 'startLongitude', code: 'required' }],
    ['S3.11 a longitude alone', { startLongitude: 1 }, 400, { field: 'startLatitude', code: 'required' }],
    ['an unknown group', { idUserGroup: 999_999 }, 400, { field: 'idUserGroup', code: 'unknownReference' }],
    ['a short password', { password: 'abqz' }, 400, { field: 'password', code: 'passwordTooShort' }],
    ['a common password', { password: 'Lozinka123' }, 400, { field: 'password', code: 'passwordCommon' }],
    ['no e-mail address', { email: 'nobody' }, 400, { field: 'email', code: 'format' }],
    [
      'an e-mail in use, in other letters',
      { email: 'OPERATOR@demo.example' },
      409,
      { field: 'email', code: 'duplicate', message: 'E-mail OPERATOR@demo.example is already registered' },
    ],
    ['an e-mail in use elsewhere', { email: 'second@demo.example' }, 409, { field: 'email', code: 'duplicate' }],
  ])('%s is refused', async (_, more, status, error) => {
    const answer = await save({ idUser: 0, name: 'Refused', role: 'Guard', ...more });
    expect(answer.status).toBe(status);
    expect(answer.errors[0]).toMatchObject(error);
    expect(await server.db.select().from(user).where(eq(user.name, 'Refused'))).toEqual([]);
  });

  test('of two who take one address at once, one gets it', async () => {
    const both = await Promise.all(
      ['a', 'A'].map((letter) => save({ idUser: 0, name: 'Racer', role: 'Guard', email: `${letter}@race.example` })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await server.db.select().from(user).where(eq(user.name, 'Racer'))).toHaveLength(1);
  });
});

describe('ends of access', () => {
  async function signedIn() {
    const { id, email } = await newUser({ password: 'quite-unknown' });
    const { token } = await signIn(email, 'quite-unknown');
    const headers = { authorization: `Bearer ${token}` };
    const status = async () => (await send('GET', '/api/User/MyProfile', undefined, headers)).status;
    expect(await status()).toBe(200);
    return { id, email, status };
  }

  test.each([
    ['a new role', { role: 'Administrator' }],
    ['a new password', { password: 'another-unknown' }],
    ['deactivation', { active: false }],
  ])('A3 %s ends every session at once', async (_, change) => {
    const { id, status } = await signedIn();
    expect((await save({ idUser: id, name: 'Changed', role: 'Operator', ...change })).status).toBe(200);
    expect(await status()).toBe(401);
    const open = and(eq(session.userId, id), isNull(session.revokedAt));
    expect(await server.db.select().from(session).where(open)).toEqual([]);
  });

  test('A3 a new name or number ends none, and whoever sets his own password stays signed in', async () => {
    const { id, status } = await signedIn();
    await save({ idUser: id, name: 'Changed', role: 'Operator', phone: '+385 2' });
    expect(await status()).toBe(200);
    const own = await newUser({ role: 'Administrator', password: 'quite-unknown' });
    const headers = { authorization: `Bearer ${(await signIn(own.email, 'quite-unknown')).token}` };
    const body = { idUser: own.id, name: 'Own', role: 'Administrator', password: 'another-unknown' };
    expect((await save(body, headers)).status).toBe(200);
    expect((await send('GET', '/api/User/MyProfile', undefined, headers)).status).toBe(200);
  });

  test('a link to set a new password is void after a new address', async () => {
    const { id } = await newUser();
    const now = server.clock.now();
    const row = { tenantId: 1, userId: id, guidHash: 'of a link', createdAt: now, expiresAt: now + 3_600_000 };
    await server.db.insert(passwordReset).values(row);
    await save({ idUser: id, name: 'Moved', role: 'Operator', email: 'moved@demo.example' });
    expect(await server.db.select().from(passwordReset).where(eq(passwordReset.userId, id))).toMatchObject([
      { endedAt: now },
    ]);
  });

  test('S7.11 a delete deactivates: the name stays, phones and sessions end, a repeat changes nothing', async () => {
    const { id, email, status } = await signedIn();
    await server.db.insert(deviceCredential).values({
      tenantId: 1,
      userId: id,
      label: 'Phone',
      secretHash: `of ${id}`,
      prefix: 'pk_',
      createdAt: server.clock.now(),
    });
    const at = { occurredAt: server.clock.now(), receivedAt: server.clock.now() };
    await server.db.insert(event).values({ tenantId: 1, typeCode: 6, userId: id, source: 'Person', ...at });
    expect((await remove(id)).status).toBe(204);
    expect(await status()).toBe(401);
    expect((await signIn(email, 'quite-unknown')).result).toBe(-2);
    expect(await server.db.select().from(deviceCredential).where(eq(deviceCredential.userId, id))).toMatchObject([
      { revokedAt: server.clock.now() },
    ]);
    expect(await rowOf(id)).toMatchObject({ isActive: false, version: 2 });
    const rows = (await auditOf(id)).filter(({ action }) => action === 'user.delete');
    expect((await remove(id)).status).toBe(204);
    expect((await auditOf(id)).filter(({ action }) => action === 'user.delete')).toEqual(rows);
    expect(rows).toHaveLength(1);
    expect((await remove(999_999)).status).toBe(404);
    expect((await remove(server.second.guardId)).status).toBe(404);
  });
});

describe('rights over people', () => {
  test('C10 the last active administrator cannot be deleted, deactivated or demoted', async () => {
    const { token, idUser } = await server.signIn('second@demo.example');
    const headers = { authorization: `Bearer ${token}` };
    const body = { idUser, name: 'Second Administrator', role: 'Administrator' };
    for (const answer of [await remove(idUser, headers), await save({ ...body, role: 'Operator' }, headers)]) {
      expect(answer.status).toBe(409);
      expect(answer.errors).toMatchObject([{ field: 'idUser', code: 'lastAdministrator' }]);
    }
    expect((await save({ ...body, active: false }, headers)).status).toBe(409);
    expect(await rowOf(idUser)).toMatchObject({ role: 'Administrator', isActive: true });
    const other = await save({ idUser: 0, name: 'Other', role: 'Administrator' }, headers);
    expect((await remove(idUser, headers)).errors).toMatchObject([{ code: 'self' }]);
    expect((await save({ ...body, active: false }, headers)).errors).toMatchObject([{ code: 'self' }]);
    expect((await save({ ...body, role: 'Operator' }, headers)).status).toBe(200);
    await server.db
      .update(user)
      .set({ isActive: false })
      .where(eq(user.id, Number(other.body.idUser)));
    await server.db
      .update(user)
      .set({ role: 'Administrator' })
      .where(eq(user.id, Number(idUser)));
  });

  test('C10 of two administrators who demote each other at once, one stays', async () => {
    const headers: Record<string, string>[] = [];
    const ids: number[] = [];
    await server.db.update(user).set({ isActive: false }).where(eq(user.role, 'Administrator'));
    await server.db.update(user).set({ isActive: true }).where(eq(user.email, 'administrator@demo.example'));
    for (const name of ['One', 'Two']) {
      const { id, email } = await newUser({ name, role: 'Administrator', password: 'quite-unknown' });
      ids.push(id);
      headers.push({ authorization: `Bearer ${(await signIn(email, 'quite-unknown')).token}` });
    }
    await server.db.update(user).set({ isActive: false }).where(eq(user.email, 'administrator@demo.example'));
    const demote = (id: number | undefined, as: Record<string, string>) =>
      save({ idUser: id, name: 'Demoted', role: 'Operator' }, as);
    const both = await Promise.all([demote(ids[1], headers[0] ?? {}), demote(ids[0], headers[1] ?? {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = and(eq(user.tenantId, 1), eq(user.role, 'Administrator'), eq(user.isActive, true));
    expect(await server.db.select().from(user).where(left)).toHaveLength(1);
    await server.db.update(user).set({ isActive: true }).where(eq(user.role, 'Administrator'));
  });

  test('whoever was given users.write manages nobody who may do more than he', async () => {
    await give([...presetOf('Operator'), 'users.write']);
    const boss = await newUser({ role: 'Administrator' });
    const guard = await newUser({ role: 'Guard' });
    const as = operator;
    expect((await save({ idUser: guard.id, name: 'Known', role: 'Guard' }, as)).status).toBe(200);
    const refused = [
      await save({ idUser: guard.id, name: 'Known', role: 'Administrator' }, as),
      await save({ idUser: boss.id, name: 'Boss', role: 'Administrator', password: 'known-to-me' }, as),
      await save({ idUser: boss.id, name: 'Boss', role: 'Operator' }, as),
      await remove(boss.id, as),
    ];
    for (const { status, errors } of refused) {
      expect(status).toBe(403);
      expect(errors).toMatchObject([{ field: 'policy', code: 'forbidden' }]);
    }
    expect(await rowOf(boss.id)).toMatchObject({ role: 'Administrator', isActive: true, passwordHash: null });
    await give(presetOf('Operator'));
  });

  test('a group is a reference of the tenant, 0 is none', async () => {
    const [group] = await server.db.insert(userGroup).values({ tenantId: 1, name: 'North' }).returning();
    const { id } = await newUser({ idUserGroup: group?.id });
    expect((await rowOf(id))?.groupId).toBe(group?.id);
    await save({ idUser: id, name: 'Moved', role: 'Operator', idUserGroup: 0 });
    expect((await rowOf(id))?.groupId).toBeNull();
    const [foreign] = await server.db
      .insert(userGroup)
      .values({ tenantId: server.second.tenantId, name: 'Theirs' })
      .returning();
    const answer = await save({ idUser: id, name: 'Moved', role: 'Operator', idUserGroup: foreign?.id });
    expect(answer.errors).toMatchObject([{ code: 'unknownReference', message: 'User group does not exist' }]);
  });
});
