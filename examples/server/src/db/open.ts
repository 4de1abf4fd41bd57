import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { createDatabase, type Database, migrateDatabase } from './database.ts';
import { createFreeSpaceCheck } from './free-space.ts';
import { lockDirectory } from './lock.ts';
import { openPglite } from './pglite-client.ts';

/** An open, migrated database and how to close it. */
export interface OpenDatabase {
  readonly db: Database;
  /** The whole database as one tar; only the embedded one has it. */
  readonly dump?: (() => Promise<Uint8Array>) | undefined;
  close(): Promise<void>;
}

/** An open embedded database. */
export interface EmbeddedDatabase extends OpenDatabase {
  readonly dump: () => Promise<Uint8Array>;
}

/** Where the embedded database lives and its limits. */
export interface OpenOptions {
  /** Data directory; null keeps everything in memory. */
  readonly directory: string | null;
  readonly clock: Clock;
  readonly dump?: Uint8Array | undefined;
  readonly statementLimitMs?: number | undefined;
  /** Bytes that must be free for a write. */
  readonly minFreeBytes?: number | undefined;
}

/** Locks the directory, opens the embedded database and migrates it. Throws DirectoryLockedError when it is in use, and
 * DiskFullError. */
export async function openDatabase(options: OpenOptions): Promise<EmbeddedDatabase> {
  const { directory, clock } = options;
  const release = directory ? lockDirectory(directory) : () => undefined;
  try {
    const refusalToWrite = directory
      ? createFreeSpaceCheck(directory, options.minFreeBytes ?? 64 * 1024 * 1024, () => clock.now())
      : undefined;
    const refusal = refusalToWrite?.();
    if (refusal) throw refusal;
    const client = await openPglite({
      directory: directory ? join(directory, 'database') : null,
      dump: options.dump ?? null,
      statementLimitMs: options.statementLimitMs ?? 30_000,
      refusalToWrite,
    });
    const db = createDatabase(client);
    await migrateDatabase(db);
    return {
      db,
      dump: () => client.dump(),
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
