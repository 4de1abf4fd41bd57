import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareCommand } from '../commands/prepare-command.ts';
import { createStore } from '../db/repository.ts';
import { audit, company, contact, event, session, user, userGroup } from '../db/schema.ts';
import { holdClock } from '../patrol/clock-hold.ts';
import { type AlarmDesk, startAlarmDesk } from '../testing/alarm-desk.ts';

let desk: AlarmDesk;
let headers: { authorization: string };
beforeAll(async () => {
  desk = await startAlarmDesk();
});
beforeEach(async () => {
  await desk.clear();
  headers = await desk.bearer('administrator@demo.example');
});
afterAll(() => desk.close());

const trace = (body: object[], as = headers) => desk.post('/api/Event/AlarmTrace', body, as);
async function rowOf(id: number) {
  const [row] = await desk.db.select().from(event).where(eq(event.id, id));
  if (!row) throw new Error(`There is no event ${id}`);
  return row;
}

async function onHub<T>(work: () => Promise<T>): Promise<T> {
  const { ticket } = (await desk.post('/api/User/HubTicket', undefined, headers)).json();
  const connection = new HubConnectionBuilder()
    .withUrl(`${desk.url}/guardHub?access_token=${ticket}`, { transport: HttpTransportType.WebSockets })
    .configureLogging(LogLevel.None)
    .build();
  connection.on('Changes', () => undefined);
  await connection.start();
  try {
    return await work();
  } finally {
    await connection.stop();
  }
}

describe('C12 alarm times', () => {
  test('pushed is when the first console was sent it; later pushes and other events change nothing', async () => {
    const unseen = await desk.press();
    await onHub(async () => {
      const id = await desk.press();
      await vi.waitFor(async () => expect((await rowOf(id)).pushedAt).toBe(desk.clock.now()), { timeout: 20_000 });
      expect(await rowOf(id)).toMatchObject({ version: 1, shownAt: null, soundedAt: null });
      const at = desk.clock.now();
      desk.clock.set(at + 5000);
      await desk.post(`/api/Event/ConfirmEvent/${id}`, undefined, headers);
      const message = [{ type: 'GuardMessage', clientEventId: `m${id}`, occurredAt: new Date(at).toISOString() }];
      const own = { authorization: 'Bearer demo-guard-2' };
      const [{ idEvent }] = (await desk.post('/api/Device/Events', message, own)).json();
      /* Behind both in the feed: when its push is noted, so would theirs be. */
      const last = await desk.press();
      await vi.waitFor(async () => expect((await rowOf(last)).pushedAt).toBe(at + 5000), { timeout: 20_000 });
      expect((await rowOf(id)).pushedAt).toBe(at);
      expect((await rowOf(idEvent)).pushedAt).toBeNull();
    });
    expect((await rowOf(unseen)).pushedAt).toBeNull();
  });

  test('shown and sounding are the first of each at receipt, raise no version and are told in no feed', async () => {
    const [id, other] = [await desk.press(), await desk.press({}, 2)];
    const at = desk.clock.now();
    const seq = async () => (await desk.app.inject({ url: '/api/Event/OpenAlarms', headers })).headers['x-change-seq'];
    const before = await seq();
    const shown = { idEvent: id, shown: true, sounding: false };
    expect((await trace([shown, { ...shown, idEvent: other, sounding: true }])).statusCode).toBe(204);
    expect(await rowOf(id)).toMatchObject({ shownAt: at, soundedAt: null });
    expect(await rowOf(other)).toMatchObject({ shownAt: at, soundedAt: at });
    desk.clock.set(at + 1000);
    const operator = await desk.bearer('operator@demo.example');
    await trace([shown, { ...shown, shown: false, sounding: true }], operator);
    desk.clock.set(at + 2000);
    await trace([{ ...shown, sounding: true }]);
    expect(await rowOf(id)).toMatchObject({ shownAt: at, soundedAt: at + 1000, version: 1 });
    expect(await seq()).toBe(before);
    const audits = and(eq(audit.entity, 'event'), eq(audit.entityId, id));
    expect(await desk.db.select().from(audit).where(audits)).toEqual([]);
    const [wire] = (await desk.app.inject({ url: '/api/Event/OpenAlarms', headers }))
      .json()
      .filter((row: { idEvent: number }) => row.idEvent === id);
    expect(wire).toMatchObject({
      pushedDateTime: null,
      shownDateTime: '2026-11-21T12:00:00.000Z',
      soundingDateTime: '2026-11-21T12:00:01.000Z',
    });
  });

  test('only of alarms that the caller may see; the others of the batch are kept', async () => {
    const [own, foreign] = await desk.db.select().from(company).where(eq(company.tenantId, 1)).limit(2);
    const group = { tenantId: 1, name: 'One company', companyIds: [own?.id ?? 0] };
    const [row] = await desk.db.insert(userGroup).values(group).returning();
    const isOperator = eq(user.email, 'operator@demo.example');
    await desk.db
      .update(user)
      .set({ groupId: row?.id ?? null })
      .where(isOperator);
    const operator = await desk.bearer('operator@demo.example');
    const [seen, hidden] = [await desk.press(), await desk.press({}, 2)];
    const inCompany = (id: number, companyId = 0) =>
      desk.db.update(event).set({ companyId, isShownToAll: false }).where(eq(event.id, id));
    await inCompany(seen, own?.id);
    await inCompany(hidden, foreign?.id);
    const [read] = await desk.db.select().from(event).where(eq(event.typeCode, 3)).limit(1);
    const ids = [hidden, desk.second.eventId, read?.id ?? 0, 999_999, seen];
    const traces = ids.map((idEvent) => ({ idEvent, shown: true, sounding: true }));
    expect((await trace(traces, operator)).statusCode).toBe(204);
    expect((await rowOf(seen)).shownAt).toBe(desk.clock.now());
    for (const id of [hidden, desk.second.eventId, read?.id ?? 0]) expect((await rowOf(id)).shownAt).toBeNull();
  });
});

