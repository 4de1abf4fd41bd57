import type { Queryable } from './database-client.ts';

/* As much log is read again after a kill in a fraction of a second, and as few pages are written in far less than 200 ms. */
const mostLogBytes = 16 * 1024 * 1024;

/**
 * Writes down what the log holds once it has grown long. The embedded database has no process of its own for that: left
 * alone its log would grow until the server ends in order, and a start after a power cut would read all of it (R11).
 * Answers whether it did.
 */
export async function checkpointWhenLong({ query }: Queryable): Promise<boolean> {
  const { rows } = await query(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
    from pg_control_checkpoint()`);
  const [log] = rows as { bytes: number }[]; // as selected
  if ((log?.bytes ?? 0) < mostLogBytes) return false;
  await query('checkpoint');
  return true;
}
