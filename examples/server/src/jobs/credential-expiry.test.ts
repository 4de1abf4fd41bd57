import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit, deviceCredential, event, user } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const start = '2026-11-21T12:00:00Z';
const dayMs = 24 * 3_600_000;
let server: TestServer;
let guardId: number;
beforeAll(async () => {
  server = await startTestServer({ now: start });
  const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
  guardId = guard?.id ?? 0;
});
beforeEach(async () => {
  server.clock.set(Date.parse(start));
  await server.db.delete(deviceCredential).where(like(deviceCredential.prefix, 'ending%'));
});
afterAll(() => server.close());

let count = 0;
async function credential(days: number | null, more: Partial<typeof deviceCredential.$inferInsert> = {}) {
  count += 1;
  const now = Date.parse(start);
  const prefix = `ending-${count}`;
  const times = { createdAt: now, expiresAt: days === null ? null : now + days * dayMs };
  const row = { tenantId: 1, userId: guardId, label: 'Phone', secretHash: `hash-${count}`, prefix, ...times, ...more };
  await server.db.insert(deviceCredential).values(row);
  return prefix;
}
const toldOf = (prefix: string) =>
  server.db
    .select()
    .from(event)
    .where(like(event.description, `A device credential ends%(${prefix})`));
async function look(afterDays = 0): Promise<void> {
  server.clock.set(Date.parse(start) + afterDays * dayMs);
  await server.runJobs('credential-expiry');
}

test('part F a credential is told of 14 days before it ends, once, whatever becomes of the event', async () => {
  const prefix = await credential(20);
  await look(5.9);
  expect(await toldOf(prefix)).toEqual([]);
  await look(6);
  const told = await toldOf(prefix);
  expect(told).toMatchObject([
    {
      typeCode: 1,
      source: 'Ana Kovač',
      userId: guardId,
      tenantId: 1,
      confirmedAt: null,
      description: `A device credential ends on 11/12/2026 13:00: Phone (${prefix})`,
    },
  ]);
  await server.db
    .update(event)
    .set({ description: 'seen' })
    .where(eq(event.id, told[0]?.id ?? 0));
  await look(6.1);
  await look(19);
  expect(await toldOf(prefix)).toEqual([]);
  const rows = await server.db.select().from(audit).where(eq(audit.action, 'deviceCredential.expiry'));
  expect(rows).toMatchObject([{ entity: 'deviceCredential', after: { idEvent: told[0]?.id } }]);
});

test('one that has no end, has ended, is revoked, or of somebody who no longer works here is not told of', async () => {
  const [former] = await server.db
    .insert(user)
    .values({ tenantId: 1, name: 'Former', role: 'Guard', isActive: false })
    .returning();
  const prefixes = [
    await credential(null),
    await credential(-1),
    await credential(1, { revokedAt: Date.parse(start) }),
    await credential(1, { userId: former?.id ?? 0 }),
  ];
  await look();
  for (const prefix of prefixes) expect(await toldOf(prefix), prefix).toEqual([]);
});

test('each tenant hears of its own', async () => {
  const { tenantId, guardId: theirs } = server.second;
  const prefix = await credential(3, { tenantId, userId: theirs });
  await look();
  const told = await server.db
    .select()
    .from(event)
    .where(and(eq(event.tenantId, tenantId), eq(event.source, 'Second Guard'), eq(event.typeCode, 1)));
  expect(told).toMatchObject([{ description: expect.stringContaining(`(${prefix})`) }]);
  expect((await toldOf(prefix)).map((row) => row.tenantId)).toEqual([tenantId]);
});
