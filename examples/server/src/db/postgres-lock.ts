import pg from 'pg';
import { connectionConfig, type PostgresOptions } from './postgres-connection.ts';

/* Any number, as long as every process has the same. */
const lockKey = 1_885_434_994;

/** Runs work while no other process on the same database runs such; waits for those before it. The lock ends with its connection. */
export async function withLock<T>(options: PostgresOptions, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client(connectionConfig({ ...options, statementLimitMs: 0 }));
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [lockKey]);
    return await work();
  } finally {
    await holder.end();
  }
}
