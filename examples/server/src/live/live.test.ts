import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { company, user, userGroup } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const open: HubConnection[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});
afterAll(() => server.close());

/** Everything a connection was sent, and a way to wait for more without guessing how long. */
interface Listener {
  readonly connection: HubConnection;
  readonly received: { target: string; payload: never }[];
  next(target: string): Promise<never>;
}

async function ticketOf(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await server.app.inject({ method: 'POST', url: '/api/User/HubTicket', headers })).json().ticket;
}

function connectionTo(query: string): HubConnection {
  return new HubConnectionBuilder()
    .withUrl(`${server.url}/guardHub?${query}`, { transport: HttpTransportType.WebSockets })
    .configureLogging(LogLevel.None)
    .build();
}

async function listen(email: string): Promise<Listener & { token: string }> {
  const { token, idUser } = await server.signIn(email);
  const ticket = await ticketOf(token ?? '');
  const connection = connectionTo(`access_token=${ticket}&idUser=${idUser}`);
  const received: Listener['received'] = [];
  const waiting: { target: string; resolve: (payload: never) => void }[] = [];
  for (const target of ['Changes', 'Positions', 'ReceiveMessage', 'SessionRevoked']) {
    connection.on(target, (payload: never) => {
      received.push({ target, payload });
      const index = waiting.findIndex((one) => one.target === target);
      if (index >= 0) waiting.splice(index, 1)[0]?.resolve(payload);
    });
  }
  await connection.start();
  open.push(connection);
  const next: Listener['next'] = (target) => new Promise((resolve) => waiting.push({ target, resolve }));
  return { connection, received, next, token: token ?? '' };
}

async function panic(credential: string): Promise<number> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/Device/Events',
    headers: { authorization: `Bearer ${credential}` },
    payload: [{ type: 'GuardPanic' }],
  });
  return response.json()[0].idEvent;
}

describe('who may connect', () => {
  test('a ticket opens one connection', async () => {
    const { token, idUser } = await server.signIn('operator@demo.example');
    const query = `access_token=${await ticketOf(token ?? '')}&idUser=${idUser}`;
    const first = connectionTo(query);
    await first.start();
    open.push(first);
    await expect(connectionTo(query).start()).rejects.toThrow(/401/);
  });

  test('not with a session token, an old ticket, none, or in another user’s name', async () => {
    const { token, idUser } = await server.signIn('operator@demo.example');
    await expect(connectionTo(`access_token=${token}&idUser=${idUser}`).start()).rejects.toThrow(/401/);
    await expect(connectionTo(`idUser=${idUser}`).start()).rejects.toThrow(/401/);
    await expect(connectionTo(`access_token=${await ticketOf(token ?? '')}&idUser=999`).start()).rejects.toThrow(/401/);
    const old = await ticketOf(token ?? '');
    server.clock.set(server.clock.now() + 60_000);
    await expect(connectionTo(`access_token=${old}&idUser=${idUser}`).start()).rejects.toThrow(/401/);
  });
});

