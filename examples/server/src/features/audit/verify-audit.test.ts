import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '../../db/repository.ts';
import { audit } from '../../db/schema.ts';
import { type Send, sender } from '../../testing/send.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const path = '/api/Audit/Verify';
let server: TestServer;
let send: Send;
let time = 0;
/* Each look at the clock is a second later: three pieces fill a request. */
const computer = { wall: () => Date.parse('2026-11-21T12:00:00Z'), monotonic: () => (time += 1000) };

beforeAll(async () => {
  server = await startTestServer({ computer });
  send = sender(server, await server.bearer('administrator@demo.example'));
  const store = createStore(server.db, server.clock, () => undefined);
  await store.for({ tenantId: 1 }).write(async (writer) => {
    for (let n = 0; n < 400; n += 1) writer.audit({ action: 'test', entity: 'test', id: n, after: { n } });
  });
});
afterAll(() => server.close());

/* As a console asks: again and again until there is no more. */
async function walked() {
  const answers = [];
  let next: unknown = 0;
  for (let requests = 0; next !== null && requests < 2000; requests += 1) {
    const { body } = await send('GET', `${path}?after=${next}`);
    answers.push(body);
    next = body.next;
  }
  return answers;
}
const total = (answers: Record<string, unknown>[]): number =>
  answers.reduce((sum, { checked }) => sum + Number(checked), 0);

test('C11 the chain is walked in parts, and each follows the one before', async () => {
  const answers = await walked();
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.every(({ isWhole }) => isWhole)).toBe(true);
  expect(total(answers)).toBe(await server.db.$count(audit, eq(audit.tenantId, 1)));
  expect(answers.at(-1)).toMatchObject({ next: null, idAudit: null, reason: null });
});

test('C11 a row that was changed is named, in whichever part it lies', async () => {
  const isTest = and(eq(audit.action, 'test'), eq(audit.entityId, 300));
  const [row] = await server.db.select().from(audit).where(isTest).orderBy(desc(audit.id)).limit(1);
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit disable trigger audit_append_only`);
    await tx.execute(sql`update audit set user_id = 1 where id = ${row?.id}`);
    await tx.execute(sql`alter table audit enable trigger audit_append_only`);
  });
  const answers = await walked();
  expect(answers.at(-1)).toMatchObject({ isWhole: false, next: null, idAudit: row?.id, reason: 'hash' });
  expect(answers.slice(0, -1).every(({ isWhole }) => isWhole)).toBe(true);
});

test('C11 asks for a row of this tenant to go on after', async () => {
  const [foreign] = await server.db.select().from(audit).where(sql`tenant_id <> 1`).limit(1);
  for (const after of [999_999_999, foreign?.id ?? 999_999_998]) {
    expect(await send('GET', `${path}?after=${after}`)).toMatchObject({ status: 400, errors: [{ field: 'after' }] });
  }
  const operator = await server.bearer('operator@demo.example');
  expect((await send('GET', path, undefined, operator)).status).toBe(403);
});
