/* The whole of contract C8 in one place, so that its table and its rules are read together: longer than other files. */

import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader } from '../../db/reader.ts';
import { audit, change, event, notification, rolePolicy, user, userGroup } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { eventsForViewer } from '../event/notification-counts.ts';

let server: TestServer;
let one: Person;
let two: Person;
let seven: Person;
beforeAll(async () => {
  server = await startTestServer();
  one = await person('administrator@demo.example');
  two = await person('operator@demo.example');
  seven = await person('guard1@demo.example');
});
afterAll(() => server.close());

interface Person {
  readonly id: number;
  readonly headers: { authorization: string };
}
async function person(email: string): Promise<Person> {
  const { token, idUser } = await server.signIn(email);
  return { id: idUser ?? 0, headers: { authorization: `Bearer ${token}` } };
}

/** An event of a guard that has nothing on it yet. */
async function newEvent(values: Partial<typeof event.$inferInsert> = {}): Promise<number> {
  const now = server.clock.now();
  const row = { tenantId: 1, typeCode: eventTypeCode('GuardMessage'), occurredAt: now, receivedAt: now };
  const [made] = await server.db
    .insert(event)
    .values({ ...row, userId: seven.id, ...values })
    .returning();
  return made?.id ?? 0;
}
const post = ({ headers }: Person, url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, headers, payload });
const get = ({ headers }: Person, url: string) => server.app.inject({ url, headers });
const comment = (who: Person, idEvent: number, text = 'Check the gate', more = {}) =>
  post(who, '/api/Event/SendComment', { idEvent, comment: text, ...more });
const thread = (who: Person, idEvent: number) => get(who, `/api/Notification/LoadAllbyIdEvent/${idEvent}`);
const intervention = (who: Person, values: object) =>
  post(who, '/api/Event/SendIntervention', {
    idNotificationType: 1,
    idEvent: 0,
    title: 'Alarm at North gate',
    description: 'Go there and report.',
    sendTo: '',
    latitude: 0,
    longitude: 0,
    ...values,
  });

