/* Contract C12, row by row, through the real app: longer than other files because of its cases. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { audit, company, escalation, event, outgoing, session, user, userGroup } from '../db/schema.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import { type AlarmDesk, startAlarmDesk } from '../testing/alarm-desk.ts';

const steps = [
  { afterSeconds: 60, emails: ['first@security.example'], webhooks: [] },
  { afterSeconds: 180, emails: ['second@security.example'], webhooks: [] },
];
let desk: AlarmDesk;
beforeAll(async () => {
  desk = await startAlarmDesk();
});
beforeEach(async () => {
  await desk.clear();
  await desk.settle({ escalation: steps });
});
afterAll(() => desk.close());

async function openConsole(email = 'administrator@demo.example', sound = 'on') {
  const headers = await desk.bearer(email);
  const alive = (word = sound) => desk.post('/api/User/ConsoleState', { sound: word }, headers);
  await alive();
  return { headers, alive, confirm: (id: number) => desk.post(`/api/Event/ConfirmEvent/${id}`, undefined, headers) };
}
const auditsOf = (id: number) =>
  desk.db
    .select()
    .from(audit)
    .where(and(eq(audit.action, 'alarm.escalate'), eq(audit.entityId, id)))
    .orderBy(asc(audit.id));
const recipients = () => desk.mails().map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim());

describe('C12 when nobody listens', () => {
  test('panic, two consoles, one muted and one with blocked sound: step 1 at once, one audit row', async () => {
    await openConsole('administrator@demo.example', 'muted');
    await openConsole('operator@demo.example', 'blocked');
    const id = await desk.press();
    await desk.after(0);
    expect(recipients()).toEqual(['first@security.example']);
    expect(await auditsOf(id)).toMatchObject([
      { userId: null, after: { step: 1, reason: 'nobodyListens', emails: ['first@security.example'], webhooks: [] } },
    ]);
    await desk.after(2);
    expect(recipients()).toHaveLength(1);
    await desk.after(178);
    expect(recipients()).toEqual(['first@security.example', 'second@security.example']);
  });

  test('one armed console, confirmed at 59 s: nothing sent', async () => {
    const { alive, confirm } = await openConsole();
    const id = await desk.press();
    await desk.after(0);
    await desk.after(40);
    await alive();
    await desk.after(19);
    expect((await confirm(id)).statusCode).toBe(200);
    await desk.after(1);
    await desk.after(200);
    expect([desk.mails(), await auditsOf(id)]).toEqual([[], []]);
    expect(await desk.db.select().from(escalation)).toEqual([]);
  });

  test('one armed console, nobody confirms: step 1 at 60 s, step 2 at 180 s, each once with two processes', async () => {
    /* A receiver that takes its time, so that both processes are at it at once. */
    let calls = 0;
    const receiver = createServer((_request, response) => {
      calls += 1;
      setImmediate(() => response.end());
    });
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`; // it listens on a port
    await desk.settle({
      escalation: steps.map((step) => ({ ...step, webhooks: [url] })),
      webhookSecret: 'a long secret text',
    });
    const config = { ...readConfig({ DEMO: '1', LOG_LEVEL: 'fatal' }), ...desk.config };
    const other = await buildApp({ config, clock: desk.clock, db: desk.db });
    const both = async (seconds: number): Promise<void> => {
      desk.clock.set(desk.clock.now() + seconds * 1000);
      for (const job of ['escalate', 'send-mails', 'send-webhooks']) {
        await Promise.all([desk.runJobs(job), other.jobs.runNow(job)]);
      }
    };
    const { alive } = await openConsole();
    const id = await desk.press();
    await both(0);
    await both(30);
    await alive();
    await both(29);
    expect([recipients(), calls]).toEqual([[], 0]);
    await both(1);
    expect([recipients(), calls]).toEqual([['first@security.example'], 1]);
    await alive();
    await both(119);
    expect(recipients()).toHaveLength(1);
    await both(1);
    expect([recipients(), calls]).toEqual([['first@security.example', 'second@security.example'], 2]);
    await both(600);
    expect([recipients().length, calls]).toEqual([2, 2]);
    expect(await auditsOf(id)).toMatchObject([
      { after: { step: 1, reason: 'unconfirmed' } },
      { after: { step: 2, reason: 'unconfirmed' } },
    ]);
    expect((await desk.db.select().from(outgoing)).map((row) => row.attempts)).toEqual([1, 1, 1, 1]);
    await other.app.close();
    receiver.close();
  });

  test('a console that falls silent is noticed at the next look, 45 s after its last sign of life', async () => {
    await openConsole();
    await desk.press();
    await desk.after(45);
    expect(desk.mails()).toEqual([]);
    await desk.after(1);
    expect(recipients()).toEqual(['first@security.example']);
  });

  test('a poll keeps a console armed; a log-out, the end of a right or of the session ends it', async () => {
    const { headers } = await openConsole();
    const standing = async () => (await desk.post('/api/User/ConsoleState', { sound: 'muted' }, other)).json();
    const other = await desk.bearer('operator@demo.example');
    desk.clock.set(desk.clock.now() + 40_000);
    await desk.app.inject({ url: '/api/Event/OpenAlarms', headers });
    desk.clock.set(desk.clock.now() + 40_000);
    expect(await standing()).toMatchObject({ armedConsoles: 1 });
    await desk.db.update(user).set({ isActive: false }).where(eq(user.id, 1));
    expect(await standing()).toMatchObject({ armedConsoles: 0 });
    await desk.db.update(user).set({ isActive: true }).where(eq(user.id, 1));
    await desk.db.update(session).set({ expiresAt: desk.clock.now() }).where(eq(session.userId, 1));
    expect(await standing()).toMatchObject({ armedConsoles: 0 });
    await desk.db
      .update(session)
      .set({ expiresAt: desk.clock.now() + 1 })
      .where(eq(session.userId, 1));
    expect(await standing()).toMatchObject({ armedConsoles: 1 });
    await desk.post('/api/User/Logout', undefined, headers);
    expect(await standing()).toMatchObject({ armedConsoles: 0 });
  });

  test('only a console that may see the alarm counts', async () => {
    const [own, foreign] = await desk.db.select().from(company).where(eq(company.tenantId, 1)).limit(2);
    const group = { tenantId: 1, name: 'One company', companyIds: [own?.id ?? 0] };
    const [row] = await desk.db.insert(userGroup).values(group).returning();
    await desk.db
      .update(user)
      .set({ groupId: row?.id ?? null })
      .where(eq(user.email, 'operator@demo.example'));
    await openConsole('operator@demo.example');
    const seen = await desk.press({}, 1);
    const hidden = await desk.press({}, 2);
    await desk.db
      .update(event)
      .set({ companyId: own?.id ?? 0, isShownToAll: false })
      .where(eq(event.id, seen));
    await desk.db
      .update(event)
      .set({ companyId: foreign?.id ?? 0, isShownToAll: false })
      .where(eq(event.id, hidden));
    await desk.after(0);
    expect((await desk.db.select().from(escalation)).map((taken) => taken.eventId)).toEqual([hidden]);
  });

  test('a confirmation stops what has not gone out', async () => {
    const { confirm } = await openConsole('operator@demo.example', 'muted');
    const id = await desk.press();
    await desk.runJobs('escalate');
    await confirm(id);
    await desk.runJobs('send-mails');
    expect(desk.mails()).toEqual([]);
    expect(await desk.db.select().from(outgoing)).toMatchObject([{ sentAt: null, endedAt: desk.clock.now() }]);
  });

  test('a deleted alarm, and one of before the list that is older than a day, call nobody', async () => {
    const deleted = await desk.press();
    await desk.db.update(event).set({ deletedAt: 1, confirmedAt: 1 }).where(eq(event.id, deleted));
    const old = await desk.press({}, 2);
    const received = (id: number, hours: number) =>
      desk.db
        .update(event)
        .set({ receivedAt: desk.clock.now() - hours * 3_600_000 })
        .where(eq(event.id, id));
    await received(old, 24.1);
    const young = await desk.press({}, 3);
    await received(young, 23);
    await desk.after(0);
    expect(new Set((await desk.db.select().from(escalation)).map((row) => row.eventId))).toEqual(new Set([young]));
  });

  test('exceptions only by setting, those of one look in one mail', async () => {
    const now = desk.clock.now();
    const row = { tenantId: 1, typeCode: eventTypeCode('Exception'), occurredAt: now, receivedAt: now, userId: 3 };
    const made = await desk.db.insert(event).values([row, row, row]).returning();
    await desk.after(0);
    expect(desk.mails()).toEqual([]);
    await desk.settle({ escalation: steps, escalateExceptions: true });
    await desk.after(0);
    const [mail, ...others] = desk.mails();
    expect(others).toEqual([]);
    expect(mail?.match(/^Čuvar: Ana Kovač/gm)).toHaveLength(3);
    for (const { id } of made) expect(await auditsOf(id)).toHaveLength(1);
  });

  test('an empty list calls nobody, and nobody else’s list does', async () => {
    await desk.settle({});
    await desk.press();
    await desk.after(300);
    expect([desk.mails(), await desk.db.select().from(escalation)]).toEqual([[], []]);
  });
});

describe('C12 drills', () => {
  const drill = async (headers: object, idUser: number) => desk.post('/api/Event/Drill', { idUser }, headers);

  test('a drill confirmed after 20 s: marked everywhere, five times stored', async () => {
    const { headers, confirm } = await openConsole('administrator@demo.example', 'muted');
    const response = await drill(headers, 3);
    expect(response.statusCode).toBe(200);
    const { idEvent } = response.json();
    expect(response.json()).toMatchObject({ isDrill: true, eventTypeEnumCode: 14, idUser: 3, source: 'Ana Kovač' });
    const drills = await desk.db.select().from(audit).where(eq(audit.action, 'event.drill'));
    expect(drills).toMatchObject([{ userId: 1, entity: 'event', entityId: idEvent, after: { userId: 3 } }]);
    await desk.db.update(event).set({ pushedAt: desk.clock.now() }).where(eq(event.id, idEvent));
    await desk.after(1);
    expect(desk.mails()).toHaveLength(1);
    expect(desk.mails()[0]).toContain('Ovo je vježba. Nitko nije u opasnosti.');
    await desk.post('/api/Event/AlarmTrace', [{ idEvent, shown: true, sounding: false }], headers);
    desk.clock.set(desk.clock.now() + 1000);
    await desk.post('/api/Event/AlarmTrace', [{ idEvent, shown: true, sounding: true }], headers);
    desk.clock.set(desk.clock.now() + 18_000);
    expect((await confirm(idEvent)).json()).toMatchObject({
      isDrill: true,
      receivedDateTime: '2026-11-21T12:00:00.000Z',
      pushedDateTime: '2026-11-21T12:00:00.000Z',
      shownDateTime: '2026-11-21T12:00:01.000Z',
      soundingDateTime: '2026-11-21T12:00:02.000Z',
      confirmDateTime: '2026-11-21T12:00:20.000Z',
    });
    await desk.after(300);
    expect(desk.mails()).toHaveLength(1);
  });

  test('only of an active guard of the same tenant; whoever asked leaves one audit row', async () => {
    const { headers } = await openConsole();
    const drills = () => desk.db.select().from(audit).where(eq(audit.action, 'event.drill'));
    const before = await drills();
    const refused = async (idUser: number) => {
      const response = await drill(headers, idUser);
      expect(response.statusCode).toBe(400);
      return response.json().errors[0];
    };
    const exists = { field: 'idUser', code: 'unknownReference', message: 'User does not exist' };
    expect(await refused(999_999)).toEqual(exists);
    expect(await refused(desk.second.guardId)).toEqual(exists);
    expect(await refused(1)).toEqual({ field: 'idUser', code: 'notGuard', message: 'User is not a guard' });
    await desk.db.update(user).set({ isActive: false }).where(eq(user.id, 3));
    expect(await refused(3)).toEqual({ field: 'idUser', code: 'notGuard', message: 'User is not active' });
    expect(await drills()).toEqual(before);
  });
});