describe('C12 what a console is told', () => {
  const state = async (sound: string, as = headers) =>
    (await desk.post('/api/User/ConsoleState', { sound }, as)).json();

  test('how many consoles are armed, this one included: its last word counts', async () => {
    const operator = await desk.bearer('operator@demo.example');
    expect(await state('on')).toEqual({ armedConsoles: 1, hasEscalation: false, isClockHeld: false });
    expect(await state('on', operator)).toMatchObject({ armedConsoles: 2 });
    expect(await state('blocked')).toMatchObject({ armedConsoles: 1 });
    expect(await state('muted', operator)).toMatchObject({ armedConsoles: 0 });
    expect(await state('on')).toMatchObject({ armedConsoles: 1 });
    /* Another company's console arms nothing here. */
    expect(await state('on', await desk.bearer('second@demo.example'))).toMatchObject({ armedConsoles: 1 });
    const before = await desk.db.$count(audit);
    await state('on');
    expect(await desk.db.$count(audit)).toBe(before);
    expect((await desk.post('/api/User/ConsoleState', { sound: 'loud' }, headers)).statusCode).toBe(400);
  });

  test('an open hub connection keeps a console armed without a poll', async () => {
    await state('on');
    await onHub(async () => {
      for (let minute = 1; minute <= 2; minute += 1) {
        const now = desk.clock.now() + 60_000;
        desk.clock.set(now);
        const isUsed = async () => (await desk.db.select().from(session).where(eq(session.userId, 1)))[0]?.lastUsedAt;
        await vi.waitFor(async () => expect(await isUsed()).toBe(now), { timeout: 20_000 });
      }
      const operator = await desk.bearer('operator@demo.example');
      expect(await state('muted', operator)).toMatchObject({ armedConsoles: 1 });
    });
  });

  test('C4 whether the clock is in doubt, until `clock accept`', async () => {
    await holdClock(desk.db, desk.clock.now());
    expect(await state('on')).toMatchObject({ isClockHeld: true });
    const { db, clock } = desk;
    const context = { db, clock, store: createStore(db, clock, () => undefined) };
    expect(await prepareCommand(['clock', 'accept'])(context)).toEqual({
      isOk: true,
      lines: ['The clock is believed: 2026-11-21T12:00:00.000Z'],
    });
    expect(await state('on')).toMatchObject({ isClockHeld: false });
  });

  test.each([
    ['an empty list', {}, false],
    ['a step that names nobody', { escalation: [{ afterSeconds: 60, emails: [], webhooks: [] }] }, false],
    ['a mail', { escalation: [{ afterSeconds: 60, emails: ['a@b.example'], webhooks: [] }] }, true],
    ['a webhook without its key', { escalation: [{ afterSeconds: 60, emails: [], webhooks: ['http://h/'] }] }, false],
    [
      'a webhook with its key',
      { escalation: [{ afterSeconds: 60, emails: [], webhooks: ['http://h/'] }], webhookSecret: 'a long secret key' },
      true,
    ],
  ])('whether anybody would be called: %s', async (_, settings, hasEscalation) => {
    await desk.settle(settings);
    expect(await state('on')).toMatchObject({ hasEscalation });
  });
});

test('C12 a drill does not make a silent phone look alive', async () => {
  const alive = async () => (await desk.db.select().from(contact).where(eq(contact.userId, 5)))[0]?.lastContactAt;
  const before = await alive();
  const response = await desk.post('/api/Event/Drill', { idUser: 5 }, headers);
  expect(response.json()).toMatchObject({ idUser: 5, isDrill: true });
  expect(await alive()).toBe(before);
});