describe('C8', () => {
  test('the table: comment, answer, opened thread, comment, intervention to nobody', async () => {
    const id = await newEvent();
    const sentTo = (...people: Person[]): string =>
      people
        .map((who) => who.id)
        .sort((a, b) => a - b)
        .join(',');
    const unseen = async (): Promise<(number | undefined)[]> => {
      const rows = await server.db.select().from(event).where(eq(event.id, id));
      const of = async (who: Person) =>
        (await eventsForViewer(createReader(server.db, 1), who.id, rows))[0]?.unseenCount;
      return [await of(one), await of(two), await of(seven)];
    };

    expect((await comment(one, id)).json().sendTo).toBe(sentTo(two, seven));
    expect(await unseen()).toEqual([0, 1, 1]);

    const item = { clientEventId: 'answer', type: 'GuardComment', occurredAt: '2026-11-21T12:00:00Z', idEvent: id };
    const payload = [{ ...item, description: 'It is closed' }];
    for (const _ of ['sent', 'sent again']) {
      await server.app.inject({ method: 'POST', url: '/api/Device/Events', headers: seven.headers, payload });
    }
    const [, answer] = await server.db.select().from(notification).where(eq(notification.eventId, id));
    expect(answer).toMatchObject({ userId: seven.id, description: 'It is closed', sendTo: [one.id, two.id] });
    expect(await unseen()).toEqual([1, 2, 1]);

    expect((await thread(two, id)).json()).toHaveLength(2);
    expect(await unseen()).toEqual([1, 0, 1]);

    expect((await comment(one, id)).json().sendTo).toBe(sentTo(two, seven));
    expect(await unseen()).toEqual([1, 1, 2]);

    expect((await intervention(one, { idEvent: id })).json().sendTo).toBe('');
    expect(await unseen()).toEqual([1, 1, 2]);
    expect(await server.db.select().from(notification).where(eq(notification.eventId, id))).toHaveLength(4);
  });

  test('a guard comments on his own events and where he was spoken to, and nowhere else', async () => {
    const other = await newEvent({ userId: null });
    const spokenTo = await newEvent({ userId: null });
    await intervention(one, { idEvent: spokenTo, sendTo: String(seven.id) });
    const answer = (clientEventId: string, idEvent: number) => ({
      clientEventId,
      type: 'GuardComment',
      occurredAt: '2026-11-21T12:00:00Z',
      description: 'On my way',
      idEvent,
    });
    const response = await post(seven, '/api/Device/Events', [answer('a', other), answer('b', spokenTo)]);
    expect(response.json()).toMatchObject([{ status: 'created' }, { status: 'created' }]);
    const hanging = await server.db
      .select()
      .from(notification)
      .where(and(inArray(notification.eventId, [other, spokenTo]), eq(notification.userId, seven.id)));
    expect(hanging.map((row) => row.eventId)).toEqual([spokenTo]);
  });

  test('who is not active, has no dashboard or does not see the event gets no comment on it', async () => {
    const id = await newEvent();
    const to = async (): Promise<string> => (await comment(one, id)).json().sendTo;
    const set = (values: Partial<typeof user.$inferInsert>, who = two) =>
      server.db.update(user).set(values).where(eq(user.id, who.id));
    expect(await to()).toBe(`${two.id},${seven.id}`);
    await set({ isActive: false }, seven);
    expect(await to()).toBe(String(two.id));
    await set({ isActive: true }, seven);

    const [group] = await server.db
      .insert(userGroup)
      .values({ tenantId: 1, name: 'One', companyIds: [1] })
      .returning();
    await set({ groupId: group?.id ?? null });
    expect(await to()).toBe(String(seven.id));
    await server.db.update(event).set({ companyId: 1 }).where(eq(event.id, id));
    expect(await to()).toBe(`${two.id},${seven.id}`);
    await set({ groupId: null });

    await server.db.insert(rolePolicy).values({ tenantId: 1, role: 'Operator', policies: ['event.search'] });
    expect(await to()).toBe(String(seven.id));
    await server.db.delete(rolePolicy).where(eq(rolePolicy.role, 'Operator'));

    /* nobody left: self documentation */
    const own = await newEvent({ userId: one.id });
    await set({ isActive: false });
    expect((await comment(one, own)).json().sendTo).toBe('');
    await set({ isActive: true });
    two = await person('operator@demo.example');
  });
});

