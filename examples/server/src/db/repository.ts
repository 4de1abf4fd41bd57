import type { TenantScope } from '../auth/scope.ts';
import type { Clock } from '../clock.ts';
import { createDatabase, type Database } from './database.ts';
import { isOvertaken } from './database-error.ts';
import type { FixedStatement } from './fixed-statement.ts';
import { createReader, type Reader } from './reader.ts';
import { createWriter, type Origin, type Writer } from './writer.ts';

/** The only way of a feature to the database: everything it reads and writes belongs to the scope's tenant. */
export interface Repository extends Reader {
  /** As `query`, for a statement whose text is the same each time; `tenantId` is handed in among its values. */
  ask<Row>(statement: FixedStatement, values: Readonly<Record<string, unknown>>): Promise<Row[]>;
  /**
   * Runs one transaction; what it changed is in the feed when this resolves. The work may run more than once, when
   * another transaction was in its way: it must touch nothing but its writer.
   */
  write<T>(work: (writer: Writer) => Promise<T>): Promise<T>;
}

/** Hears of each commit that put changes into a tenant's feed: the number before its first and that of its last. */
export type CommitListener = (tenantId: number, from: number, to: number) => void;

/** Makes repositories. */
export interface Store {
  /** @param origin who asks, for the audit log */
  for(scope: TenantScope, origin?: Origin): Repository;
}

const nobody: Origin = { userId: null, ip: null, requestId: null };

const mostTries = 4;

async function withRetries<T>(work: (isRepeated: boolean) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work(tries > 1);
    } catch (error) {
      if (tries === mostTries || !isOvertaken(error)) throw error;
    }
  }
}

/** Puts the one door in front of a database. */
export function createStore(db: Database, clock: Clock, onCommit: CommitListener): Store {
  const known = new Map<number, Database>();
  /* One for each tenant, because making it costs more than most statements. */
  const databaseOf = (tenantId: number): Database => {
    const made = known.get(tenantId);
    if (made) return made;
    const client = db.$client.ofTenant(tenantId);
    const own = client === db.$client ? db : createDatabase(client);
    known.set(tenantId, own);
    return own;
  };
  return {
    for: ({ tenantId }, origin = nobody) => {
      const own = databaseOf(tenantId);
      return {
        ...createReader(own, tenantId, own.$client.calm),
        ask: async <Row>({ text, name, paramsOf }: FixedStatement, values: Readonly<Record<string, unknown>>) => {
          const { rows } = await own.$client.query(text, paramsOf({ ...values, tenantId }), { name });
          return rows as Row[]; // the caller names the columns of its own statement
        },
        write: async (work) => {
          const { value, span } = await withRetries((isRepeated) =>
            own.transaction(async (tx) => {
              const { writer, flush } = createWriter(tx, tenantId, clock.now(), origin, isRepeated);
              return { value: await work(writer), span: await flush() };
            }),
          );
          if (span) onCommit(tenantId, span.from, span.to);
          return value;
        },
      };
    },
  };
}