describe('pushes', () => {
  test('S7.66 a panic reaches a supervisor with its number, and follows the one before without a hole', async () => {
    const console1 = await listen('operator@demo.example');
    const first = console1.next('Changes');
    const id = await panic('demo-guard-1');
    const one: { from: number; to: number; changes: object[] } = await first;
    expect(one).toMatchObject({
      to: one.from + 1,
      changes: [{ seq: one.to, reason: 'created', event: { idEvent: id, eventTypeEnumCode: 14 } }],
    });
    const second = console1.next('Changes');
    const headers = { authorization: `Bearer ${console1.token}` };
    await server.app.inject({ method: 'POST', url: `/api/Event/ConfirmEvent/${id}`, headers });
    expect(await second).toMatchObject({
      from: one.to,
      to: one.to + 1,
      changes: [{ reason: 'confirmed', event: { confirmUser: 'Zoran Knežević' } }],
    });
  });

  test('a burst arrives complete and in order', async () => {
    const listener = await listen('operator@demo.example');
    const ids = await Promise.all(Array.from({ length: 25 }, (_, index) => panic(`demo-guard-${(index % 12) + 1}`)));
    const seen = () =>
      listener.received.flatMap(({ target, payload }) =>
        target === 'Changes' ? (payload as { changes: { seq: number; id: number }[] }).changes : [],
      );
    while (seen().length < 25) await listener.next('Changes');
    expect(
      seen()
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    ).toEqual([...ids].sort((a, b) => a - b));
    const numbers = seen().map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  test('neither another tenant nor a guard gets anything of it', async () => {
    const other = await listen('second@demo.example');
    const guard = await listen('guard1@demo.example');
    const own = await listen('operator@demo.example');
    const arrived = own.next('Changes');
    await panic('demo-guard-1');
    await arrived;
    /* the other tenant's own panic comes after whatever might have come before it */
    const theirs = other.next('Changes');
    await panic('second-device');
    await theirs;
    expect(other.received).toHaveLength(1);
    expect(guard.received).toEqual([]);
  });

  test('C10 a panic outside of every connected scope reaches the scoped Operator, else only who has it in scope', async () => {
    const [own] = await server.db.select().from(company);
    const [group] = await server.db
      .insert(userGroup)
      .values({ tenantId: 1, name: 'One client', companyIds: [own?.id ?? 0] })
      .returning();
    await server.db.update(user).set({ groupId: group?.id }).where(eq(user.email, 'operator@demo.example'));
    const scoped = await listen('operator@demo.example');
    const alone = scoped.next('Changes');
    const first = await panic('demo-guard-1');
    expect(await alone).toMatchObject({ changes: [{ event: { idEvent: first } }] });

    const everything = await listen('administrator@demo.example');
    const seen = everything.next('Changes');
    /* the scoped one gets its number moved on, and nothing else */
    const moved = scoped.next('Changes');
    const second = await panic('demo-guard-2');
    expect(await seen).toMatchObject({ changes: [{ event: { idEvent: second } }] });
    expect(await moved).toMatchObject({ changes: [] });
    await server.db.update(user).set({ groupId: null }).where(eq(user.email, 'operator@demo.example'));
  });

  test('positions come as one frame with the newest of each guard', async () => {
    const listener = await listen('operator@demo.example');
    const frame = listener.next('Positions');
    await server.app.inject({ url: '/device/osmand?id=demo-guard-3&lat=50.86&lon=4.36&batt=40' });
    const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard3@demo.example'));
    expect(await frame).toMatchObject({
      positions: [{ idUser: guard?.id, name: 'Željka Šarić', latitude: 50.86, battery: 40 }],
    });
  });
});

describe('ends', () => {
  test('a revoked session is told and closed', async () => {
    const listener = await listen('operator@demo.example');
    const told = listener.next('SessionRevoked');
    const closed = new Promise<void>((resolve) => listener.connection.onclose(() => resolve()));
    const headers = { authorization: `Bearer ${listener.token}` };
    await server.app.inject({ method: 'POST', url: '/api/User/Logout', headers });
    expect(await told).toEqual({ reason: 'signed out' });
    await closed;
  });

  test('A3 a session that its owner ends from another console is told and closed, and his own stays', async () => {
    const listener = await listen('operator@demo.example');
    const own = await listen('operator@demo.example');
    const headers = { authorization: `Bearer ${own.token}` };
    const closed = new Promise<void>((resolve) => listener.connection.onclose(() => resolve()));
    const told = listener.next('SessionRevoked');
    const since = performance.now();
    await server.app.inject({ method: 'POST', url: '/api/User/EndOtherSessions', headers });
    expect(await told).toEqual({ reason: 'ended by its owner' });
    await closed;
    expect(performance.now() - since).toBeLessThan(5000);
    expect(own.connection.state).toBe('Connected');
    expect(own.received.filter(({ target }) => target === 'SessionRevoked')).toEqual([]);
  });

  test('a deactivated user’s connection is closed without being asked', async () => {
    const listener = await listen('guard12@demo.example');
    const closed = new Promise<void>((resolve) => listener.connection.onclose(() => resolve()));
    await server.db.update(user).set({ isActive: false }).where(eq(user.email, 'guard12@demo.example'));
    await closed;
  });
});
