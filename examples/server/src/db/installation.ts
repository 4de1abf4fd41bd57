import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { installation } from './schema.ts';

/** The installation's id: made once, kept as long as the database; another database is another installation. */
export async function readInstallationId(db: Database, clock: Clock): Promise<string> {
  return db.transaction(async (tx) => {
    /* Of processes that start together one makes it. */
    await tx.execute(sql`lock table installation in share row exclusive mode`);
    const [row] = await tx.select().from(installation);
    if (row) return row.id;
    const id = randomUUID();
    await tx.insert(installation).values({ id, createdAt: clock.now() });
    return id;
  });
}
