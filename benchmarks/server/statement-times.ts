import { createDatabase, type Database } from '../../examples/server/src/db/database.ts';
import type { DatabaseClient } from '../../examples/server/src/db/database-client.ts';

/** How long a server's statements take, from sent to answered. */
export interface StatementTimes {
  /** The database that the server is to have. */
  watch(db: Database): Database;
  /** Milliseconds of the newest statement whose text has this in it. Throws when there was none. */
  newestOf(text: string): number;
}

/** Makes it; of statements outside of transactions. */
export function createStatementTimes(): StatementTimes {
  const times = new Map<string, number>();
  const watchClient = (client: DatabaseClient): DatabaseClient => ({
    ...client,
    query: async (sql, ...rest) => {
      const from = performance.now();
      const answer = await client.query(sql, ...rest);
      times.delete(sql);
      times.set(sql, performance.now() - from);
      return answer;
    },
    ofTenant: (tenantId) => watchClient(client.ofTenant(tenantId)),
  });
  return {
    watch: (db) => createDatabase(watchClient(db.$client)),
    newestOf: (text) => {
      const [, tookMs] = [...times].findLast(([sql]) => sql.includes(text)) ?? [];
      if (tookMs === undefined) throw new Error(`No statement has ${text} in it`);
      return tookMs;
    },
  };
}
