/* One description of the hub's comments, with what they need around them: a little longer than other files. */

import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSessions } from '../auth/sessions.ts';
import { createStore } from '../db/repository.ts';
import { audit, event, notification, rolePolicy, user, userGroup } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { takeMessage } from './send-message.ts';

const received = 'The server received the message: ';
const refused = 'The server refused the message: ';

let server: TestServer;
const open: HubConnection[] = [];
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ logSink: { write: (line) => void lines.push(line) } });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});
afterAll(() => server.close());

/** A supervisor on the hub, with Microsoft's own client. */
interface Caller {
  readonly connection: HubConnection;
  readonly idUser: number;
  readonly name: string;
  readonly headers: { authorization: string };
  /** What is answered next. */
  answer(): Promise<string>;
  /** Sends a payload and resolves with what is answered to it. */
  say(payload: unknown): Promise<string>;
}

async function call(
  email = 'operator@demo.example',
  query = (ticket: string, idUser: number) => `access_token=${ticket}&idUser=${idUser}`,
): Promise<Caller> {
  const { token, idUser = 0, name } = await server.signIn(email);
  const headers = { authorization: `Bearer ${token}` };
  const { ticket } = (await server.app.inject({ method: 'POST', url: '/api/User/HubTicket', headers })).json();
  const connection = new HubConnectionBuilder()
    .withUrl(`${server.url}/guardHub?${query(ticket, idUser)}`, { transport: HttpTransportType.WebSockets })
    .configureLogging(LogLevel.None)
    .build();
  const waiting: ((text: string) => void)[] = [];
  connection.on('ReceiveMessage', (text: string) => waiting.shift()?.(text));
  connection.on('Changes', () => undefined);
  connection.on('SessionRevoked', () => undefined);
  await connection.start();
  open.push(connection);
  const answer: Caller['answer'] = () => new Promise((resolve) => waiting.push(resolve));
  const closed = new Promise<never>((_resolve, reject) => connection.onclose(() => reject(new Error(isClosed))));
  closed.catch(() => undefined);
  const say: Caller['say'] = async (payload) => {
    const told = answer();
    await connection.send('SendMessage', payload);
    return Promise.race([told, closed]);
  };
  return { connection, idUser, name: name ?? '', headers, answer, say };
}

const isClosed = 'The server has closed the connection';

/**
 * What a connection whose rights have just changed is told. The server looks for such connections every few seconds and
 * closes them: one that was found before it could speak is opened once more.
 */
async function isTold(email: string, change: (caller: Caller) => Promise<unknown>, id: number): Promise<string> {
  const caller = await call(email);
  await change(caller);
  try {
    return await caller.say(messageOf(caller, id));
  } catch (error) {
    if (!(error instanceof Error && error.message === isClosed)) throw error;
    return isTold(email, change, id);
  }
}

async function newEvent(values: Partial<typeof event.$inferInsert> = {}): Promise<number> {
  const now = server.clock.now();
  const [row] = await server.db
    .insert(event)
    .values({ tenantId: 1, typeCode: 6, occurredAt: now, receivedAt: now, ...values })
    .returning();
  return row?.id ?? 0;
}
const threadOf = (id: number) => server.db.select().from(notification).where(eq(notification.eventId, id));

const messageOf = ({ idUser, name }: Caller, idEvent: number, more: object = {}, around: object = {}) => ({
  IdUser: idUser,
  UserName: name,
  MessageType: 0,
  Message: { IdEvent: idEvent, Latitude: 45.81, Longitude: 15.98, Comments: 'text', ...more },
  ...around,
});

