/* Contract C10 on forgotten passwords, longer than other files because of its cases. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { audit, outgoing, passwordReset, user } from '../../db/schema.ts';
import { demoPassword } from '../../demo/people.ts';
import { type AlarmDesk, startAlarmDesk } from '../../testing/alarm-desk.ts';

const email = 'guard12@demo.example';
let desk: AlarmDesk;
let ownerId = 0;
beforeAll(async () => {
  desk = await startAlarmDesk();
  const [owner] = await desk.db.select().from(user).where(eq(user.email, email));
  ownerId = owner?.id ?? 0;
});
beforeEach(async () => {
  await desk.clear();
  /* An address of the network of its own for each test: the number of requests is limited. */
  lastByte += 1;
  remoteAddress = `198.51.100.${lastByte}`;
});
afterAll(() => desk.close());

let lastByte = 0;
let remoteAddress = '';
const inject = (method: 'GET' | 'POST', url: string, payload?: object) =>
  desk.app.inject({ method, url, remoteAddress, ...(payload ? { payload } : {}) });
const ask = (address: string) => inject('POST', '/api/User/RequestPasswordReset', { email: address });
const links = () => desk.db.select().from(passwordReset).orderBy(desc(passwordReset.id));
/* The answer does not wait for the mail. */
const queued = (count: number) =>
  vi.waitFor(async () => expect(await desk.db.$count(outgoing)).toBe(count), { timeout: 20_000 });
const guidIn = (mail = '') => /guid=([0-9a-f-]{36})\r\n/.exec(mail)?.[1] ?? '';
async function guidFor(address = email): Promise<string> {
  const count = (await desk.db.$count(outgoing)) + 1;
  await ask(address);
  await queued(count);
  await desk.runJobs('send-mails');
  return guidIn(desk.mails().at(-1));
}
const reset = (guid: string, password = 'ponovno-na-straži', passwordRepeat = password) =>
  inject('POST', '/api/User/ResetPassword', { guid, password, passwordRepeat });
const signIn = async (password: string) =>
  (await inject('POST', '/api/User/Authenticate', { email, password })).json().result;

describe('RequestPasswordReset', () => {
  test('S7.07 S7.08 the address in the query, the answer a number: the minutes a link lives', async () => {
    const response = await inject('GET', `/api/User/RequestPasswordReset?email=${email}`);
    expect([response.statusCode, response.json()]).toEqual([200, 60]);
    await queued(1);
    expect((await inject('GET', '/api/User/RequestPasswordReset?email=nonsense')).statusCode).toBe(400);
    expect((await inject('GET', '/api/User/RequestPasswordReset')).statusCode).toBe(400);
  });

  test('the same answer for a known, an unknown and an inactive address; only the known one gets a mail', async () => {
    await desk.db.update(user).set({ isActive: false }).where(eq(user.email, 'guard11@demo.example'));
    const answers = [];
    for (const address of ['nobody@demo.example', 'guard11@demo.example', email.toUpperCase()]) {
      const { statusCode, body, headers } = await ask(address);
      const { date: _, 'x-request-id': __, ...same } = headers;
      answers.push([statusCode, body, same]);
    }
    await queued(1);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await desk.db.select().from(outgoing)).toMatchObject([{ target: email, eventId: null }]);
    expect(await links()).toHaveLength(1);
  });

  test('the link stands in the mail and nowhere else: neither in the database nor in the audit log', async () => {
    const guid = await guidFor();
    expect(guid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(desk.mails()[0]).toContain(`http://127.0.0.1:5173/absistemguardpatrolv2/resetPassword?guid=${guid}\r\n`);
    const stored = [await links(), await desk.db.select().from(outgoing), await desk.db.select().from(audit)];
    expect(JSON.stringify(stored)).not.toContain(guid);
    const [row] = await desk.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(row).toMatchObject({ action: 'auth.requestReset', userId: null, entityId: ownerId, ip: remoteAddress });
  });

  test.each([
    ['hr', 'Nova lozinka', 'Poveznica vrijedi 60 minuta'],
    ['en', 'New password', 'good for 60 minutes'],
    ['slo', 'Novo geslo', 'Povezava velja 60 minut'],
    ['ser', 'Нова лозинка', 'Веза важи 60 минута'],
    ['ro', 'Parolă nouă', 'valabil 60 de minute'],
    ['nmk', 'Нова лозинка', 'Врската важи 60 минути'],
  ] as const)('in the language of its reader: %s', async (locale, subject, text) => {
    await desk.db.update(user).set({ locale }).where(eq(user.id, ownerId));
    await ask(email);
    await queued(1);
    expect(await desk.db.select().from(outgoing)).toMatchObject([{ content: { subject } }]);
    await desk.runJobs('send-mails');
    expect(desk.mails()[0]).toContain(text);
  });

  test('three mails an hour to one address, the fourth is dropped without a word', async () => {
    for (let count = 1; count <= 3; count += 1) await guidFor();
    expect((await ask(email)).json()).toBe(60);
    /* Behind the dropped one: when this mail is there, that one would be. */
    const other = 'guard10@demo.example';
    await ask(other);
    await queued(4);
    const mails = await desk.db.select().from(outgoing);
    expect(mails.filter(({ target }) => target === email)).toHaveLength(3);
    desk.clock.set(desk.clock.now() + 3_600_000);
    expect(await guidFor()).not.toBe('');
  });

  test('thirty requests in a quarter of an hour from one address of the network, then 429', async () => {
    for (let count = 1; count <= 30; count += 1) expect((await ask('nobody@demo.example')).statusCode).toBe(200);
    const refused = await ask('nobody@demo.example');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(900);
    remoteAddress = '203.0.113.1';
    expect((await ask('nobody@demo.example')).statusCode).toBe(200);
  });
});

