import { createSettableClock } from './clock.ts';
import type { Config } from './config.ts';
import { openConfiguredDatabase } from './db/open-configured.ts';
import type { RunningServer } from './serve-database.ts';

/** Opens the database, builds the app and listens. Rejects when the directory is locked or the port taken. */
export async function startServer(config: Config, firstEmail: string): Promise<RunningServer> {
  const clock = createSettableClock();
  const opening = openConfiguredDatabase(config, clock);
  opening.catch(() => undefined); // told by serveDatabase, which waits for it
  /* What serves is read while the database's own thread opens it. */
  const { serveDatabase } = await import('./serve-database.ts');
  return serveDatabase(opening, clock, config, firstEmail);
}