describe('SendMessage', () => {
  test('S7.68, S7.69 the capitalised keys make a row, and the answer comes after it is stored', async () => {
    const caller = await call();
    const id = await newEvent();
    const told = caller.answer().then(async (text) => ({ text, rows: await threadOf(id) }));
    await caller.connection.send('SendMessage', messageOf(caller, id));
    const { text, rows } = await told;
    expect(text).toBe(`${received}text`);
    expect(rows).toMatchObject([
      { userId: caller.idUser, typeCode: 2, description: 'text', latitude: 45.81, longitude: 15.98, clientId: null },
    ]);
    const log = await server.db.select().from(audit).where(eq(audit.action, 'event.comment'));
    expect(log.filter((row) => row.entityId === rows[0]?.id)).toMatchObject([{ userId: caller.idUser }]);
  });

  test('S7.66 /guardHub is reached over WebSocket, and only the caller is answered', async () => {
    const caller = await call();
    const other = await call('administrator@demo.example');
    const heard: string[] = [];
    other.connection.on('ReceiveMessage', (text: string) => heard.push(text));
    const id = await newEvent();
    expect(await caller.say(messageOf(caller, id, { Comments: 'mine' }))).toBe(`${received}mine`);
    expect(await other.say(messageOf(other, id, { Comments: 'theirs' }))).toBe(`${received}theirs`);
    expect(heard).toEqual([`${received}theirs`]);
  });

  test('S7.67 a foreign idUser in the query is refused, and the log does not hold what the query held', async () => {
    await expect(call(undefined, (ticket) => `access_token=${ticket}&idUser=1`)).rejects.toThrow(/401/);
    const sent: string[] = [];
    const caller = await call(undefined, (ticket, idUser) => {
      sent.push(ticket);
      return `access_token=${ticket}&idUser=${idUser}`;
    });
    await caller.say(messageOf(caller, await newEvent()));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.some((line) => sent.some((ticket) => line.includes(ticket)))).toBe(false);
  });

  test('keys are read in any case, and 0,0 is no place', async () => {
    const caller = await call();
    const id = await newEvent();
    const payload = {
      iduser: caller.idUser,
      messagetype: 0,
      MESSAGE: { idEvent: id, latitude: 0, longitude: 0, comments: 'quiet' },
    };
    expect(await caller.say(payload)).toBe(`${received}quiet`);
    expect(await threadOf(id)).toMatchObject([{ description: 'quiet', latitude: null, longitude: null }]);
  });

  test('K16 the same clientMessageId by hub and by REST makes one comment', async () => {
    const caller = await call();
    const id = await newEvent();
    for (const payload of [
      messageOf(caller, id, { ClientMessageId: 'one' }),
      messageOf(caller, id, {}, { clientMessageId: 'one' }),
    ]) {
      expect(await caller.say(payload)).toBe(`${received}text`);
    }
    const byRest = await server.app.inject({
      method: 'POST',
      url: '/api/Event/SendComment',
      headers: caller.headers,
      payload: { idEvent: id, comment: 'text', clientMessageId: 'one' },
    });
    const rows = await threadOf(id);
    expect(rows).toHaveLength(1);
    expect(byRest.json().idNotification).toBe(rows[0]?.id);
    expect(await caller.say(messageOf(caller, id, { Comments: 'other', ClientMessageId: 'one' }))).toBe(
      `${refused}clientMessageId::was used for another message`,
    );
  });

  test('G50 what is refused is told by field and reason, without the text of success', async () => {
    const caller = await call();
    const id = await newEvent();
    const cases: [unknown, string][] = [
      [null, 'message::is not an object'],
      ['text', 'message::is not an object'],
      [{}, 'IdUser::is not who is signed in'],
      [messageOf(caller, id, {}, { IdUser: caller.idUser + 1 }), 'IdUser::is not who is signed in'],
      [messageOf(caller, id, {}, { UserName: 'Somebody else' }), 'UserName::is not who is signed in'],
      [messageOf(caller, id, {}, { MessageType: 1 }), 'MessageType::must be 0'],
      [messageOf(caller, id, {}, { MessageType: null }), 'MessageType::must be 0'],
      [messageOf(caller, id, {}, { Message: null }), 'Message::is missing'],
      [messageOf(caller, id, { IdEvent: '7' }), 'IdEvent::must be the id of an event'],
      [messageOf(caller, id, { IdEvent: 1e300 }), 'IdEvent::must be the id of an event'],
      [messageOf(caller, id, { Comments: 5 }), 'Comments::must not be empty'],
      [messageOf(caller, id, { Comments: ' \u0000 ' }), 'comment::must not be empty'],
      [messageOf(caller, id, { Comments: 'x'.repeat(2001) }), 'comment::must have at most 2000 characters'],
      [messageOf(caller, 999_999), 'message::Event 999999 does not exist'],
      [messageOf(caller, server.second.eventId), `message::Event ${server.second.eventId} does not exist`],
    ];
    for (const [payload, reason] of cases) expect(await caller.say(payload)).toBe(refused + reason);
    expect(await threadOf(id)).toEqual([]);
  });

  test('today’s rights count, not those of the connection’s beginning', async () => {
    const hidden = await newEvent({ companyId: 1 });
    const [group] = await server.db
      .insert(userGroup)
      .values({ tenantId: 1, name: 'Two', companyIds: [2] })
      .returning();
    const put = (groupId: number | null | undefined) => (caller: Caller) =>
      server.db.update(user).set({ groupId }).where(eq(user.id, caller.idUser));
    expect(await isTold('operator@demo.example', put(group?.id), hidden)).toBe(
      `${refused}message::Event ${hidden} does not exist`,
    );
    await put(null)(await call());

    const cut = () =>
      server.db
        .insert(rolePolicy)
        .values({ tenantId: 1, role: 'Operator', policies: ['dashboard.view'] })
        .onConflictDoNothing();
    expect(await isTold('operator@demo.example', cut, hidden)).toBe(`${refused}policy::event.comment`);
    await server.db.delete(rolePolicy).where(eq(rolePolicy.role, 'Operator'));

    const guard = await call('guard1@demo.example');
    expect(await guard.say(messageOf(guard, hidden))).toBe(`${refused}policy::event.comment`);
  });

  test('a fault inside is told without its cause, which the log has', async () => {
    const caller = await call();
    const id = await newEvent();
    lines.length = 0;
    await server.db.transaction(async (tx) => void (await tx.execute('alter table notification rename to gone')));
    const text = await caller.say(messageOf(caller, id));
    await server.db.transaction(async (tx) => void (await tx.execute('alter table gone rename to notification')));
    expect(text).toBe(`${refused}message::The comment could not be stored`);
    expect(lines.some((line) => line.includes('comment failed') && line.includes('relation'))).toBe(true);
  });

  test('text stays text', async () => {
    const caller = await call();
    const Comments = '<img src=x onerror=alert(1)>\u0000\ud800<b>';
    expect(await caller.say(messageOf(caller, await newEvent(), { Comments }))).toBe(
      `${received}<img src=x onerror=alert(1)>\ufffd<b>`,
    );
  });

  test('whatever is sent is answered, and only a comment is stored', async () => {
    const caller = await call();
    const sessions = createSessions(server.db, server.clock, { absoluteMs: 9e9, idleMs: 9e9 }, 'policy');
    const scope = await sessions.read(caller.headers.authorization.slice('Bearer '.length));
    if (scope?.sessionId == null) throw new Error('Who is signed in has a session');
    const identity = { ...scope, sessionId: scope.sessionId };
    const faults: object[] = [];
    const store = createStore(server.db, server.clock, () => undefined);
    const around = { clock: server.clock, store, sessions, log: { warn: (fault: object) => void faults.push(fault) } };
    const id = await newEvent();
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(id, 0, -1, Number.POSITIVE_INFINITY),
    );
    const names = fc.constantFrom('IdEvent', 'Comments', 'Latitude', 'Longitude', 'ClientMessageId', '__proto__');
    const payload = fc.oneof(
      { arbitrary: value, weight: 1 },
      { arbitrary: fc.dictionary(names, value).map((more) => messageOf(caller, id, more)), weight: 4 },
      { arbitrary: fc.dictionary(fc.constantFrom('Message', 'IdUser', 'MessageType'), value), weight: 1 },
    );
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(payload, async (sent) => {
        const text = await takeMessage(around, identity, sent);
        if (text.startsWith(received)) stored += 1;
        else expect(text.startsWith(refused)).toBe(true);
        expect(text.startsWith(refused) && text.includes(received)).toBe(false);
      }),
      { numRuns: 200 },
    );
    expect(faults).toEqual([]);
    const rows = await threadOf(id);
    expect(rows.length).toBeLessThanOrEqual(stored);
    expect(rows.length).toBeGreaterThan(0);
  });
});
