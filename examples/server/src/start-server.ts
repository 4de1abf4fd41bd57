import type { AddressInfo } from 'node:net';
import { lt } from 'drizzle-orm';
import { buildApp } from './app.ts';
import { createSettableClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { change } from './db/schema.ts';
import { seedDemo } from './demo/seed.ts';
import { createFirstAdministrator } from './first-administrator.ts';

const keptChangesMs = 7 * 24 * 3_600_000;
const pruneMs = 3_600_000;

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** `http://host:port` */
  readonly url: string;
  /** Sign-in of the administrator that this start has made; null when there was one. */
  readonly firstAdministrator: { readonly email: string; readonly password: string } | null;
  close(): Promise<void>;
}

/** Opens the database, builds the app and listens. Rejects when the directory is locked or the port taken. */
export async function startServer(config: Config, firstEmail: string): Promise<RunningServer> {
  const clock = createSettableClock();
  const { db, close: closeDatabase } = await openDatabase({ directory: config.dataDirectory, clock });
  try {
    if (config.isDemo) await seedDemo(db, clock);
    const firstAdministrator = config.isDemo ? null : await createFirstAdministrator(db, clock, firstEmail);
    /* Part E: the feed keeps a week; who comes later loads his lists again. */
    const prune = async (): Promise<void> => {
      await db.delete(change).where(lt(change.at, clock.now() - keptChangesMs));
    };
    await prune();
    const app = await buildApp({ config, clock, db });
    const timer = setInterval(
      () => void prune().catch((error) => app.log.warn({ err: error }, 'pruning failed')),
      pruneMs,
    );
    try {
      await app.listen({ port: config.port, host: config.host });
    } catch (error) {
      clearInterval(timer);
      await app.close();
      throw error;
    }
    const { port } = app.server.address() as AddressInfo; // it listens on a port, never on a pipe
    return {
      port,
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      firstAdministrator,
      close: async () => {
        clearInterval(timer);
        await app.close();
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}
