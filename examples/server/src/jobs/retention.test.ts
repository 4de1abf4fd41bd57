import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyAuditChain } from '../audit/verify-chain.ts';
import * as schema from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const dayMs = 24 * 3_600_000;
const { audit, change, event, eventImage, position } = schema;

let server: TestServer;
/** The time at which the job runs: an hour after the start, when the clock has proved to be right. */
let now: number;
beforeEach(async () => {
  server = await startTestServer();
  now = server.clock.now() + 3_600_000;
  server.clock.set(now);
});
afterEach(() => server.close());

const settle = (retention: Partial<Record<'positionDays' | 'imageDays' | 'eventDays' | 'auditDays', number>>) =>
  server.db.insert(schema.tenantSettings).values({ tenantId: 1, settings: { retention } });
const daysAgo = (days: number): number => now - days * dayMs;

describe('positions', () => {
  test('C13 those older than the tenant keeps them go, of every guard and in every piece, the others stay', async () => {
    await settle({ positionDays: 10 });
    await server.db.delete(position);
    const row = { latitude: 1, longitude: 2 };
    const old = Array.from({ length: 2500 }, (_, n) => ({
      tenantId: 1,
      userId: 3,
      recordedAt: daysAgo(11) - n,
      ...row,
    }));
    await server.db
      .insert(position)
      .values([
        ...old,
        { tenantId: 1, userId: 4, recordedAt: daysAgo(10) - 1, ...row },
        { tenantId: 1, userId: 4, recordedAt: daysAgo(10), ...row },
        { tenantId: server.second.tenantId, userId: server.second.guardId, recordedAt: daysAgo(89), ...row },
        { tenantId: server.second.tenantId, userId: server.second.guardId, recordedAt: daysAgo(91), ...row },
      ]);
    await server.runJobs('retention');
    const left = await server.db.select().from(position).orderBy(asc(position.id));
    expect(left.map(({ recordedAt }) => recordedAt)).toEqual([daysAgo(10), daysAgo(89)]);
    const told = await server.db.select().from(audit).where(eq(audit.action, 'retention.remove'));
    expect(told.map(({ tenantId, after }) => [tenantId, after])).toEqual([
      [1, { positions: 2501, images: 0, events: 0, audit: 0 }],
      [server.second.tenantId, { positions: 1, images: 0, events: 0, audit: 0 }],
    ]);
  });
});

