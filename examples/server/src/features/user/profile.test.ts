import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, user } from '../../db/schema.ts';
import { demoPassword } from '../../demo/people.ts';
import { type Answer, type Send, sender } from '../../testing/send.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const profile = '/api/User/MyProfile';
let server: TestServer;
let operator: Record<string, string>;
let send: Send;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.bearer('operator@demo.example');
  send = sender(server, operator);
});
afterAll(() => server.close());

const rowOf = async (email: string) => (await server.db.select().from(user).where(eq(user.email, email)))[0];

describe('MyProfile', () => {
  test('is the caller’s own, with address and number, and never with a password', async () => {
    const { status, body } = await send('GET', profile);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Zoran Knežević', email: 'operator@demo.example', phone: '+385 1 555 0100' });
    expect(JSON.stringify(body)).not.toMatch(/password|argon/i);
  });

  test('saves what is named and leaves the rest; role, address and rights are nobody’s own to change', async () => {
    const before = await rowOf('operator@demo.example');
    const given = { name: 'Zoran K.', startLatitude: 45.8, startLongitude: 15.9 };
    const more = { role: 'Administrator', email: 'boss@demo.example', idUserGroup: 1, active: false, password: 'x' };
    const { body } = await send('POST', profile, { ...given, ...more });
    expect(body).toMatchObject({ ...given, role: 'Operator', phone: '+385 1 555 0100', version: 2 });
    const after = await rowOf('operator@demo.example');
    expect(after).toEqual({ ...before, ...given, version: 2 });
    const isSave = and(eq(audit.action, 'profile.save'), eq(audit.entityId, before?.id ?? 0));
    expect(await server.db.select().from(audit).where(isSave)).toMatchObject([
      { userId: before?.id, before: { name: 'Zoran Knežević' }, after: { name: 'Zoran K.' } },
    ]);
    await send('POST', profile, { name: 'Zoran Knežević', startLatitude: null, startLongitude: null });
  });

  test.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['one coordinate', { startLatitude: 1 }, 'startLongitude'],
    ['an unknown language', { locale: 'de' }, 'locale'],
  ])('refuses %s', async (_, payload, field) => {
    const { status, errors } = await send('POST', profile, payload);
    expect(status).toBe(400);
    expect(errors[0]?.field).toBe(field);
  });
});

describe('ChangePassword', () => {
  const change = (oldPassword: string, password: string, passwordRepeat = password, headers = operator) =>
    send('POST', '/api/User/ChangePassword', { oldPassword, password, passwordRepeat }, headers);
  const statusOf = async (headers: Record<string, string>) => (await send('GET', profile, undefined, headers)).status;
  const result = async (password: string) =>
    (await send('POST', '/api/User/Authenticate', { email: 'operator@demo.example', password }, {})).body.result;

  test('A3 the new one counts, every other session ends, this one stays, and the log holds neither', async () => {
    const other = await server.bearer('operator@demo.example');
    expect((await change(demoPassword, 'quite-unknown')).status).toBe(204);
    expect([await statusOf(other), await statusOf(operator)]).toEqual([401, 200]);
    expect([await result(demoPassword), await result('quite-unknown')]).toEqual([-1, 0]);
    const rows = await server.db.select().from(audit).where(eq(audit.action, 'user.changePassword'));
    expect(rows).toMatchObject([{ entity: 'user', before: null, after: null }]);
    expect((await change('quite-unknown', demoPassword)).status).toBe(204);
  });

  test.each([
    ['a wrong old one', ['wrong', 'quite-unknown'], 'oldPassword', 'passwordWrong'],
    ['another repetition', [demoPassword, 'quite-unknown', 'quite-unknowm'], 'passwordRepeat', 'passwordsDoNotMatch'],
    ['one that is too short', [demoPassword, 'abqz'], 'password', 'passwordTooShort'],
    ['one that everybody tries first', [demoPassword, 'Zagreb123'], 'password', 'passwordCommon'],
  ] as const)('A7 %s is 400, never 401, and changes nothing', async (_, [old, password, repeat], field, code) => {
    const { status, errors } = await change(old, password, repeat);
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ field, code }]);
    expect([await statusOf(operator), await result(demoPassword)]).toEqual([200, 0]);
  });

  test('A3 wrong old ones are slowed down like failed sign-ins, and never lock for good', async () => {
    const headers = await server.bearer('guard3@demo.example');
    let last: Answer | undefined;
    for (let n = 0; n < 11; n += 1) last = await change('wrong', 'quite-unknown', undefined, headers);
    expect(last?.status).toBe(429);
    expect(last?.headers['retry-after']).toBe('30');
    expect((await change(demoPassword, 'quite-unknown', undefined, headers)).status).toBe(429);
    expect((await change('wrong', 'quite-unknown')).status).toBe(400);
    server.clock.set(server.clock.now() + 30_000);
    expect((await change(demoPassword, 'quite-unknown', undefined, headers)).status).toBe(204);
  });
});