describe('SendComment', () => {
  test('S7.31, S3.82 to S3.86 the comment with its author, recipients, text and time; feed, counters and audit have it', async () => {
    const id = await newEvent();
    const seq = Number((await get(one, '/api/Location')).headers['x-change-seq']);
    const response = await comment(one, id, '  <img src=x onerror=alert(1)>\n\u0000Vrata\t<b>  ');
    expect(response.statusCode).toBe(200);
    const made = response.json();
    expect(made).toEqual({
      idNotification: expect.any(Number),
      idNotificationType: 2,
      idEvent: id,
      idUser: one.id,
      sendTo: `${two.id},${seven.id}`,
      title: '',
      /* text stays text: no markup is removed, no control character is kept */
      description: '<img src=x onerror=alert(1)>\nVrata <b>',
      dateTime: '2026-11-21T12:00:00.000Z',
      latitude: null,
      longitude: null,
      seen: true,
      deliveredTo: [],
      seenBy: [],
      version: 1,
    });
    const feed = (await get(two, `/api/Changes?after=${seq}`)).json();
    expect(feed.changes).toMatchObject([
      { kind: 'notification', reason: 'created', id: made.idNotification, notification: { ...made, seen: false } },
      /* the badge: same version, because no field of the event's own has changed */
      {
        kind: 'event',
        reason: 'edited',
        id,
        version: 1,
        event: { notificationCount: 1, unseenCount: 1, lastNotificationSeen: false },
      },
    ]);
    const rows = await server.db.select().from(audit).where(eq(audit.action, 'event.comment'));
    expect(rows.filter((row) => row.entityId === made.idNotification)).toHaveLength(1);
  });

  test('what hangs on a deleted event leaves the feed with it', async () => {
    const id = await newEvent();
    const seq = Number((await get(one, '/api/Location')).headers['x-change-seq']);
    const { idNotification } = (await comment(one, id, 'Not for long')).json();
    await server.app.inject({ method: 'DELETE', url: `/api/Event/${id}`, headers: one.headers });
    const response = await get(two, `/api/Changes?after=${seq}`);
    expect(response.body).not.toContain('Not for long');
    expect(response.json().changes.map((row: { id: number; reason: string }) => [row.id, row.reason])).toEqual([
      [idNotification, 'created'],
      [id, 'edited'],
      [id, 'deleted'],
    ]);
  });

  test('an open edit is not stale for a comment', async () => {
    const id = await newEvent();
    await comment(two, id);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Event/ChangeEventSourceComment',
      headers: { ...one.headers, 'if-match': '"1"' },
      payload: { idEvent: id, source: 'Gate', description: '', comment: '' },
    });
    expect(response.statusCode).toBe(200);
  });

  test.each([
    ['nothing', '', 'required'],
    ['blanks', ' \n\t\u200b ', 'required'],
    ['2,001 characters', 'x'.repeat(2001), 'tooLong'],
  ])('%s are refused as a text', async (_, text, code) => {
    const response = await comment(one, await newEvent(), text);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field: 'comment', code }]);
  });

  test('2,000 characters are kept, also those of two code units each', async () => {
    const text = '🚨'.repeat(2000);
    expect((await comment(one, await newEvent(), text)).json().description).toBe(text);
  });

  test('an event that is unknown, deleted, of another tenant or out of scope is 404', async () => {
    const deleted = await newEvent({ deletedAt: server.clock.now() });
    for (const id of [999_999, 0, deleted, server.second.eventId]) {
      expect((await comment(one, id)).statusCode, String(id)).toBe(404);
      expect((await thread(one, id)).statusCode, String(id)).toBe(404);
      if (id > 0) expect((await intervention(one, { idEvent: id })).statusCode, String(id)).toBe(404);
    }
    const [group] = await server.db
      .insert(userGroup)
      .values({ tenantId: 1, name: 'Two', companyIds: [2] })
      .returning();
    await server.db.update(user).set({ groupId: group?.id }).where(eq(user.id, two.id));
    const hidden = await newEvent({ companyId: 1 });
    expect((await comment(two, hidden)).statusCode).toBe(404);
    expect((await thread(two, hidden)).statusCode).toBe(404);
    expect((await intervention(two, { idEvent: hidden })).statusCode).toBe(404);
    /* neither does the feed tell him of what hangs there, while a message of his own is his to see */
    const seq = Number((await get(two, '/api/Location')).headers['x-change-seq']);
    await comment(one, hidden);
    expect((await get(two, `/api/Changes?after=${seq}`)).json().changes).toEqual([]);
    const own = (await intervention(two, {})).json();
    expect((await thread(two, own.idEvent)).json()).toHaveLength(1);
    await server.db.update(user).set({ groupId: null }).where(eq(user.id, two.id));
  });

  test('the same clientMessageId, in any case, answers the first one; another text under it is a conflict', async () => {
    const id = await newEvent();
    const first = await comment(one, id, 'Once', { clientMessageId: 'try-1' });
    const again = await comment(one, id, 'Once', { ClientMessageID: 'try-1' });
    expect(again.json()).toEqual(first.json());
    const tries = await Promise.all(
      ['a', 'b', 'c'].map(() => comment(one, id, 'At once', { clientMessageId: 'try-2' })),
    );
    expect(new Set(tries.map((response) => response.json().idNotification)).size).toBe(1);
    expect((await thread(one, id)).json()).toHaveLength(2);
    const other = await comment(one, id, 'Twice', { clientMessageId: 'try-1' });
    expect(other.statusCode).toBe(409);
    expect(other.json().errors).toMatchObject([{ field: 'clientMessageId', code: 'duplicate' }]);
    expect((await comment(two, id, 'Twice', { clientMessageId: 'try-1' })).statusCode).toBe(200);
    for (const bad of [7, 'x'.repeat(201), 'a\u0007b']) {
      expect((await comment(one, id, 'Once', { clientMessageId: bad })).json().errors[0].field).toBe('clientMessageId');
    }
  });

  test('500 notifications hang on an event and no more; the guard’s own word is an event all the same', async () => {
    const id = await newEvent();
    const row = { tenantId: 1, eventId: id, userId: one.id, typeCode: 2, description: 'x', at: server.clock.now() };
    await server.db.insert(notification).values(Array.from({ length: 499 }, () => row));
    expect((await comment(one, id)).statusCode).toBe(200);
    const full = await comment(one, id);
    expect(full.statusCode).toBe(409);
    expect(full.json().errors).toMatchObject([{ field: 'idEvent', code: 'tooManyItems' }]);
    expect((await intervention(one, { idEvent: id })).statusCode).toBe(409);
    const item = { clientEventId: 'full', type: 'GuardComment', occurredAt: '2026-11-21T12:00:00Z', description: 'x' };
    const answer = await post(seven, '/api/Device/Events', [{ ...item, idEvent: id }]);
    expect(answer.json()).toMatchObject([{ status: 'created' }]);
    expect((await thread(one, id)).json()).toHaveLength(500);
  });
});

