import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, event, eventImage, notification, notificationReceipt, user, userGroup } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
});
afterAll(() => server.close());

async function newEvent(values: Partial<typeof event.$inferInsert> = {}): Promise<number> {
  const now = server.clock.now();
  const row = { tenantId: 1, typeCode: eventTypeCode('GuardPanic'), occurredAt: now, receivedAt: now };
  const [made] = await server.db
    .insert(event)
    .values({ ...row, ...values })
    .returning();
  return made?.id ?? 0;
}
const stored = async (id: number) => (await server.db.select().from(event).where(eq(event.id, id)))[0];
const get = (url: string, as = headers) => server.app.inject({ url, headers: as });
const seqNow = async (): Promise<number> => Number((await get('/api/Location')).headers['x-change-seq']);
const changesAfter = async (seq: number) => (await get(`/api/Changes?after=${seq}`)).json().changes;
const auditOf = (id: number) =>
  server.db
    .select()
    .from(audit)
    .where(and(eq(audit.entity, 'event'), eq(audit.entityId, id)));
const texts = { source: 'Gate', description: 'Seen twice', comment: 'Was open' };
const change = (body: object, more: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/Event/ChangeEventSourceComment',
    headers: { ...headers, ...more },
    payload: body,
  });
const remove = (id: number, as = headers) =>
  server.app.inject({ method: 'DELETE', url: `/api/Event/${id}`, headers: as });

/** An Operator who sees company 2 only, until the work is done. */
async function asScoped(work: (operator: { authorization: string }) => Promise<void>): Promise<void> {
  const [group] = await server.db
    .insert(userGroup)
    .values({ tenantId: 1, name: 'Two', companyIds: [2] })
    .returning();
  const isHe = eq(user.email, 'operator@demo.example');
  await server.db.update(user).set({ groupId: group?.id }).where(isHe);
  await work(await server.bearer('operator@demo.example'));
  await server.db.update(user).set({ groupId: null }).where(isHe);
}

describe('ChangeEventSourceComment', () => {
  test('S7.26, S4.03 source, description and comment are replaced; row, feed and audit log have it', async () => {
    const id = await newEvent({ source: 'Ana', description: 'Panic', comment: '' });
    const seq = await seqNow();
    const response = await change({ idEvent: id, ...texts });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ idEvent: id, ...texts, version: 2, confirmDateTime: null });
    expect(await stored(id)).toMatchObject({ ...texts, version: 2 });
    expect(await changesAfter(seq)).toMatchObject([{ kind: 'event', reason: 'edited', id, version: 2, event: texts }]);
    expect(await auditOf(id)).toMatchObject([
      { action: 'event.change', before: { source: 'Ana', description: 'Panic', comment: '' }, after: texts },
    ]);
  });

  test('type, time, place and whatever else is sent stay as they are', async () => {
    const id = await newEvent({ latitude: 45, longitude: 16 });
    const before = await stored(id);
    const more = { eventTypeEnumCode: 3, eventDateTime: '2020-01-01T00:00:00Z', lat: 1, lon: 1, confirmUser: 'Me' };
    await change({ idEvent: id, ...texts, ...more });
    expect(await stored(id)).toEqual({ ...before, ...texts, version: 2 });
  });

  test('S3.45 title maps to comment when comment is absent, in any case of either', async () => {
    const id = await newEvent();
    const { source, description } = texts;
    const sent = async (more: object) => (await change({ idEvent: id, source, description, ...more })).json().comment;
    expect(await sent({ title: 'As title' })).toBe('As title');
    expect(await sent({ Title: 'As Title', Comment: 'as Comment' })).toBe('as Comment');
    expect(await sent({ comment: '', title: 'not this' })).toBe('');
    expect((await change({ idEvent: id, source, description })).statusCode).toBe(400);
  });

  test('text stays text, without control characters', async () => {
    const id = await newEvent();
    const hostile = '<img src=x onerror=alert(1)>\u0000\u0007';
    const response = await change({ idEvent: id, source: `${hostile}\nline`, description: hostile, comment: hostile });
    const plain = '<img src=x onerror=alert(1)>';
    expect(response.json()).toMatchObject({ source: `${plain} line`, description: plain, comment: plain });
    for (const long of [
      { source: 'x'.repeat(201) },
      { description: 'x'.repeat(2001) },
      { comment: 'x'.repeat(2001) },
    ]) {
      const refused = await change({ idEvent: id, ...texts, ...long });
      expect(refused.json().errors).toMatchObject([{ field: Object.keys(long)[0], code: 'tooLong' }]);
    }
  });

  test('a stale If-Match is 412 and changes nothing; without the header the last write wins', async () => {
    const id = await newEvent();
    expect((await change({ idEvent: id, ...texts }, { 'if-match': '"1"' })).statusCode).toBe(200);
    const stale = await change({ idEvent: id, ...texts, source: 'Late' }, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(await stored(id)).toMatchObject({ source: 'Gate', version: 2 });
    expect((await change({ idEvent: id, ...texts, source: 'Last' })).json().source).toBe('Last');
  });

  test('the same texts again change nothing', async () => {
    const id = await newEvent(texts);
    const seq = await seqNow();
    expect((await change({ idEvent: id, ...texts })).json()).toMatchObject({ version: 1 });
    expect(await changesAfter(seq)).toEqual([]);
    expect(await auditOf(id)).toEqual([]);
  });

  test('unknown, deleted, out of scope: 404', async () => {
    const deleted = await newEvent({ deletedAt: server.clock.now() });
    for (const idEvent of [0, 999_999, deleted, server.second.eventId]) {
      expect((await change({ idEvent, ...texts })).statusCode, String(idEvent)).toBe(404);
    }
    const hidden = await newEvent({ companyId: 1 });
    await asScoped(async (operator) => {
      expect((await change({ idEvent: hidden, ...texts }, operator)).statusCode).toBe(404);
    });
  });
});

