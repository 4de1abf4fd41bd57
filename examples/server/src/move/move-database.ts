import { sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import { UnusableDatabaseError } from '../db/database-error.ts';
import { startPositionDays } from '../db/position-days.ts';
import { copyTable } from './copy-table.ts';
import { type MovedTable, movedTables } from './moved-tables.ts';

const dayMs = 24 * 3_600_000;
/* What is older stays together in one partition. */
const mostDays = 400;

/** How many rows of a table have been moved. */
export interface MovedCount {
  readonly table: string;
  readonly rows: number;
}

const refuse = (why: string): never => {
  throw new UnusableDatabaseError(`The database of DATABASE_URL ${why}; nothing was moved: name an empty one`);
};

/** Refuses a database that something else than this server has made. Throws UnusableDatabaseError. */
export async function refuseForeignTables(target: Database): Promise<void> {
  const { rows } = await target.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and to_regclass('drizzle.__drizzle_migrations') is null
    order by relname limit 3`);
  if (rows.length > 0) refuse(`has tables of something else (${rows.map(({ name }) => name).join(', ')})`);
}

async function refuseRows(target: DatabaseTransaction, tables: readonly MovedTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await target.execute(sql`select from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) refuse(`is not empty (${name})`);
  }
}

/* The embedded database needs no days; PostgreSQL drops what is too old by them. */
async function startDays(from: DatabaseTransaction, to: DatabaseTransaction, now: number): Promise<void> {
  const { rows } = await from.execute<{ first: number | null }>(
    sql`select extract(epoch from min(recorded_at))::float8 * 1000 as first from position`,
  );
  await startPositionDays(to, Math.max(rows[0]?.first ?? now, now - mostDays * dayMs), now);
}

async function countRows(tx: DatabaseTransaction, { name }: MovedTable): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(name)}`);
  return rows[0]?.count ?? 0;
}

/**
 * Copies everything of one database into another of the same version, which has to be empty: rows in pieces, numbers of
 * the next rows, the days of the positions. In one transaction, which is kept when both have as many rows in each table:
 * what breaks off leaves the target empty. `now` in milliseconds since 1970. Throws UnusableDatabaseError.
 */
export function moveDatabase(source: Database, target: Database, now: number): Promise<MovedCount[]> {
  /* A server that starts meanwhile waits, and finds everything. */
  return target.$client.exclusively(() =>
    source.transaction((from) =>
      target.transaction(async (to) => {
        await to.execute(sql`set local idle_in_transaction_session_timeout to 0`);
        const tables = await movedTables(from);
        await refuseRows(to, tables);
        await startDays(from, to, now);
        const counts: MovedCount[] = [];
        for (const table of tables) {
          const rows = await copyTable(from, to, table);
          const [before, after] = [await countRows(from, table), await countRows(to, table)];
          if (rows !== before || rows !== after) {
            throw new UnusableDatabaseError(`${table.name} has ${before} rows and got ${after}; nothing was moved`);
          }
          counts.push({ table: table.name, rows });
        }
        return counts;
      }),
    ),
  );
}
