import pg from 'pg';
import type { Queryable } from './database-client.ts';
import { DatabaseError, databaseError } from './database-error.ts';

/* What the driver threw, without the rows that PostgreSQL likes to quote in its details. */
function told(error: unknown): Error {
  if (!(error instanceof Error)) return new DatabaseError(String(error), undefined);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  /* Where several addresses were tried, the driver gives no message. */
  const message = error.message || `PostgreSQL cannot be reached: ${code}`;
  return databaseError(message, code);
}

/** One connection of a pool while somebody has it. */
export interface HeldConnection extends Queryable {
  /** Ends a transaction; throws DatabaseError when it was undone instead, because a statement of it had failed. */
  commit(): Promise<void>;
  /** Whether the next one may have it: it is at nothing, and known to be. */
  isSound(): boolean;
}

/** Runs statements on a connection; throws DatabaseError and DiskFullError. */
export function holdConnection(connection: pg.PoolClient): HeldConnection {
  let isKnown = true;
  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    try {
      return await question();
    } catch (error) {
      /* Not the server's own word: the statement may still be at work. */
      if (!(error instanceof pg.DatabaseError)) isKnown = false;
      throw told(error);
    }
  };
  return {
    query: async (text, values = [], { rowMode = 'object', name } = {}) => {
      const query = name === undefined ? { text, values } : { text, values, name };
      const result = await (rowMode === 'array'
        ? ask(() => connection.query({ ...query, rowMode }))
        : ask(() => connection.query(query)));
      return { rows: result.rows, fields: result.fields, affectedRows: result.rowCount ?? undefined };
    },
    commit: async () => {
      const { command } = await ask(() => connection.query('commit'));
      /* PostgreSQL takes the word and does the other: nothing may be acknowledged by that. */
      if (command !== 'COMMIT') throw new DatabaseError('A statement of the transaction had failed', '25P02');
    },
    isSound: () => isKnown && connection.getTransactionStatus() === 'I',
  };
}

/** Takes a connection from a pool; throws DatabaseError when there is none. */
export async function takeConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw told(error);
  }
}
