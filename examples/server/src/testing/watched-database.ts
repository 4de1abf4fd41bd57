import { createDatabase, type Database } from '../db/database.ts';
import type { DatabaseClient, Queryable } from '../db/database-client.ts';

/** One statement as the program sent it, and where to ask about it. */
export interface SentStatement {
  readonly sql: string;
  readonly params: readonly unknown[];
  /** Under which a connection remembers it; undefined where none does. */
  readonly name: string | undefined;
  readonly connection: DatabaseClient;
}

/** The same database; each statement outside of BEGIN and COMMIT is told before it runs. */
export function watchedDatabase({ $client }: Database, told: (statement: SentStatement) => void): Database {
  const watch = (client: DatabaseClient): DatabaseClient => {
    const queryOf =
      ({ query }: Queryable): Queryable['query'] =>
      (sql, params = [], options = {}) => {
        told({ sql, params, name: options.name, connection: client });
        return query(sql, params, options);
      };
    return {
      ...client,
      query: queryOf(client),
      transaction: (work) => client.transaction((connection) => work({ query: queryOf(connection) })),
      ofTenant: (tenantId) => watch(client.ofTenant(tenantId)),
    };
  };
  return createDatabase(watch($client));
}