describe('events', () => {
  const at = (days: number) => ({ occurredAt: daysAgo(days), receivedAt: daysAgo(days) });

  test('C13 old ones go with comments, receipts and pictures; an alarm that nobody has confirmed stays', async () => {
    await settle({ eventDays: 20 });
    const panic = { tenantId: 1, typeCode: 14 as const, userId: 3 };
    const rows = await server.db
      .insert(event)
      .values([
        { ...panic, ...at(21), confirmedAt: daysAgo(20), confirmedBy: 'Somebody' },
        { ...panic, ...at(21) },
        { ...panic, ...at(21), deletedAt: daysAgo(20) },
        { tenantId: 1, typeCode: 15 as const, userId: 3, ...at(21) },
        { tenantId: 1, typeCode: 6 as const, userId: 3, ...at(19) },
      ])
      .returning();
    const [first, openPanic, , , young] = rows.map(({ id }) => id);
    const eventId = first ?? 0;
    const comment = { tenantId: 1, eventId, userId: 1, typeCode: 2, description: 'x', at: daysAgo(1) };
    const [said] = await server.db.insert(schema.notification).values(comment).returning();
    const receipt = { tenantId: 1, notificationId: said?.id ?? 0, userId: 2, deliveredAt: now };
    await server.db.insert(schema.notificationReceipt).values(receipt);
    const image = { tenantId: 1, clientImageId: 'x', jpeg: new Uint8Array([1]), at: now };
    await server.db.insert(eventImage).values({ ...image, eventId });
    await server.db.insert(schema.escalation).values({ tenantId: 1, eventId, step: 1, at: now });
    const mail = { tenantId: 1, kind: 'mail' as const, target: 'a@b.hr', content: { subject: 's', text: 't' } };
    await server.db.insert(schema.outgoing).values({ ...mail, eventId, createdAt: now, nextTryAt: now, sentAt: now });
    await server.db.insert(schema.eventSeen).values({ tenantId: 1, userId: 2, eventId, notificationId: said?.id ?? 0 });
    const ids = rows.map(({ id }) => id);
    await server.runJobs('retention');
    const left = await server.db.select().from(event).where(inArray(event.id, ids)).orderBy(asc(event.id));
    expect(left.map(({ id }) => id)).toEqual([openPanic, young]);
    expect(await server.db.select().from(schema.notification)).toEqual([]);
    expect(await server.db.select().from(eventImage)).toEqual([]);
    const [last] = await server.db.select().from(change).where(eq(change.kind, 'master'));
    expect(last).toMatchObject({ tenantId: 1, reason: 'deleted', entityId: 0 });
  });

  test('C13 old pictures go, their events stay and show none; one with a younger picture keeps its mark', async () => {
    await settle({ imageDays: 30 });
    const row = { tenantId: 1, typeCode: 6 as const, userId: 3, hasImage: true, ...at(40) };
    const rows = await server.db.insert(event).values([row, row]).returning();
    const [both, one] = rows.map(({ id }) => id);
    const image = { tenantId: 1, jpeg: new Uint8Array([1]) };
    await server.db.insert(eventImage).values([
      { ...image, eventId: both ?? 0, clientImageId: 'old', at: daysAgo(31) },
      { ...image, eventId: both ?? 0, clientImageId: 'young', at: daysAgo(29) },
      { ...image, eventId: one ?? 0, clientImageId: 'old', at: daysAgo(31) },
    ]);
    await server.runJobs('retention');
    expect((await server.db.select().from(eventImage)).map(({ clientImageId }) => clientImageId)).toEqual(['young']);
    const left = await server.db
      .select()
      .from(event)
      .where(inArray(event.id, [both ?? 0, one ?? 0]))
      .orderBy(asc(event.id));
    expect(left.map(({ hasImage, version }) => [hasImage, version])).toEqual([
      [true, 1],
      [false, 2],
    ]);
  });
});

describe('the audit log', () => {
  const chain = async () => (await verifyAuditChain(server.db, 1))[0];

  test('C11, C13 old rows go from the begin, what stays is a chain, and nobody else can delete', async () => {
    await settle({ auditDays: 30 });
    for (const days of [50, 40, 20, 10]) {
      server.clock.set(daysAgo(days));
      await server.signIn('administrator@demo.example');
    }
    server.clock.set(now);
    await server.runJobs('retention');
    const rows = await server.db.select().from(audit).where(eq(audit.tenantId, 1)).orderBy(asc(audit.id));
    expect(rows.map(({ action, at }) => [action, (now - at) / dayMs])).toEqual([
      ['auth.login', 20],
      ['auth.login', 10],
      ['retention.remove', 0],
    ]);
    expect(rows[2]).toMatchObject({ after: { audit: 2 } });
    expect(await chain()).toMatchObject({ checked: 3, fault: null });
    await expect(server.db.delete(audit)).rejects.toThrow();
    expect(await chain()).toMatchObject({ checked: 3 });
  });

  test('C11 a row written while the clock was behind keeps those after it, and the newest always stays', async () => {
    await settle({ auditDays: 30 });
    for (const days of [50, 10, 40]) {
      server.clock.set(daysAgo(days));
      await server.signIn('administrator@demo.example');
    }
    server.clock.set(now);
    await server.runJobs('retention');
    expect(await chain()).toMatchObject({ checked: 3, fault: null });
    server.clock.set(now + 400 * dayMs);
    await server.runJobs('retention');
    expect(await chain()).toMatchObject({ checked: 2, fault: null });
  });
});

