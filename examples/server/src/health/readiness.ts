import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { installation } from '../db/schema.ts';
import { freeBytes } from './free-bytes.ts';
import { within } from './within.ts';

/* R12: it is known within 5 s that the database has gone, also when that says nothing. */
const answerMs = 4000;
const stalledMs = 5000;
const bytesOfMegabyte = 1024 * 1024;

/** What is looked at. */
export interface ReadinessSources {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataDirectory' | 'minFreeMegabytes'>;
  /** Milliseconds for which the oldest committed change has not been handed out. */
  readonly feedLagMs: () => number;
}

/** What each look found: null is well, else what is wrong, for the log. */
export type Findings = Readonly<Record<'database' | 'disk' | 'feed', Error | null>>;

/** Looks whether this process can serve: a write succeeds, the disk has room, the live feed moves. */
export async function findFaults({ db, clock, config, feedLagMs }: ReadinessSources): Promise<Findings> {
  /* In a transaction, because the check of the free space stands before those. */
  const write = db.transaction(async (tx) => tx.update(installation).set({ readyAt: clock.now() }));
  const database = await within(answerMs, write).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  const free = freeBytes(config.dataDirectory);
  const hasRoom = free >= config.minFreeMegabytes * bytesOfMegabyte;
  const lag = feedLagMs();
  return {
    database,
    disk: hasRoom ? null : new Error(`${free} bytes are free, ${config.minFreeMegabytes} MB are needed`),
    feed: lag <= stalledMs ? null : new Error(`A change waits for ${lag} ms to be handed out`),
  };
}