describe('ResetPassword', () => {
  test('S7.06 guid, password, passwordRepeat: the new password works, the old one does not, every session ends', async () => {
    const { authorization } = await desk.bearer(email);
    const guid = await guidFor();
    const response = await reset(guid.toUpperCase());
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const hub = { method: 'POST', url: '/api/User/HubTicket', headers: { authorization } } as const;
    expect((await desk.app.inject(hub)).statusCode).toBe(401);
    expect(await signIn('ponovno-na-straži')).toBe(0);
    expect(await signIn(demoPassword)).toBe(-1);
    const rows = await desk.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'auth.reset'), eq(audit.entityId, ownerId)));
    expect(rows).toMatchObject([{ userId: ownerId, entity: 'user', before: null, after: null }]);
    await reset(await guidFor(), demoPassword);
    expect(await signIn(demoPassword)).toBe(0);
  });

  const guidInvalid = [
    { field: 'guid', code: 'guidInvalid', message: 'is not valid any more; ask for a new link' },
  ] as const;

  test('S3.135 the guid is a uuid; an unknown, a used, a replaced and an expired one get the same answer', async () => {
    expect((await reset('no-uuid')).json().errors).toMatchObject([{ field: 'guid', code: 'format' }]);
    const used = await guidFor();
    expect((await reset(used, demoPassword)).statusCode).toBe(204);
    const replaced = await guidFor();
    const expired = await guidFor();
    const answers = [await reset(randomUUID()), await reset(used), await reset(replaced)];
    desk.clock.set(desk.clock.now() + 60 * 60_000);
    answers.push(await reset(expired));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual(guidInvalid);
    }
    expect(await signIn(demoPassword)).toBe(0);
  });

  test('a link is good to its last second, for one of two who use it at once, and not for somebody deactivated', async () => {
    const guid = await guidFor();
    desk.clock.set(desk.clock.now() + 60 * 60_000 - 1000);
    const both = await Promise.all([reset(guid, demoPassword), reset(guid, demoPassword)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
    const late = await guidFor();
    await desk.db.update(user).set({ isActive: false }).where(eq(user.id, ownerId));
    expect((await reset(late)).json().errors).toEqual(guidInvalid);
  });

  test('S3.136 S3.137 S5.05 S5.06 S9.48 too short, too common, not repeated: refused by name, the link stays good', async () => {
    const guid = await guidFor();
    const refused = async (password: string, repeat?: string) => {
      const response = await reset(guid, password, repeat);
      expect(response.statusCode).toBe(400);
      const [{ field, code }] = response.json().errors;
      return [field, code];
    };
    expect(await refused('kq7z')).toEqual(['password', 'passwordTooShort']);
    expect(await refused('password')).toEqual(['password', 'passwordCommon']);
    expect(await refused('kq7zw', 'kq7zW')).toEqual(['passwordRepeat', 'passwordsDoNotMatch']);
    expect((await reset(guid, 'kq7zw')).statusCode).toBe(204);
    await reset(await guidFor(), demoPassword);
  });

  test('whoever has failed to sign in too often may sign in after a reset', async () => {
    for (let count = 0; count < 10; count += 1) await signIn('wrong');
    expect((await inject('POST', '/api/User/Authenticate', { email, password: 'wrong' })).statusCode).toBe(429);
    await reset(await guidFor(), demoPassword);
    expect(await signIn(demoPassword)).toBe(0);
  });
});
