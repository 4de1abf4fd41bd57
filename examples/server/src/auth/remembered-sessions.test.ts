import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rolePolicy, session, user } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type SentStatement, watchedDatabase } from '../testing/watched-database.ts';
import { createSessions, type Sessions } from './sessions.ts';

let server: TestServer;
let sessions: Sessions;
let token = '';
let idUser = 0;
let asked = 0;
const idleMs = 3_600_000;

beforeAll(async () => {
  server = await startTestServer({ database: 'embedded' });
  const told = ({ sql }: SentStatement): void => {
    if (/from session s join/.test(sql)) asked += 1;
  };
  const lives = { absoluteMs: 24 * idleMs, idleMs };
  sessions = createSessions(watchedDatabase(server.db, told), server.clock, lives, 'policy');
});
afterAll(() => server.close());
beforeEach(async () => {
  const [owner] = await server.db.select().from(user).where(eq(user.email, 'operator@demo.example'));
  if (!owner) throw new Error('The demo has an operator');
  idUser = owner.id;
  ({ token } = await sessions.open(owner, { ip: null, userAgent: null }));
  await sessions.read(token);
  asked = 0;
});

const sessionId = async (): Promise<number> => (await sessions.read(token))?.sessionId ?? 0;

test('a session is looked up once while nobody changes what it may', async () => {
  for (let times = 0; times < 5; times += 1) expect(await sessions.read(token)).toMatchObject({ userId: idUser });
  expect(asked).toBe(0);
});

test('A3 its use is written, and needs no other look', async () => {
  const start = server.clock.now();
  for (let minute = 1; minute <= 90; minute += 1) {
    server.clock.set(start + minute * 60_000);
    expect(await sessions.read(token)).not.toBeNull();
  }
  expect(asked).toBe(0);
  const [row] = await server.db
    .select()
    .from(session)
    .where(eq(session.id, await sessionId()));
  expect(row?.lastUsedAt).toBe(server.clock.now());
  server.clock.set(start + 91 * 60_000 + idleMs);
  expect(await sessions.read(token)).toBeNull();
});

test('A3 one that only its hub connection uses stays open', async () => {
  const id = await sessionId();
  const start = server.clock.now();
  for (let minute = 1; minute <= 90; minute += 1) {
    server.clock.set(start + minute * 60_000);
    await sessions.readById(id);
  }
  expect(await sessions.read(token)).not.toBeNull();
});

test.each([
  ['revoked', () => sessionId().then((id) => sessions.revoke(id))],
  ['of somebody who has left', () => server.db.update(user).set({ isActive: false }).where(eq(user.id, idUser))],
] as const)('A3 one that is %s is refused at the next request', async (_what, end) => {
  await end();
  expect(await sessions.read(token)).toBeNull();
  await server.db.update(user).set({ isActive: true }).where(eq(user.id, idUser));
});

test('C10 rights, role and name are as they are at the next request', async () => {
  await server.db.insert(rolePolicy).values({ tenantId: 1, role: 'Operator', policies: ['section.users'] });
  expect((await sessions.read(token))?.policies).toEqual(['section.users']);
  await server.db.transaction(async (tx) => {
    await tx.update(user).set({ role: 'Guard', name: 'Somebody else' }).where(eq(user.id, idUser));
    /* Whoever asks meanwhile waits for the end of it. */
    void sessions.read(token);
  });
  expect(await sessions.read(token)).toMatchObject({ role: 'Guard', userName: 'Somebody else' });
});
