import { changesAccess } from './changes-access.ts';
import { checkpointWhenLong } from './checkpoint.ts';
import type { DatabaseClient, Queryable } from './database-client.ts';
import { DatabaseError } from './database-error.ts';
import { type PgliteThread, startPgliteThread } from './pglite-thread.ts';
import { createTurns } from './turns.ts';
import type { QueryResult, WorkerOptions } from './worker-protocol.ts';

/** One embedded database. */
export interface PgliteClient extends DatabaseClient {
  /** The whole database as one tar, to start others from. */
  dump(): Promise<Uint8Array>;
}

/** Limits of the embedded database. */
export interface PgliteClientOptions extends WorkerOptions {
  /** A statement that takes longer is ended with its thread, milliseconds. */
  readonly statementLimitMs: number;
  /** Asked before each statement and transaction: why nothing may be written; null when it may. */
  readonly refusalToWrite?: (() => Error | null) | undefined;
  /** How often the length of the log is looked at, milliseconds. @default 10000 */
  readonly checkpointEveryMs?: number | undefined;
}

/** Opens the database in its own thread. */
export async function openPglite(options: PgliteClientOptions): Promise<PgliteClient> {
  let thread: PgliteThread = await startPgliteThread({ directory: options.directory, dump: options.dump });
  const turns = createTurns();
  let isClosed = false;
  let accessChanges = 0;

  const refuseToWrite = (): void => {
    const refusal = options.refusalToWrite?.();
    if (refusal) throw refusal;
  };
  const restart = async (): Promise<void> => {
    /* Opening writes: on a full disk it would only break again. */
    refuseToWrite();
    thread = await startPgliteThread({
      directory: options.directory,
      dump: options.directory ? null : options.dump,
    });
  };

  /*
   * PGlite has one connection: whoever holds it goes on alone until he is done. A thread that has died, whatever it died
   * of, is made again for the next one: what was committed is in the directory.
   */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    turns.take(async () => {
      if (thread.hasEnded() && !isClosed) await restart();
      return work();
    });

  async function withLimit<T>(work: Promise<T>, sql: string): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          reject(
            new DatabaseError(`Statement ended after ${options.statementLimitMs} ms: ${sql.slice(0, 200)}`, '57014'),
          ),
        options.statementLimitMs,
      );
    });
    try {
      return await Promise.race([work, limit]);
    } catch (error) {
      if (error instanceof DatabaseError && error.code === '57014') {
        /* A statement at work listens to nobody: only its thread can be ended. The open transaction is undone. */
        await thread.terminate();
        await restart();
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  const run: Queryable['query'] = async (sql, params = [], { rowMode } = {}) => {
    /* Counted when its turn has come: whoever reads from here on reads after it. */
    if (changesAccess(sql)) accessChanges += 1;
    const result = await withLimit(thread.ask({ kind: 'query', sql, params, isArray: rowMode === 'array' }), sql);
    return result as QueryResult; // a query is answered with rows, see pglite-worker.ts
  };

  /* Reading goes on while there is no room to write. */
  const runReading = async (refusal: Error, ...statement: Parameters<typeof run>): Promise<QueryResult> => {
    await run('begin read only');
    try {
      return await run(...statement);
    } catch (error) {
      throw error instanceof DatabaseError && error.code === '25006' ? refusal : error;
    } finally {
      await run('rollback').catch(() => undefined);
    }
  };

  const checkpoint = (): void => {
    const checking = inTurn(async () => {
      if (!isClosed && !options.refusalToWrite?.()) await checkpointWhenLong({ query: run });
    });
    /* Whatever fails here fails for the next writer too, and he is told. */
    checking.catch(() => undefined).finally(() => isClosed || nextCheckpoint?.refresh());
  };
  /* Of the next look, once the one before is over; a database in memory has nothing to read again. */
  const nextCheckpoint = options.directory ? setTimeout(checkpoint, options.checkpointEveryMs ?? 10_000).unref() : null;

  const client: PgliteClient = {
    query: (...statement) =>
      inTurn(() => {
        const refusal = options.refusalToWrite?.();
        return refusal ? runReading(refusal, ...statement) : run(...statement);
      }),
    transaction: (work) =>
      inTurn(async () => {
        refuseToWrite();
        await run('begin');
        try {
          const value = await work({ query: run });
          await run('commit');
          return value;
        } catch (error) {
          await run('rollback').catch(() => undefined);
          throw error;
        }
      }),
    ofTenant: () => client,
    exclusively: (work) => work(),
    calm: turns.calm,
    accessChanges: () => accessChanges,
    processes: null,
    dump: () => inTurn(async () => (await thread.ask({ kind: 'dump' })) as Uint8Array), // see pglite-worker.ts
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      if (nextCheckpoint) clearTimeout(nextCheckpoint);
      await inTurn(async () => {
        /* What was committed is on the disk, whether or not it can be tidied up for the next start. */
        if (!thread.hasEnded()) await thread.ask({ kind: 'close' }).catch(() => undefined);
        await thread.terminate();
      });
    },
  };
  return client;
}