describe('SendIntervention', () => {
  test('S7.35, S3.92 to S3.98 a message or an intervention with its place to whom it names, each once', async () => {
    const id = await newEvent();
    for (const idNotificationType of [0, 1]) {
      const sendTo = `${seven.id},${two.id},${seven.id}`;
      const place = { latitude: 45.813, longitude: 15.977 };
      const response = await intervention(one, { idNotificationType, idEvent: id, sendTo, ...place });
      expect(response.json()).toMatchObject({
        idNotificationType,
        idEvent: id,
        title: 'Alarm at North gate',
        description: 'Go there and report.',
        sendTo: `${seven.id},${two.id}`,
        ...place,
      });
    }
    for (const values of [
      { idNotificationType: 2 },
      { title: '' },
      { title: ' ' },
      { latitude: 91 },
      { sendTo: 'all' },
    ]) {
      expect((await intervention(one, values)).statusCode, JSON.stringify(values)).toBe(400);
    }
  });

  test.each([0, null, undefined])('without an event (%s) the server makes a System event for it', async (idEvent) => {
    const seq = Number((await get(one, '/api/Location')).headers['x-change-seq']);
    const made = (await intervention(one, { idEvent, sendTo: String(seven.id), latitude: 45.8, longitude: 16 })).json();
    const [row] = await server.db.select().from(event).where(eq(event.id, made.idEvent));
    expect(row).toMatchObject({
      typeCode: eventTypeCode('System'),
      source: 'Control centre',
      comment: 'Alarm at North gate',
      latitude: 45.8,
      longitude: 16,
      userId: null,
    });
    const feed = (await get(two, `/api/Changes?after=${seq}`)).json();
    expect(feed.changes).toMatchObject([
      { kind: 'event', reason: 'created', id: made.idEvent, event: { notificationCount: 1 } },
      { kind: 'notification', reason: 'created', id: made.idNotification },
      { kind: 'event', reason: 'edited', id: made.idEvent },
    ]);
    const rows = await server.db.select().from(audit).where(eq(audit.entityId, made.idNotification));
    expect(rows.filter((entry) => entry.action === 'intervention.send')).toHaveLength(1);
  });

  test('SD9 0,0 and 0.01,0.01 are no place', async () => {
    for (const at of [0, 0.01]) {
      expect((await intervention(one, { latitude: at, longitude: at })).json()).toMatchObject({
        latitude: null,
        longitude: null,
      });
    }
  });

  test('a recipient who is unknown, inactive or of another tenant is refused, and nothing is written', async () => {
    const [inactive] = await server.db
      .insert(user)
      .values({ tenantId: 1, name: 'Gone', role: 'Guard', isActive: false })
      .returning();
    const count = async () => (await server.db.select().from(event)).length;
    const before = await count();
    for (const id of [999_999, inactive?.id, server.second.guardId, 0, '99999999999999999999']) {
      const response = await intervention(one, { sendTo: `${seven.id},${id}` });
      expect(response.statusCode, String(id)).toBe(400);
      expect(response.json().errors).toMatchObject([
        { field: 'sendTo', code: 'unknownReference', message: expect.stringContaining('unknown recipient') },
      ]);
    }
    expect(await count()).toBe(before);
  });

  test('the same clientMessageId makes one message and one event', async () => {
    const values = { sendTo: String(seven.id), clientMessageId: 'message-1' };
    const first = (await intervention(one, values)).json();
    expect((await intervention(one, values)).json()).toEqual(first);
    expect((await intervention(one, { ...values, sendTo: '' })).statusCode).toBe(409);
  });
});

