import type { Wire } from '@patrolkit/sdk/wire';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createSettableClock, type SettableClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { demoPassword } from '../demo/people.ts';
import { seedDemo } from '../demo/seed.ts';
import type { LogSink } from '../http/logger.ts';
import { type SecondTenant, seedSecondTenant } from './second-tenant.ts';
import { migratedDump } from './template.ts';

/** How a test's server differs from the usual one. */
export interface TestServerOptions {
  /** The clock at the start. @default '2026-11-21T12:00:00Z' */
  readonly now?: string | undefined;
  readonly config?: Partial<Config> | undefined;
  readonly logSink?: LogSink | undefined;
}

/** A real server on a free port over a real database in memory, with the demo's data and a second tenant. */
export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Stands still unless it is set. */
  readonly clock: SettableClock;
  readonly second: SecondTenant;
  /** Signs in with the demo's password and answers what the server answered. */
  signIn(email: string): Promise<Wire<'Auth'>>;
  /** Headers of a signed-in user. */
  bearer(email: string): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

/** Starts it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const start = Date.parse(options.now ?? '2026-11-21T12:00:00Z');
  const clock = createSettableClock({ now: () => start });
  const database = await openDatabase({ directory: null, clock, dump: await migratedDump() });
  const { db } = database;
  await seedDemo(db, clock);
  const second = await seedSecondTenant(db, clock);
  const config = { ...readConfig({ DEMO: '1', LOG_LEVEL: options.logSink ? 'debug' : 'fatal' }), ...options.config };
  const app = await buildApp({ config, clock, db, logSink: options.logSink });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
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
    signIn,
    bearer: async (email) => ({ authorization: `Bearer ${(await signIn(email)).token}` }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
