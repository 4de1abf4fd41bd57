import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseClient } from './database-client.ts';
import { NewerDatabaseError } from './database-error.ts';
import * as schema from './schema.ts';

/** Folder of the generated migrations. */
export const migrationsFolder: string = fileURLToPath(new URL('./migrations', import.meta.url));

/** The typed database without a tenant: only sign-in, set-up and the scoped repository may hold it. */
export type Database = PgliteDatabase<typeof schema> & {
  /** What stands behind it. */
  readonly $client: DatabaseClient;
};

/** What a transaction of the database gives its work. */
export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Puts the schema's types over a client. */
export function createDatabase(client: DatabaseClient): Database {
  /* drizzle calls query and transaction and nothing else, which both clients serve with the embedded one's shapes. */
  return drizzle({ client: client as unknown as PGlite, schema }) as unknown as Database;
}

/** Whether a database has all migrations of this server and no others. Throws NewerDatabaseError when it has others. */
export async function isUpToDate(database: Database): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash);
  const applied = await database.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  if (applied.rows.some(({ hash }) => !known.includes(hash))) {
    throw new NewerDatabaseError(
      'The database was written by a newer server; start that one, or restore a backup from before the upgrade',
    );
  }
  return new Set(applied.rows.map(({ hash }) => hash)).size === known.length;
}

/** Brings an older database to this schema. Throws one clear line when the database is newer than the server. */
export async function migrateDatabase(database: Database): Promise<void> {
  await migrate(database, { migrationsFolder });
  await isUpToDate(database);
}
