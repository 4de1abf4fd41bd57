import { fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../examples/server/src/auth/secret.ts';
import { createSettableClock } from '../../examples/server/src/clock.ts';
import { createFirstAdministrator } from '../../examples/server/src/first-administrator.ts';
import { median } from '../compare.ts';
import type { BenchResult } from '../result.ts';
import { type BenchDatabase, createBenchDatabase } from './bench-database.ts';
import { seedEvents } from './seed-events.ts';
import { type Engine, inThousands, type ServerBench } from './server-bench.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { deviceSecret, seedGuards } from './test-bed.ts';

const startBarMs = 10_000;
const reopenBarMs = 5000;
const clientsEach = 10;
const tenantId = 1;

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const inMegabytes = (value: number): string => `${value.toFixed(0)} MB`;

/* Fills a database as one that has been in use, and answers tokens of sessions that are open. */
async function fill(database: BenchDatabase, events: number, sessions: number): Promise<string[]> {
  const clock = createSettableClock();
  const now = clock.now();
  const { db, close } = await database.open(clock);
  await createFirstAdministrator(db, clock, 'bench@bench.example');
  await seedGuards(db, tenantId, 100, now);
  const tokens = Array.from({ length: sessions }, newSecret);
  const at = new Date(now).toISOString();
  await db.execute(sql`
    insert into session (tenant_id, user_id, token_hash, created_at, expires_at, last_used_at)
    select ${tenantId}, (select id from user_account where role = 'Administrator'), hash, ${at}::timestamptz,
      ${at}::timestamptz + interval '1 day', ${at}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(tokens.map(hashSecret))}::jsonb) hash`);
  await seedEvents({ db, now, tenantId }, events);
  await close();
  return tokens;
}

async function poll(server: ServerProcess, token: string): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    const answer = await fetch(`${server.url}/api/Event/GetLastEvents/0`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`GetLastEvents answered ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/* Ends it in the middle of its writing. */
async function killUnderIngest(server: ServerProcess): Promise<void> {
  let stored = 0;
  let isAlive = true;
  const senders = [1, 2, 3, 4].map(async (guard) => {
    while (isAlive) {
      await fetch(`${server.url}/api/Device/Events`, {
        method: 'POST',
        headers: { authorization: `Bearer ${deviceSecret(guard)}`, 'content-type': 'application/json' },
        body: JSON.stringify([{ type: 'GuardMessage', description: 'Gate was open' }]),
      })
        .then(() => {
          stored += 1;
        })
        .catch(() => undefined); // killed
      if (stored >= 100 && isAlive) {
        isAlive = false;
        await server.end('SIGKILL');
      }
    }
  });
  await Promise.all(senders);
}

async function withClients<T>(server: ServerProcess, tokens: readonly string[], work: () => Promise<T>): Promise<T> {
  const file = new URL('./hub-clients.ts', import.meta.url);
  const clients = fork(file, [server.url, String(clientsEach), ...tokens]);
  try {
    await once(clients, 'message');
    return await work();
  } finally {
    clients.kill();
  }
}

/* What an empty server takes, for comparison. */
async function measureEmpty(engine: Engine): Promise<{ startMs: number; megabytes: number }> {
  const database = await createBenchDatabase(engine);
  try {
    const first = await startServerProcess(database.settings);
    await first.end('SIGTERM');
    const server = await startServerProcess(database.settings);
    const megabytes = await server.megabytes();
    await server.end('SIGTERM');
    return { startMs: server.startMs, megabytes };
  } finally {
    await database.remove();
  }
}

async function measure(database: BenchDatabase, engine: Engine, events: number, tokens: string[], rounds: number) {
  const empty = await measureEmpty(engine);
  const starts: number[] = [];
  const reopened: number[] = [];
  let server = await startServerProcess(database.settings);
  for (let round = 0; round < rounds; round += 1) {
    await server.end('SIGTERM');
    server = await startServerProcess(database.settings);
    starts.push(server.startMs);
    await killUnderIngest(server);
    server = await startServerProcess(database.settings);
    reopened.push(server.startMs);
  }
  const idle = await server.megabytes();
  await poll(server, tokens[0] ?? '');
  const polled = await server.megabytes();
  const consoles = await withClients(server, tokens, server.megabytes);
  await server.end('SIGTERM');
  const [start, again] = [median(starts), Math.max(...reopened)];
  const size = `${inThousands(events)} events, ${database.name}`;
  const emptyStart = `empty ${inSeconds(empty.startMs)}`;
  const row = (work: string, values: Omit<BenchResult, 'work' | 'size'>): BenchResult => ({
    work: `${work}, ${database.name}`,
    size,
    ...values,
  });
  const memory = (work: string, floor: number, value: number, what: string): BenchResult =>
    row(`Memory, ${work}`, {
      floor: `${what} ${inMegabytes(floor)}`,
      ours: inMegabytes(value),
      ratio: value / floor,
      bar: '–',
      isKept: null,
    });
  return [
    row('Start to ready', {
      floor: emptyStart,
      ours: inSeconds(start),
      ratio: start / empty.startMs,
      bar: '≤ 10 s (R11)',
      isKept: start <= startBarMs,
    }),
    row('Start after a kill under ingest, the longest', {
      floor: emptyStart,
      ours: inSeconds(again),
      ratio: again / empty.startMs,
      bar: '≤ 5 s (R11)',
      isKept: again <= reopenBarMs,
    }),
    memory('idle', empty.megabytes, idle, 'empty database'),
    memory('after polls of 500 events', idle, polled, 'idle'),
    memory(`with ${inThousands(tokens.length * clientsEach)} consoles on the hub`, polled, consoles, 'without'),
  ];
}

/** The server as a process: how long it takes to be ready, and what memory it needs. */
export const runningServer: ServerBench = {
  name: 'running-server',
  hasDatabase: true,
  run: async ({ isQuick, engine, say }) => {
    const [events, sessions, rounds] = isQuick ? [20_000, 10, 1] : [1_000_000, 100, 5];
    const database = await createBenchDatabase(engine);
    try {
      say(`storing ${events} events`);
      const tokens = await fill(database, events, sessions);
      say('starting and killing');
      return await measure(database, engine, events, tokens, rounds);
    } finally {
      await database.remove();
    }
  },
};
