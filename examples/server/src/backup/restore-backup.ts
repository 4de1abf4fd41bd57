import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, migrateDatabase } from '../db/database.ts';
import { lockDirectory } from '../db/lock.ts';
import { openPglite } from '../db/pglite-client.ts';

const statementLimitMs = 600_000;

/** What became of a restore: where the database that was there stands now; null when there was none. */
export interface Restored {
  readonly movedTo: string | null;
}

/**
 * Puts a dump into a data directory: opened and migrated aside first, so that one that cannot be used changes nothing.
 * null when a database is there and may not be replaced. Throws DirectoryLockedError and NewerDatabaseError.
 * @param stamp tells the database that is moved aside from others
 */
export async function restoreBackup(
  directory: string,
  dump: Uint8Array,
  { mayReplace, stamp }: { readonly mayReplace: boolean; readonly stamp: string },
): Promise<Restored | null> {
  const release = lockDirectory(directory);
  const place = join(directory, 'database');
  const aside = join(directory, 'database.restoring');
  try {
    if (existsSync(place) && !mayReplace) return null;
    rmSync(aside, { recursive: true, force: true });
    const client = await openPglite({ directory: aside, dump, statementLimitMs });
    try {
      await migrateDatabase(createDatabase(client));
    } finally {
      await client.close();
    }
    const movedTo = existsSync(place) ? join(directory, `database.replaced-${stamp}`) : null;
    if (movedTo) renameSync(place, movedTo);
    renameSync(aside, place);
    return { movedTo };
  } finally {
    rmSync(aside, { recursive: true, force: true });
    release();
  }
}
