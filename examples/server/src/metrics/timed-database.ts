import { createDatabase, type Database } from '../db/database.ts';
import type { DatabaseClient, Queryable } from '../db/database-client.ts';

function timedQuery({ query }: Queryable, stated: (seconds: number) => void): Queryable['query'] {
  return async (...statement) => {
    const from = performance.now();
    try {
      return await query(...statement);
    } finally {
      stated((performance.now() - from) / 1000);
    }
  };
}

function timedClient(client: DatabaseClient, stated: (seconds: number) => void): DatabaseClient {
  const timed: DatabaseClient = {
    ...client,
    query: timedQuery(client, stated),
    transaction: (work) => client.transaction((connection) => work({ query: timedQuery(connection, stated) })),
    ofTenant: (tenantId) => {
      const own = client.ofTenant(tenantId);
      return own === client ? timed : timedClient(own, stated);
    },
  };
  return timed;
}

/** The same database, of which each statement's time is told. */
export function timedDatabase({ $client }: Database, stated: (seconds: number) => void): Database {
  return createDatabase(timedClient($client, stated));
}
