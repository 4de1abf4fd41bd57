import type { Wire } from '@patrolkit/sdk/wire';
import type { FastifyInstance } from 'fastify';
import { createSettableClock, type SettableClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { OpenDatabase } from '../db/open.ts';
import { demoPassword } from '../demo/people.ts';
import { seedDemo } from '../demo/seed.ts';
import { type AppOptions, startApp } from './app.ts';
import { createTestDatabase, openTestPostgres, postgresServer } from './postgres.ts';
import { type SecondTenant, seedSecondTenant } from './second-tenant.ts';
import { openSeededDatabase, type SeededDatabase } from './seeded-template.ts';

/** How a test's server differs from the usual one. */
export interface TestServerOptions extends AppOptions {
  /** The clock at the start. @default '2026-11-21T12:00:00Z' */
  readonly now?: string | undefined;
  /** @default TEST_DATABASE, else the embedded one */
  readonly database?: 'embedded' | 'postgres' | undefined;
}

/** A real server on a free port over a real database, with the demo's data and a second tenant. */
export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Stands still unless it is set. */
  readonly clock: SettableClock;
  readonly second: SecondTenant;
  /** Runs one job now, or all of them; none runs by itself. */
  runJobs(name?: string): Promise<void>;
  /** Signs in with the demo's password and answers what the server answered. */
  signIn(email: string): Promise<Wire<'Auth'>>;
  /** Headers of a signed-in user. */
  bearer(email: string): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

/** A database of its own on PostgreSQL, gone when it is closed. */
async function openOwnPostgres(): Promise<OpenDatabase> {
  const server = await postgresServer();
  if (server === null) throw new Error('TEST_DATABASE=postgres needs PostgreSQL');
  const own = await createTestDatabase(server);
  const { db, close } = await openTestPostgres(own.url);
  const closeAll = async (): Promise<void> => {
    await close();
    await own.drop();
  };
  return { db, close: closeAll };
}

async function openTestDatabase(kind: string | undefined, clock: SettableClock): Promise<SeededDatabase> {
  if (kind !== 'postgres') return openSeededDatabase(clock);
  const database = await openOwnPostgres();
  await seedDemo(database.db, clock);
  return { database, second: await seedSecondTenant(database.db, clock) };
}

/** Starts it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const start = Date.parse(options.now ?? '2026-11-21T12:00:00Z');
  const clock = createSettableClock({ now: () => start });
  const { database, second } = await openTestDatabase(options.database ?? process.env.TEST_DATABASE, clock);
  const { db } = database;
  const { app, jobs, url } = await startApp(db, clock, options);
  const signIn: TestServer['signIn'] = async (email) => {
    const response = await fetch(`${url}/api/User/Authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    return (await response.json()) as Wire<'Auth'>; // the test of the contract holds answers to their schemas
  };
  return {
    url,
    app,
    db,
    clock,
    second,
    runJobs: jobs.runNow,
    signIn,
    bearer: async (email) => ({ authorization: `Bearer ${(await signIn(email)).token}` }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
