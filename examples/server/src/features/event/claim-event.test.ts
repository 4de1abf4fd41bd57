import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, change, event } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: { authorization: string };
let boris: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.bearer('administrator@demo.example');
  boris = await server.bearer('operator@demo.example');
});
afterAll(() => server.close());

async function alarm(type: 'GuardPanic' | 'TagRead' = 'GuardPanic'): Promise<number> {
  const at = server.clock.now();
  const row = { tenantId: 1, typeCode: eventTypeCode(type), occurredAt: at, receivedAt: at };
  const [stored] = await server.db.insert(event).values(row).returning();
  return stored?.id ?? 0;
}

const post = (path: string, headers: object) =>
  server.app.inject({ method: 'POST', url: `/api/Event/${path}`, headers: { ...headers } });
const auditOf = (id: number, action: string) =>
  server.db
    .select()
    .from(audit)
    .where(and(eq(audit.entityId, id), eq(audit.action, action)));
const changesOf = (id: number) => server.db.select().from(change).where(eq(change.entityId, id));

test('a claim lasts two minutes by the server’s clock; a renewal is told to nobody’s audit', async () => {
  const id = await alarm();
  const first = await post(`Claim/${id}`, ana);
  expect(first.json()).toMatchObject({ claimUser: 'Vesna Novak', version: 1 });
  expect(Date.parse(first.json().claimUntilDateTime)).toBe(server.clock.now() + 120_000);
  server.clock.set(server.clock.now() + 90_000);
  const again = await post(`Claim/${id}`, ana);
  expect(Date.parse(again.json().claimUntilDateTime)).toBe(server.clock.now() + 120_000);
  expect(await auditOf(id, 'event.claim')).toHaveLength(1);
  expect(await changesOf(id)).toHaveLength(2);
});

test('a claim that nobody renews is taken away, once, and all are told', async () => {
  const id = await alarm();
  await post(`Claim/${id}`, ana);
  server.clock.set(server.clock.now() + 119_000);
  await server.runJobs('end-claims');
  expect((await post(`Claim/${id}`, boris)).statusCode).toBe(409);
  const told = (await changesOf(id)).length;
  server.clock.set(server.clock.now() + 1000);
  await server.runJobs('end-claims');
  await server.runJobs('end-claims');
  expect(await changesOf(id)).toHaveLength(told + 1);
  const [row] = await server.db.select().from(event).where(eq(event.id, id));
  expect(row).toMatchObject({ claimedById: null, claimedBy: null, claimedUntil: null, version: 1 });
  expect((await post(`Claim/${id}`, boris)).statusCode).toBe(200);
});

test('a lease that is over but not yet taken away keeps nobody out', async () => {
  const id = await alarm();
  await post(`Claim/${id}`, ana);
  server.clock.set(server.clock.now() + 120_000);
  expect((await post(`Claim/${id}`, boris)).json()).toMatchObject({ claimUser: expect.not.stringContaining('Vesna') });
});

test('only alarms are claimed, and one that is confirmed is answered as it is', async () => {
  const read = await post(`Claim/${await alarm('TagRead')}`, ana);
  expect([read.statusCode, read.json().errors[0].code]).toEqual([409, 'notAlarm']);
  const id = await alarm();
  await post(`Claim/${id}`, boris);
  await post(`ConfirmEvent/${id}`, boris);
  expect((await post(`Claim/${id}`, ana)).json()).toMatchObject({ claimIdUser: null, claimUser: null });
  expect(await auditOf(id, 'event.claim')).toHaveLength(1);
});

test('of two who claim at the same moment one has it and the other is told who', async () => {
  const id = await alarm();
  const answers = await Promise.all([post(`Claim/${id}`, ana), post(`Claim/${id}`, boris)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const won = answers.find(({ statusCode }) => statusCode === 200)?.json().claimUser;
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().errors[0].message).toContain(won);
});