describe('what has done its work', () => {
  test('keys, tickets, links and console states go when nobody can need them any more', async () => {
    const { ingestKey, idempotency, hubTicket, outgoing, passwordReset, consoleState, session } = schema;
    await server.signIn('operator@demo.example');
    await server.signIn('operator@demo.example');
    const [ended, open] = await server.db.select().from(session).where(eq(session.userId, 2)).orderBy(asc(session.id));
    await server.db
      .update(session)
      .set({ revokedAt: now })
      .where(eq(session.id, ended?.id ?? 0));
    const of = { tenantId: 1, userId: 2 };
    await server.db.insert(ingestKey).values([
      { ...of, key: 'old', receivedAt: daysAgo(8) - 1 },
      { ...of, key: 'young', receivedAt: daysAgo(8) },
    ]);
    await server.db.insert(idempotency).values([
      { ...of, key: 'old', requestHash: 'x', createdAt: daysAgo(2) - 1 },
      { ...of, key: 'young', requestHash: 'x', createdAt: daysAgo(2) },
    ]);
    const ticket = { tenantId: 1, sessionId: open?.id ?? 0 };
    await server.db.insert(hubTicket).values([
      { ...ticket, ticketHash: 'old', expiresAt: now - 1 },
      { ...ticket, ticketHash: 'young', expiresAt: now },
    ]);
    await server.db.insert(passwordReset).values([
      { ...of, guidHash: 'old', createdAt: daysAgo(2), expiresAt: daysAgo(1), endedAt: null },
      { ...of, guidHash: 'young', createdAt: now, expiresAt: now + 1, endedAt: now },
    ]);
    await server.db.insert(consoleState).values([
      { ...of, sessionId: ended?.id ?? 0, sound: 'on', at: now },
      { ...of, sessionId: open?.id ?? 0, sound: 'on', at: now },
    ]);
    const login = { ...of, createdAt: daysAgo(32), lastUsedAt: daysAgo(32) };
    await server.db.insert(session).values([
      { ...login, tokenHash: 'old', expiresAt: daysAgo(30) - 1 },
      { ...login, tokenHash: 'young', expiresAt: daysAgo(30) },
    ]);
    const mail = { tenantId: 1, kind: 'mail' as const, target: 'a@b.hr', content: { subject: 's', text: 't' } };
    const made = { ...mail, createdAt: daysAgo(31), nextTryAt: daysAgo(31) };
    const times = { occurredAt: now, receivedAt: now };
    const [panic] = await server.db
      .insert(event)
      .values({ ...of, typeCode: 14, ...times })
      .returning();
    await server.db.insert(outgoing).values([
      { ...made, sentAt: daysAgo(30) - 1, lastError: 'old' },
      { ...made, eventId: panic?.id ?? 0, endedAt: daysAgo(30) - 1, lastError: 'old, of an open alarm' },
      { ...made, sentAt: daysAgo(30), lastError: 'young' },
      { ...made, lastError: 'under way' },
    ]);
    await server.runJobs('retention');
    const sessions = (await server.db.select().from(session)).map(({ tokenHash }) => tokenHash);
    expect(sessions.filter((hash) => hash === 'old' || hash === 'young')).toEqual(['young']);
    expect((await server.db.select().from(outgoing)).map(({ lastError }) => lastError)).toEqual(['young', 'under way']);
    expect((await server.db.select().from(ingestKey)).map(({ key }) => key)).toEqual(['young']);
    expect((await server.db.select().from(idempotency)).map(({ key }) => key)).toEqual(['young']);
    expect((await server.db.select().from(hubTicket)).map(({ ticketHash }) => ticketHash)).toEqual(['young']);
    expect((await server.db.select().from(passwordReset)).map(({ guidHash }) => guidHash)).toEqual(['young']);
    expect((await server.db.select().from(consoleState)).map(({ sessionId }) => sessionId)).toEqual([open?.id]);
  });
});

describe('when', () => {
  const old = () => ({ tenantId: 1, userId: 3, recordedAt: daysAgo(1000), latitude: 1, longitude: 2 });
  const isThere = async () =>
    (
      await server.db
        .select()
        .from(position)
        .where(and(eq(position.userId, 3), eq(position.latitude, 1)))
    ).length > 0;

  test('C13 once a day, and not before the clock has run an hour without a jump', async () => {
    await server.db.insert(position).values(old());
    server.clock.set(now - 1);
    await server.runJobs('retention');
    expect(await isThere()).toBe(true);
    server.clock.set(now);
    await server.runJobs('retention');
    expect(await isThere()).toBe(false);
    await server.db.insert(position).values(old());
    server.clock.set(now + dayMs - 1);
    await server.runJobs('retention');
    expect(await isThere()).toBe(true);
    server.clock.set(now + dayMs);
    await server.runJobs('retention');
    expect(await isThere()).toBe(false);
  });
});