describe('DELETE', () => {
  test('S7.34, S4.02 soft: absent from all reads, comments, images and audit row kept', async () => {
    const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
    const id = await newEvent({ userId: guard?.id ?? 0, companyId: 1, locationId: 1 });
    const now = server.clock.now();
    const about = { tenantId: 1, eventId: id };
    await server.db.insert(eventImage).values({ ...about, clientImageId: 'a', jpeg: Uint8Array.of(1), at: now });
    const [message] = await server.db
      .insert(notification)
      .values({ ...about, userId: 1, typeCode: 1, sendTo: [guard?.id ?? 0], description: 'Go', at: now })
      .returning();
    const receipt = { tenantId: 1, notificationId: message?.id ?? 0, userId: guard?.id ?? 0 };
    await server.db.insert(notificationReceipt).values(receipt);
    const phone = { authorization: 'Bearer demo-guard-1' };
    const span = (start: string, end: string): string => `${start}=2026-11-21T11:00:00Z&${end}=2026-11-21T13:00:00Z`;
    const lists = [
      '/api/Event/GetLastEvents/0?numberOfEvents=1000',
      '/api/Event/OpenAlarms',
      `/api/Event/Search?${span('dateTimeStart', 'dateTimeEnd')}`,
      `/api/event/Report?${span('startDateTime', 'endDateTime')}`,
    ];
    const listed = async (url: string): Promise<boolean> =>
      (await get(url)).json().some((row: { idEvent: number }) => row.idEvent === id);
    const inbox = async (): Promise<number[]> =>
      (await get('/api/Device/Inbox', phone)).json().map((row: { idEvent: number }) => row.idEvent);
    for (const url of lists) expect(await listed(url), url).toBe(true);
    expect(await inbox()).toContain(id);

    expect((await remove(id)).statusCode).toBe(204);
    for (const url of lists) expect(await listed(url), url).toBe(false);
    expect(await inbox()).not.toContain(id);
    for (const url of [`/api/Event/Images/${id}`, `/api/Notification/LoadAllbyIdEvent/${id}`]) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
    const seen = { method: 'POST', url: `/api/Device/Inbox/${message?.id}/Seen`, headers: phone } as const;
    expect((await server.app.inject(seen)).statusCode).toBe(404);
    const feed = (await get('/api/Changes?after=0')).json<{ changes: { event?: { idEvent: number } }[] }>();
    expect(feed.changes.some((row) => row.event?.idEvent === id)).toBe(false);

    expect(await stored(id)).toMatchObject({ deletedAt: now });
    expect(await server.db.select().from(eventImage).where(eq(eventImage.eventId, id))).toHaveLength(1);
    expect(await server.db.select().from(notification).where(eq(notification.eventId, id))).toHaveLength(1);
    expect((await auditOf(id)).map((row) => row.action)).toEqual(['event.delete']);
  });

  test.each(['GuardPanic', 'Exception'] as const)(
    'an open %s is confirmed by who deletes it, in one row of the audit log',
    async (type) => {
      const id = await newEvent({ typeCode: eventTypeCode(type) });
      const seq = await seqNow();
      await remove(id);
      const now = server.clock.now();
      expect(await stored(id)).toMatchObject({
        confirmedBy: 'Vesna Novak',
        confirmedAt: now,
        deletedAt: now,
        version: 3,
      });
      expect(await changesAfter(seq)).toMatchObject([
        { reason: 'confirmed', id, version: 2 },
        { reason: 'deleted', id, version: 3 },
      ]);
      expect(await auditOf(id)).toMatchObject([
        {
          action: 'event.delete',
          before: { confirmedAt: null, confirmedBy: null, deletedAt: null },
          after: { confirmedAt: now, confirmedBy: 'Vesna Novak', deletedAt: now },
        },
      ]);
      /* C7: confirming what is deleted answers with the event */
      const confirmed = await server.app.inject({ method: 'POST', url: `/api/Event/ConfirmEvent/${id}`, headers });
      expect(confirmed.json()).toMatchObject({ idEvent: id, confirmUser: 'Vesna Novak' });
    },
  );

  test('a confirmed alarm keeps its confirmer, other types are not confirmed', async () => {
    const panic = await newEvent({ confirmedAt: 1000, confirmedBy: 'Ana' });
    const message = await newEvent({ typeCode: eventTypeCode('GuardMessage') });
    await remove(panic);
    await remove(message);
    expect(await stored(panic)).toMatchObject({ confirmedAt: 1000, confirmedBy: 'Ana', version: 2 });
    expect(await stored(message)).toMatchObject({ confirmedAt: null, confirmedBy: null, version: 2 });
  });

  test('again is 204 and changes nothing; two at once delete once', async () => {
    const id = await newEvent();
    const seq = await seqNow();
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204, 204]);
    expect((await remove(id)).statusCode).toBe(204);
    expect(await changesAfter(seq)).toHaveLength(2);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('unknown, of another tenant, out of scope: 404, and nothing is deleted', async () => {
    for (const id of [0, 999_999, server.second.eventId]) expect((await remove(id)).statusCode).toBe(404);
    const hidden = await newEvent({ companyId: 1 });
    await asScoped(async (operator) => {
      expect((await remove(hidden, operator)).statusCode).toBe(404);
      expect((await get(`/api/Event/Images/${hidden}`, operator)).statusCode).toBe(404);
    });
    expect(await stored(hidden)).toMatchObject({ deletedAt: null });
    expect(await stored(server.second.eventId)).toMatchObject({ deletedAt: null, confirmedAt: null });
  });
});
