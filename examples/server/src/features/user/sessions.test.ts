import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit, session, user } from '../../db/schema.ts';
import { demoPassword } from '../../demo/people.ts';
import { type Send, sender } from '../../testing/send.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const sessions = '/api/User/Sessions';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const [minute, hour] = [60_000, 3_600_000];
let server: TestServer;
let desk: Record<string, string>;
let tablet: Record<string, string>;
let send: Send;

async function signIn(email: string, userAgent: string): Promise<Record<string, string>> {
  const payload = { email, password: demoPassword };
  const request = {
    method: 'POST',
    url: '/api/User/Authenticate',
    headers: { 'user-agent': userAgent },
    payload,
  } as const;
  return { authorization: `Bearer ${(await server.app.inject(request)).json().token}` };
}
const list = async (headers = desk) => (await send('GET', sessions, undefined, headers)).rows;
const idOf = async (headers: Record<string, string>) =>
  (await list(headers)).find(({ isCurrent }) => isCurrent)?.idSession;
const statusOf = async (headers: Record<string, string>) =>
  (await send('GET', '/api/User/MyProfile', undefined, headers)).status;
const auditRows = () => server.db.select().from(audit).where(like(audit.action, 'session.%')).orderBy(desc(audit.id));

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.update(session).set({ revokedAt: server.clock.now() });
  desk = await signIn('operator@demo.example', firefox);
  server.clock.set(server.clock.now() + minute);
  tablet = await signIn('operator@demo.example', 'x'.repeat(1000));
  send = sender(server, desk);
});

test('A3 tells where somebody is signed in, the console that asks first, and nobody else’s', async () => {
  await signIn('administrator@demo.example', firefox);
  const rows = await list();
  expect(rows).toMatchObject([
    { isCurrent: true, userAgent: firefox, ip: '127.0.0.1' },
    { isCurrent: false, userAgent: 'x'.repeat(300) },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/token|hash/i);
  expect((await list(tablet)).map(({ idSession }) => idSession)).toEqual(
    rows.map(({ idSession }) => idSession).reverse(),
  );
});

test('A3 a session that has ended by time, by nobody’s use or by hand is not told', async () => {
  server.clock.set(server.clock.now() + 50 * minute);
  await statusOf(desk);
  server.clock.set(server.clock.now() + 11 * minute);
  expect(await list()).toMatchObject([{ isCurrent: true }]);
  await server.db.update(session).set({ lastUsedAt: server.clock.now(), expiresAt: server.clock.now() });
  const fresh = await signIn('operator@demo.example', firefox);
  expect(await list(fresh)).toHaveLength(1);
});

test('A3 one that is ended is refused at the next request, the others stay, and the log tells it', async () => {
  const id = await idOf(tablet);
  const { status } = await send('DELETE', `${sessions}/${id}`);
  expect([status, await statusOf(tablet), await statusOf(desk)]).toEqual([204, 401, 200]);
  expect(await list()).toHaveLength(1);
  const [row] = await auditRows();
  expect(row).toMatchObject({ action: 'session.end', entity: 'session', entityId: id, before: null, after: null });
  /* Once more changes nothing and is nothing to tell. */
  const before = (await auditRows()).length;
  expect((await send('DELETE', `${sessions}/${id}`)).status).toBe(204);
  expect(await auditRows()).toHaveLength(before);
});

test('A3 nobody ends the session of a colleague, whatever his role', async () => {
  const administrator = await signIn('administrator@demo.example', firefox);
  const before = (await auditRows()).length;
  const [own, others] = [await idOf(desk), await idOf(administrator)];
  expect((await send('DELETE', `${sessions}/${own}`, undefined, administrator)).status).toBe(404);
  expect((await send('DELETE', `${sessions}/${others}`)).status).toBe(404);
  expect((await send('DELETE', `${sessions}/999999999`)).status).toBe(404);
  expect([await statusOf(desk), await statusOf(administrator)]).toEqual([200, 200]);
  expect(await auditRows()).toHaveLength(before);
});

test('A3 all others end in one step: his own on other computers, nobody else’s', async () => {
  const third = await signIn('operator@demo.example', firefox);
  const administrator = await signIn('administrator@demo.example', firefox);
  expect((await send('POST', '/api/User/EndOtherSessions')).status).toBe(204);
  const all = [desk, tablet, third, administrator];
  expect(await Promise.all(all.map(statusOf))).toEqual([200, 401, 401, 200]);
  const [row] = await auditRows();
  expect(row).toMatchObject({ action: 'session.endOthers', entity: 'user', after: { sessions: 2 } });
});

test('C13 what browsers called themselves goes with the person', async () => {
  const administrator = await signIn('administrator@demo.example', firefox);
  const [person] = await server.db.insert(user).values({ tenantId: 1, name: 'Gone Soon', role: 'Guard' }).returning();
  const idUser = person?.id ?? 0;
  const now = server.clock.now();
  const row = { tokenHash: 'none', createdAt: now, expiresAt: now + hour, lastUsedAt: now };
  await server.db.insert(session).values({ tenantId: 1, userId: idUser, ...row, ip: '192.0.2.1', userAgent: firefox });
  const file = await send('GET', `/api/User/${idUser}/PersonalData`, undefined, administrator);
  expect(JSON.stringify(file.body)).toContain('Firefox/145.0');
  expect((await send('POST', `/api/User/${idUser}/Erase`, undefined, administrator)).status).toBe(200);
  const isHis = and(eq(session.userId, idUser), eq(session.tenantId, 1));
  expect(await server.db.select().from(session).where(isHis)).toMatchObject([{ ip: null, userAgent: null }]);
});
