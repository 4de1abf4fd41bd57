import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, contact, event, notification, notificationReceipt } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let supervisor: { authorization: string };
let guardId = 0;
let otherId = 0;
const phone = { authorization: 'Bearer demo-guard-1' };
const otherPhone = { authorization: 'Bearer demo-guard-2' };
beforeAll(async () => {
  server = await startTestServer();
  supervisor = await server.bearer('operator@demo.example');
  guardId = (await server.signIn('guard1@demo.example')).idUser ?? 0;
  otherId = (await server.signIn('guard2@demo.example')).idUser ?? 0;
});
afterAll(() => server.close());

const get = (url: string, headers: { authorization: string }) => server.app.inject({ url, headers });
const inbox = (headers = phone, after = '') => get(`/api/Device/Inbox${after}`, headers);
const open = (id: number, headers = phone) =>
  server.app.inject({ method: 'POST', url: `/api/Device/Inbox/${id}/Seen`, headers });
async function send(title: string, sendTo: readonly number[], idEvent = 0) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/Event/SendIntervention',
    headers: supervisor,
    payload: {
      idNotificationType: 1,
      idEvent,
      title,
      description: 'Go',
      sendTo: sendTo.join(),
      latitude: 45,
      longitude: 16,
    },
  });
  return response.json<{ idNotification: number; idEvent: number; version: number }>();
}
const stateOf = async (id: number): Promise<{ deliveredTo: number[]; seenBy: number[]; version: number }> => {
  const [row] = await server.db.select().from(notification).where(eq(notification.id, id));
  const thread = (await get(`/api/Notification/LoadAllbyIdEvent/${row?.eventId}`, supervisor)).json();
  const { deliveredTo, seenBy, version } = thread.find((one: { idNotification: number }) => one.idNotification === id);
  return { deliveredTo, seenBy, version };
};
const titles = (rows: { title: string }[]): string[] => rows.map((row) => row.title);

describe('Inbox', () => {
  test('a guard gets what is sent to him, oldest first, and only what is newer than he knows', async () => {
    const first = await send('first', [guardId]);
    await send('not his', [otherId]);
    await send('nobody’s', []);
    const second = await send('second', [otherId, guardId]);
    const rows = (await inbox()).json();
    expect(titles(rows)).toEqual(['first', 'second']);
    expect(rows[0]).toEqual({
      idNotification: first.idNotification,
      idNotificationType: 1,
      idEvent: first.idEvent,
      idUser: expect.any(Number),
      userName: 'Zoran Knežević',
      title: 'first',
      description: 'Go',
      dateTime: '2026-11-21T12:00:00.000Z',
      latitude: 45,
      longitude: 16,
      seen: false,
    });
    expect(titles((await inbox(phone, `?after=${first.idNotification}`)).json())).toEqual(['second']);
    expect((await inbox(phone, `?after=${second.idNotification}`)).json()).toEqual([]);
    expect(titles((await inbox(otherPhone)).json())).toEqual(['not his', 'second']);
    expect((await inbox({ authorization: 'Bearer second-device' })).json()).toEqual([]);
  });

  test('C8 deliveredTo grows when a device takes the message, seenBy when it is opened; each once', async () => {
    const { idNotification: id, idEvent } = await send('told', [guardId, otherId]);
    expect(await stateOf(id)).toEqual({ deliveredTo: [], seenBy: [], version: 1 });
    const seq = Number((await get('/api/Location', supervisor)).headers['x-change-seq']);
    await inbox();
    await inbox();
    expect(await stateOf(id)).toEqual({ deliveredTo: [guardId], seenBy: [], version: 2 });
    expect([(await open(id)).statusCode, (await open(id)).statusCode]).toEqual([204, 204]);
    expect(await stateOf(id)).toEqual({ deliveredTo: [guardId], seenBy: [guardId], version: 3 });
    /* who opens it has it */
    await open(id, otherPhone);
    const both = [guardId, otherId];
    expect(await stateOf(id)).toEqual({ deliveredTo: both, seenBy: both, version: 4 });
    const { changes } = (await get(`/api/Changes?after=${seq}`, supervisor)).json();
    const own = changes.filter((row: { kind: string; id: number }) => row.kind === 'notification' && row.id === id);
    expect(own.map((row: { reason: string; version: number }) => [row.reason, row.version])).toEqual([
      ['edited', 2],
      ['edited', 3],
      ['edited', 4],
    ]);
    expect(own[0].notification).toMatchObject({ idEvent, deliveredTo: both });
    const [row] = (await inbox(phone, `?after=${id - 1}`)).json();
    expect(row).toMatchObject({ idNotification: id, seen: true });
  });

  test('asking counts as a contact and as a device that reads messages', async () => {
    const before = server.clock.now();
    const isGuard = and(eq(contact.tenantId, 1), eq(contact.userId, guardId));
    await server.db.update(contact).set({ inboxReadAt: null, lastContactAt: 1000, battery: 40 }).where(isGuard);
    server.clock.set(before + 90_000);
    await inbox();
    const [row] = await server.db.select().from(contact).where(isGuard);
    expect(row).toMatchObject({ inboxReadAt: before + 90_000, lastContactAt: before + 90_000, battery: 40 });
    server.clock.set(before);
  });

  test('others’ messages and unknown ones are 404, and stay unopened', async () => {
    const { idNotification: id } = await send('private', [otherId]);
    for (const wrong of [id, 999_999, 0]) expect((await open(wrong)).statusCode, String(wrong)).toBe(404);
    expect(await stateOf(id)).toMatchObject({ seenBy: [] });
  });

  test('comments on his events come too, without a title', async () => {
    const now = server.clock.now();
    const [own] = await server.db
      .insert(event)
      .values({
        tenantId: 1,
        typeCode: eventTypeCode('GuardMessage'),
        occurredAt: now,
        receivedAt: now,
        userId: guardId,
      })
      .returning();
    const payload = { idEvent: own?.id, comment: 'Seen' };
    await server.app.inject({ method: 'POST', url: '/api/Event/SendComment', headers: supervisor, payload });
    const rows = (await inbox()).json();
    expect(rows.at(-1)).toMatchObject({ idEvent: own?.id, idNotificationType: 2, title: '', description: 'Seen' });
  });

  test('500 at most, the oldest, and the next ones from there', async () => {
    const { idEvent } = await send('many', []);
    const row = { tenantId: 1, eventId: idEvent, userId: 1, typeCode: 0, description: 'x', at: server.clock.now() };
    const sendTo = [otherId];
    const said = Array.from({ length: 505 }, () => ({ ...row, sendTo }));
    const sent = await server.db.insert(notification).values(said).returning();
    const receipts = sent.map(({ id }) => ({ tenantId: 1, notificationId: id, userId: otherId }));
    await server.db.insert(notificationReceipt).values(receipts);
    const known = (await inbox(otherPhone)).json<{ idNotification: number }[]>();
    expect(known).toHaveLength(500);
    const rest = (await inbox(otherPhone, `?after=${known.at(-1)?.idNotification}`)).json();
    expect(rest.length).toBeGreaterThanOrEqual(5);
    expect(rest.length).toBeLessThan(20);
  });

  test('reading and opening leave no row in the audit log', async () => {
    const { idNotification: id } = await send('quiet', [guardId]);
    const before = await server.db.$count(audit);
    await inbox();
    await open(id);
    expect(await server.db.$count(audit)).toBe(before);
  });
});
