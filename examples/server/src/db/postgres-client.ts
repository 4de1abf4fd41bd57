import pg from 'pg';
import type { DatabaseClient } from './database-client.ts';
import { type HeldConnection, holdConnection, takeConnection } from './held-connection.ts';
import { connectionConfig, type PostgresOptions, sessionSettings } from './postgres-connection.ts';
import { withLock } from './postgres-lock.ts';
import { createProcessChannel } from './postgres-notices.ts';
import { createScopes } from './postgres-scope.ts';

/** PostgreSQL behind a pool of connections; each is opened when it is needed. */
export function openPostgresClient(options: PostgresOptions): DatabaseClient {
  const pool = new pg.Pool({
    ...connectionConfig(options),
    max: options.poolSize,
    onConnect: (connection) => connection.query(sessionSettings(options)),
  });
  /* A connection that breaks is told by the next statement, or replaced without a word. */
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const scopes = createScopes();

  const hold = async <T>(tenantId: number | null, work: (held: HeldConnection) => Promise<T>): Promise<T> => {
    const connection = await takeConnection(pool);
    const held = holdConnection(connection);
    try {
      await scopes.enter(connection, held.query, tenantId);
      return await work(held);
    } finally {
      connection.release(!held.isSound());
    }
  };
  const transaction = async <T>(held: HeldConnection, work: (held: HeldConnection) => Promise<T>): Promise<T> => {
    await held.query('begin');
    try {
      const value = await work(held);
      await held.commit();
      return value;
    } catch (error) {
      await held.query('rollback').catch(() => undefined);
      throw error;
    }
  };
  const inPlaceOf = (tenantId: number | null): Pick<DatabaseClient, 'query' | 'transaction'> => ({
    query: (...statement) => hold(tenantId, (held) => held.query(...statement)),
    transaction: (work) => hold(tenantId, (held) => transaction(held, work)),
  });

  const owner = inPlaceOf(null);
  const client: DatabaseClient = {
    ...owner,
    ofTenant: (tenantId) => ({ ...client, ...inPlaceOf(tenantId) }),
    accessChanges: () => null,
    calm: async () => undefined,
    exclusively: (work) => withLock(options, work),
    processes: createProcessChannel(options, owner),
    close: () => pool.end(),
  };
  return client;
}
