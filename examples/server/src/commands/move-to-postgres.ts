import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { createDatabase, isUpToDate } from '../db/database.ts';
import { lockDirectory } from '../db/lock.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openPglite } from '../db/pglite-client.ts';
import { type MovedCount, moveDatabase, refuseForeignTables } from '../move/move-database.ts';
import type { CommandResult, OfflineCommand } from './command.ts';

const statementLimitMs = 600_000;

/* null when the embedded database is of an older version. */
async function move(place: string, url: string): Promise<MovedCount[] | null> {
  const client = await openPglite({ directory: place, dump: null, statementLimitMs });
  try {
    const source = createDatabase(client);
    if (!(await isUpToDate(source))) return null;
    const target = await openPostgres({ url, poolSize: 2, statementLimitMs: 0 }, refuseForeignTables);
    try {
      const counts = await moveDatabase(source, target.db, systemClock.now());
      /* So that the first questions are planned as well as later ones. */
      await target.db.execute('analyze');
      return counts;
    } finally {
      await target.close();
    }
  } finally {
    await client.close();
  }
}

const refused = (line: string): CommandResult => ({ isOk: false, lines: [line] });

/** `move-to-postgres`: everything of the embedded database, into an empty PostgreSQL. */
export const moveToPostgres: OfflineCommand = {
  name: 'move-to-postgres',
  usage: 'move-to-postgres',
  summary:
    'copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL; its server must be stopped',
  prepare: (args) =>
    args.length > 0
      ? null
      : async ({ databaseUrl, dataDirectory }) => {
          if (databaseUrl === null) return refused('DATABASE_URL is not set: it names the PostgreSQL to move to');
          const place = join(dataDirectory, 'database');
          if (!existsSync(place)) return refused(`There is no database in ${dataDirectory}; set DATA_DIR`);
          const release = lockDirectory(dataDirectory);
          try {
            const counts = await move(place, databaseUrl);
            if (!counts) {
              return refused(
                `The database in ${dataDirectory} is of an older version: start this server on it once, without DATABASE_URL, and move it then`,
              );
            }
            const total = counts.reduce((sum, { rows }) => sum + rows, 0);
            return {
              isOk: true,
              lines: [
                ...counts.filter(({ rows }) => rows > 0).map(({ table, rows }) => `${table}: ${rows}`),
                `${total} rows of ${counts.length} tables were moved and counted on both sides`,
                `The database in ${dataDirectory} is as it was: start the server with this DATABASE_URL from now on`,
              ],
            };
          } finally {
            release();
          }
        },
};
