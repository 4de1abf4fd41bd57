import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { ComputerClocks, SettableClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { LogSink } from '../http/logger.ts';
import type { JobRunner } from '../jobs/job-runner.ts';

/** How a test's server differs from the usual one. */
export interface AppOptions {
  readonly config?: Partial<Config> | undefined;
  readonly logSink?: LogSink | undefined;
  /** @default clocks that stand still */
  readonly computer?: ComputerClocks | undefined;
}

/** A server that listens on a free port. */
export interface StartedApp {
  readonly url: string;
  /** Closing it leaves the database open. */
  readonly app: FastifyInstance;
  /** Not started. */
  readonly jobs: JobRunner;
}

/** Starts a server of the demo over a database that is open. */
export async function startApp(
  db: Database,
  clock: SettableClock,
  { config, logSink, computer: given }: AppOptions = {},
): Promise<StartedApp> {
  const start = clock.now();
  /* its clock is only put by tests, which is no jump */
  const computer = given ?? { wall: () => start, monotonic: () => 0 };
  const settings = {
    ...readConfig({ DEMO: '1', LOG_LEVEL: logSink ? 'debug' : 'fatal' }),
    /* a minute of a clock that stands still never ends */
    requestsPerMinute: { session: 1_000_000, device: 1_000_000, public: 1_000_000 },
    ...config,
  };
  const { app, jobs } = await buildApp({ config: settings, clock, computer, db, logSink });
  return { app, jobs, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}
