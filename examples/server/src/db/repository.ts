import type { TenantScope } from '../auth/scope.ts';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { createReader, type Reader } from './reader.ts';
import { createWriter, type Origin, type Writer } from './writer.ts';

/** The only way of a feature to the database: everything it reads and writes belongs to the scope's tenant. */
export interface Repository extends Reader {
  /** Runs one transaction; what it changed is in the feed when this resolves. */
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

/** Puts the one door in front of a database. */
export function createStore(db: Database, clock: Clock, onCommit: CommitListener): Store {
  return {
    for: ({ tenantId }, origin = nobody) => ({
      ...createReader(db, tenantId),
      write: async (work) => {
        const { value, span } = await db.transaction(async (tx) => {
          const { writer, flush } = createWriter(tx, tenantId, clock.now(), origin);
          return { value: await work(writer), span: await flush() };
        });
        if (span) onCommit(tenantId, span.from, span.to);
        return value;
      },
    }),
  };
}
