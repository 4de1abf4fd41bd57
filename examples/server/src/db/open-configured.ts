import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import { openPostgres } from './open-postgres.ts';

const statementLimitMs = 30_000;

/** Opens the database that the settings name: PostgreSQL, or the embedded one of the data directory. */
export function openConfiguredDatabase(config: Config, clock: Clock): Promise<OpenDatabase> {
  const { databaseUrl, databasePoolSize, dataDirectory } = config;
  return databaseUrl === null
    ? openDatabase({ directory: dataDirectory, clock, statementLimitMs })
    : openPostgres({ url: databaseUrl, poolSize: databasePoolSize, statementLimitMs });
}
