import { sql } from 'drizzle-orm';
import { createDatabase, type Database, migrateDatabase } from './database.ts';
import { UnusableDatabaseError } from './database-error.ts';
import type { OpenDatabase } from './open.ts';
import { openPostgresClient } from './postgres-client.ts';
import type { PostgresOptions } from './postgres-connection.ts';
import { prepareTenantRole } from './tenant-role.ts';

const oldestVersion = 15;

/* Without user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}:${port || 5432}${pathname}`;
}

async function checkServer(db: Database, url: string): Promise<void> {
  let version: number;
  try {
    const asked = sql`select current_setting('server_version_num')::int / 10000 as version`;
    version = (await db.execute<{ version: number }>(asked)).rows[0]?.version ?? 0;
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new UnusableDatabaseError(`PostgreSQL at ${placeOf(url)} cannot be used: ${why}; see DATABASE_URL`);
  }
  if (version < oldestVersion) {
    throw new UnusableDatabaseError(
      `PostgreSQL at ${placeOf(url)} is version ${version}; it must be ${oldestVersion} or newer`,
    );
  }
}

/* On one connection without a limit of time: a migration may take long, and nobody works meanwhile. */
async function prepare(options: PostgresOptions): Promise<void> {
  const client = openPostgresClient({ ...options, poolSize: 1, statementLimitMs: 0 });
  try {
    const db = createDatabase(client);
    await migrateDatabase(db);
    await prepareTenantRole(db);
  } finally {
    await client.close();
  }
}

/**
 * Opens PostgreSQL and migrates it; of several processes that start together one does so. Throws UnusableDatabaseError
 * with one clear line, or NewerDatabaseError.
 * @param beforeMigrating rejects when the database must not be used; nothing has been written to it then
 */
export async function openPostgres(
  options: PostgresOptions,
  beforeMigrating: (db: Database) => Promise<void> = async () => undefined,
): Promise<OpenDatabase> {
  const client = openPostgresClient(options);
  const db = createDatabase(client);
  try {
    await checkServer(db, options.url);
    await beforeMigrating(db);
    await client.exclusively(() => prepare(options));
    return { db, close: client.close };
  } catch (error) {
    await client.close();
    throw error;
  }
}