describe('LoadAllbyIdEvent', () => {
  test('S7.61 oldest first; marks seen for the caller, once, and tells who has opened what', async () => {
    const id = await newEvent();
    const first = (await comment(one, id, 'first')).json();
    const second = (await comment(one, id, 'second')).json();
    await intervention(one, { idEvent: id });
    const badge = async (): Promise<object> => {
      const rows = (await get(two, '/api/Event/GetLastEvents/0?numberOfEvents=1000')).json<{ idEvent: number }[]>();
      return rows.find((row) => row.idEvent === id) ?? {};
    };
    expect(await badge()).toMatchObject({ notificationCount: 3, unseenCount: 2, lastNotificationSeen: false });
    const etag = String((await get(two, '/api/Event/GetLastEvents/0')).headers.etag);

    const opened = (await thread(two, id)).json<{ description: string; seenBy: number[]; version: number }[]>();
    expect(opened.map((row) => row.description)).toEqual(['first', 'second', 'Go there and report.']);
    /* what was sent to nobody is opened by nobody */
    expect(opened.map((row) => row.seenBy)).toEqual([[two.id], [two.id], []]);
    expect(opened.map((row) => row.version)).toEqual([2, 2, 1]);
    expect(await badge()).toMatchObject({ notificationCount: 3, unseenCount: 0, lastNotificationSeen: true });
    const poll = await server.app.inject({
      url: '/api/Event/GetLastEvents/0',
      headers: { ...two.headers, 'if-none-match': etag },
    });
    expect(poll.statusCode).toBe(200);

    const told = await server.db.select().from(change).where(eq(change.kind, 'notification'));
    const edited = told.filter((row) => row.reason === 'edited').map((row) => row.entityId);
    expect(edited.filter((entity) => [first, second].some((row) => row.idNotification === entity))).toHaveLength(2);
    const seq = Number((await get(one, '/api/Location')).headers['x-change-seq']);
    const audited = await server.db.$count(audit);
    expect((await thread(two, id)).json()).toEqual(opened);
    await thread(one, id);
    expect((await get(one, `/api/Changes?after=${seq}`)).json().changes).toEqual([]);
    expect(await server.db.$count(audit)).toBe(audited);
  });

  test('is empty for an event without any', async () => {
    expect((await thread(one, await newEvent())).json()).toEqual([]);
  });
});
