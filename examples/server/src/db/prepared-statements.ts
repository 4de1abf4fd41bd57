import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

/** Runs statements on one connection, which remembers how those are done that come again. */
export interface PreparedStatements {
  /** As PGlite's own `query`. */
  query(sql: string, params: unknown[], options: QueryOptions): Promise<Results>;
}

interface Prepared {
  readonly name: string;
  /** Types of its parameters. */
  readonly types: readonly number[];
}

/* Each keeps a plan in the database's memory. */
const most = 200;
const mostSeen = 2000;
/* A prepared statement whose table has changed since, or that is not there any more. */
const stale: readonly unknown[] = ['0A000', '26000'];

const { serialize } = protocol;

function joined(...messages: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(messages));
}

/**
 * PGlite parses and plans a statement each time, in six calls of the engine; for most statements that is three quarters
 * of their time. The second time one comes it is prepared under a name, and from then on it is one call. Its plan is made
 * for the values of each (`plan_cache_mode`, pglite-worker.ts).
 */
export function createPreparedStatements(database: PGlite): PreparedStatements {
  const prepared = new Map<string, Prepared>();
  const seen = new Set<string>();
  let number = 0;

  const forget = async (sql: string, { name }: Prepared): Promise<void> => {
    prepared.delete(sql);
    await database.execProtocolStream(joined(serialize.close({ type: 'S', name }), serialize.sync()));
  };
  const forgetAll = async (): Promise<void> => {
    for (const [sql, statement] of [...prepared]) await forget(sql, statement);
  };

  const prepare = async (sql: string): Promise<Prepared> => {
    const [oldest] = prepared;
    if (prepared.size >= most && oldest) await forget(...oldest);
    number += 1;
    const name = `statement_${number}`;
    const messages = await database.execProtocolStream(
      joined(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), serialize.sync()),
    );
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    prepared.set(sql, statement);
    return statement;
  };

  const textOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : database.serializers[type];
    return write ? write(value) : String(value);
  };
  const run = async ({ name, types }: Prepared, params: unknown[], options: QueryOptions): Promise<Results> => {
    const values = params.map((value, index) => textOf(value, types[index]));
    const messages = await database.execProtocolStream(
      joined(
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ),
    );
    const [results] = parse.parseResults(messages, database.parsers, options);
    if (!results) throw new Error('A statement has neither rows nor a number of rows');
    return results;
  };

  /* The one used longest ago goes first. */
  const knownOf = (sql: string): Prepared | undefined => {
    const known = prepared.get(sql);
    if (known && prepared.delete(sql)) prepared.set(sql, known);
    return known;
  };
  const isAgain = (sql: string): boolean => {
    if (prepared.has(sql) || seen.delete(sql)) return true;
    if (seen.size >= mostSeen) seen.clear();
    seen.add(sql);
    return false;
  };

  return {
    query: async (sql, params, options) => {
      if (/^\s*(create|alter|drop)\b/i.test(sql)) {
        await forgetAll();
        return database.query(sql, params, options);
      }
      if (!isAgain(sql)) return database.query(sql, params, options);
      return database.runExclusive(async () => {
        const known = knownOf(sql);
        try {
          return await run(known ?? (await prepare(sql)), params, options);
        } catch (error) {
          const code = error instanceof Error && 'code' in error ? error.code : undefined;
          if (!known || !stale.includes(code)) throw error;
          await forget(sql, known);
          /* A transaction is over by it; outside of one it has done nothing yet. */
          if (database.isInTransaction()) throw error;
          return run(await prepare(sql), params, options);
        }
      });
    },
  };
}
