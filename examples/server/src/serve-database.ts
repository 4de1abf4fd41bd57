import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { Clock, SettableClock } from './clock.ts';
import { openControl } from './commands/open-control.ts';
import type { Config } from './config.ts';
import { loadContract } from './contract/contract.ts';
import type { Database } from './db/database.ts';
import type { OpenDatabase } from './db/open.ts';
import { createStore } from './db/repository.ts';
import { seedDemo } from './demo/seed.ts';
import { seedPlan } from './demo/seed-plan.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { outboxFolderOf } from './mail/mail-transport.ts';

/** How the first administrator signs in. */
export interface FirstSignIn {
  readonly email: string;
  readonly password: string;
}

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** `http://host:port` */
  readonly url: string;
  /** Sign-in of the administrator that this start has made; null when there was one. */
  readonly firstAdministrator: FirstSignIn | null;
  /** Folder that keeps the mails while SMTP_URL is not set; null when they are sent. */
  readonly outboxFolder: string | null;
  close(): Promise<void>;
}

/* Of several processes that start together one makes it. */
async function makeFirstRows(
  db: Database,
  clock: Clock,
  config: Config,
  firstEmail: string,
): Promise<FirstSignIn | null> {
  return db.$client.exclusively(async () => {
    if (!config.isDemo) return createFirstAdministrator(db, clock, firstEmail);
    await seedDemo(db, clock);
    await seedPlan(db, clock, config.timeZone);
    return null;
  });
}

/**
 * Builds the app on a database that is being opened, and listens; closing the server closes the database. Rejects when the
 * database cannot be opened or the port is taken.
 */
export async function serveDatabase(
  opening: Promise<OpenDatabase>,
  clock: SettableClock,
  config: Config,
  firstEmail: string,
): Promise<RunningServer> {
  const contract = loadContract();
  const { db, dump = null, close: closeDatabase } = await opening;
  try {
    const firstAdministrator = await makeFirstRows(db, clock, config, firstEmail);
    const { app, jobs } = await buildApp({ config, clock, db, dump, contract });
    try {
      await app.listen({ port: config.port, host: config.host });
    } catch (error) {
      await app.close();
      throw error;
    }
    jobs.start();
    const context = { db, clock, store: createStore(db, clock, () => undefined), dump };
    /* On PostgreSQL a command opens the database itself. */
    const closeControl =
      config.databaseUrl === null ? await openControl(config.dataDirectory, context, app.log) : async () => undefined;
    const { port } = app.server.address() as AddressInfo; // it listens on a port, never on a pipe
    return {
      port,
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      firstAdministrator,
      outboxFolder: outboxFolderOf(config),
      close: async () => {
        await closeControl();
        await app.close();
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}
