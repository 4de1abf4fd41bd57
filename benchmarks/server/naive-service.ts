import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import type { Database } from '../../examples/server/src/db/database.ts';

/** A service without validation, policy, tenants, badges, numbers or tags. */
export interface NaiveService {
  /** Makes one request of it. */
  ask(): Promise<void>;
  close(): Promise<void>;
}

/** Looks up the session by its hash, takes rows and answers them as they are: what HTTP and JSON cost anybody. */
export async function naiveService(db: Database, rows: () => Promise<unknown[]>): Promise<NaiveService> {
  const app = fastify();
  app.get('/events', async (request) => {
    await db.execute(sql`
      select * from session s join user_account u on u.id = s.user_id where s.token_hash = ${request.headers.authorization}`);
    return rows();
  });
  await app.ready();
  return {
    ask: async () => {
      const answer = await app.inject({ url: '/events', headers: { authorization: 'nobody' } });
      if (answer.statusCode !== 200) throw new Error(`The naive service answered ${answer.body}`);
    },
    close: () => app.close(),
  };
}
