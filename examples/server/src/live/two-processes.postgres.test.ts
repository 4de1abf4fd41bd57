import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { Wire } from '@patrolkit/sdk/wire';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSettableClock, type SettableClock } from '../clock.ts';
import type { OpenDatabase } from '../db/open.ts';
import { listenerName } from '../db/postgres-notices.ts';
import { event, location, locationTag, schedulerItem, user } from '../db/schema.ts';
import { demoPassword } from '../demo/people.ts';
import { seedDemo } from '../demo/seed.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { type StartedApp, startApp } from '../testing/app.ts';
import { createTestDatabase, openTestPostgres, postgresServer, type TestDatabase } from '../testing/postgres.ts';

const server = await postgresServer();
const soon = { timeout: 20_000, interval: 100 };

interface Process extends StartedApp, OpenDatabase {
  readonly clock: SettableClock;
}

interface Frame {
  readonly from: number;
  readonly to: number;
  readonly changes: readonly { readonly seq: number; readonly id: number }[];
}

describe.skipIf(server === null)('two server processes on one PostgreSQL', () => {
  let own: TestDatabase;
  let a: Process;
  let b: Process;
  const connections: HubConnection[] = [];

  async function startProcess(): Promise<Process> {
    const database = await openTestPostgres(own.url);
    const clock = createSettableClock({ now: () => Date.parse('2026-11-21T12:00:00Z') });
    await seedDemo(database.db, clock);
    const started = await startApp(database.db, clock);
    return { ...database, ...started, clock };
  }
  async function stopProcess({ app, close }: Process): Promise<void> {
    await app.close();
    await close();
  }
  beforeAll(async () => {
    own = await createTestDatabase(server ?? '');
    [a, b] = [await startProcess(), await startProcess()];
  });
  afterEach(async () => {
    await Promise.all(connections.splice(0).map((connection) => connection.stop()));
  });
  afterAll(async () => {
    await Promise.all([a, b].map(stopProcess));
    await own.drop();
  });

  async function signIn({ url }: Process, email = 'operator@demo.example'): Promise<Record<string, string>> {
    const response = await fetch(`${url}/api/User/Authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    const { token } = (await response.json()) as Wire<'Auth'>; // the test of the contract holds answers to their schemas
    return { authorization: `Bearer ${token}` };
  }

  /** A supervisor's console on a process: waits for the first frame that is asked for. */
  async function listen({ app, url }: Process, email?: string) {
    const headers = await signIn({ app, url } as Process, email); // nothing else of it is used
    const { ticket } = (await app.inject({ method: 'POST', url: '/api/User/HubTicket', headers })).json();
    const connection = new HubConnectionBuilder()
      .withUrl(`${url}/guardHub?access_token=${ticket}`, { transport: HttpTransportType.WebSockets })
      .configureLogging(LogLevel.None)
      .build();
    const frames: Frame[] = [];
    const positions: { idUser: number }[] = [];
    connection.on('Changes', (frame: Frame) => frames.push(frame));
    connection.on('Positions', (frame: { positions: { idUser: number }[] }) => positions.push(...frame.positions));
    const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
    await connection.start();
    connections.push(connection);
    return { headers, frames, positions, closed, connection };
  }
  type Console = Awaited<ReturnType<typeof listen>>;

  const hears = ({ frames }: Console, id: number): Promise<Frame> =>
    vi.waitFor(() => {
      const frame = frames.find(({ changes }) => changes.some((change) => change.id === id));
      if (!frame) throw new Error(`Event ${id} was not pushed`);
      return frame;
    }, soon);

  async function report({ app }: Process, payload: object[], guard = 1): Promise<number> {
    const headers = { authorization: `Bearer demo-guard-${guard}` };
    const response = await app.inject({ method: 'POST', url: '/api/Device/Events', headers, payload });
    return response.json()[0].idEvent;
  }
  const panic = (process: Process): Promise<number> => report(process, [{ type: 'GuardPanic' }]);
  const isShownToAll = async (id: number) => (await a.db.select().from(event).where(eq(event.id, id)))[0]?.isShownToAll;

  test('part E: what is told to one process reaches the consoles of the other, each once and without a hole', async () => {
    const [here, there] = [await listen(a), await listen(b)];
    const ids = [await panic(a), await panic(b), await panic(a)];
    for (const id of ids) await Promise.all([hears(here, id), hears(there, id)]);
    for (const { frames } of [here, there]) {
      const numbers = frames.flatMap(({ changes }) => changes.map(({ seq }) => seq));
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
      expect(frames.slice(1).map(({ from }) => from)).toEqual(frames.slice(0, -1).map(({ to }) => to));
    }
  });

  test('part E: a change that nobody was woken for is found all the same', async () => {
    const console1 = await listen(b);
    const id = await panic(a);
    await hears(console1, id);
    /* as if every message had been lost: the row is written beside the server */
    await a.db.execute(sql`
      with counter as (update tenant set change_seq = change_seq + 1 where id = 1 returning change_seq)
      insert into change (tenant_id, seq, at, kind, reason, entity_id, version)
      select 1, change_seq, now(), 'event', 'edited', ${id}, 2 from counter`);
    await vi.waitFor(() => expect(console1.frames.at(-1)?.changes).toMatchObject([{ id, reason: 'edited' }]), soon);
  });

  test('part E: a connection for messages that breaks is made anew', async () => {
    const console1 = await listen(b);
    const { rows } = await a.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ${listenerName}`);
    expect(rows).toHaveLength(2);
    await hears(console1, await panic(a));
  });

  test('a guard that moves on one process moves on the maps of the other', async () => {
    const console1 = await listen(b);
    const [guard] = await a.db.select().from(user).where(eq(user.email, 'guard3@demo.example'));
    await a.app.inject({ url: '/device/osmand?id=demo-guard-3&lat=50.86&lon=4.36&batt=40' });
    await vi.waitFor(() => expect(console1.positions.map(({ idUser }) => idUser)).toContain(guard?.id), soon);
  });

  test('a session that ends on one process is off the hub of the other', async () => {
    const console1 = await listen(b);
    await a.app.inject({ method: 'POST', url: '/api/User/Logout', headers: console1.headers });
    await console1.closed;
  });

  test('C10 a supervisor who is connected to the other process has a panic in scope; once he has gone, everybody sees it', async () => {
    /* those of the tests before have to be forgotten first */
    await vi.waitFor(async () => expect(await isShownToAll(await panic(a))).toBe(true), soon);
    const console1 = await listen(b);
    const id = await vi.waitFor(async () => {
      const next = await panic(a);
      expect(await isShownToAll(next)).toBe(false);
      return next;
    }, soon);
    await console1.connection.stop();
    await vi.waitFor(async () => expect(await isShownToAll(await panic(a))).toBe(true), soon);
    expect(await isShownToAll(id)).toBe(false);
  });

  test('part E: what happened while a process was down is there when it is back', async () => {
    const before = await listen(b);
    const known = (await hears(before, await panic(a))).to;
    await stopProcess(b);
    const missed = await panic(a);
    b = await startProcess();
    const after = await listen(b);
    const headers = after.headers;
    const answer = await b.app.inject({ method: 'GET', url: `/api/Changes?after=${known}`, headers });
    expect(answer.json()).toMatchObject({
      lastSeq: known + 1,
      reset: false,
      changes: [{ seq: known + 1, id: missed }],
    });
    expect(await hears(after, await panic(a))).toMatchObject({ from: known + 1, to: known + 2 });
  });

  test('both look for missed checks, and each is told once', async () => {
    const { db, clock } = a;
    const [guard] = await db.select().from(user).where(eq(user.role, 'Guard')).limit(1);
    const [tag] = await db.select().from(locationTag).limit(1);
    const [place] = await db
      .select()
      .from(location)
      .where(eq(location.id, tag?.locationId ?? 0));
    const [startsAt, endsAt] = [clock.now() - 7_200_000, clock.now() - 3_600_000];
    const check = {
      tenantId: 1,
      userId: guard?.id ?? 0,
      locationId: place?.id ?? 0,
      locationTagId: tag?.id,
      startsAt,
      endsAt,
    };
    const values = Array.from({ length: 300 }, (_, index) => ({
      ...check,
      typeCode: 1 as const,
      title: `Missed ${index}`,
      opensAt: startsAt,
      closesAt: endsAt,
    }));
    await db.insert(schedulerItem).values(values);
    await Promise.all([a, b].map(({ jobs }) => jobs.runNow('missed-checks')));
    await Promise.all([a, b].map(({ jobs }) => jobs.runNow('missed-checks')));
    expect(await db.$count(event, and(eq(event.typeCode, 15), sql`scheduler_item_id is not null`))).toBe(300);
  });

  test('a job that is not shared runs in one of them, and in the other one once that has stopped', async () => {
    const ran: string[] = [];
    const runnerOf = (name: string, { db }: Process) => {
      const job = { name: 'once', everyMs: 3_600_000, run: async () => void ran.push(name) };
      return createJobRunner(db, [job], (error) => expect.unreachable(String(error)));
    };
    const runners = [runnerOf('a', a), runnerOf('b', b)];
    for (let round = 0; round < 3; round += 1) await Promise.all(runners.map((runner) => runner.runNow()));
    const [first] = ran;
    expect(ran).toEqual([first, first, first]);
    await runners[first === 'a' ? 0 : 1]?.stop();
    await runners[first === 'a' ? 1 : 0]?.runNow();
    expect(ran).toEqual([first, first, first, first === 'a' ? 'b' : 'a']);
    await runners[first === 'a' ? 1 : 0]?.stop();
  });
});
