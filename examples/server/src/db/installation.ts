import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { installation } from './schema.ts';

/** The installation's id: made once, kept as long as the database; another database is another installation. */
export async function readInstallationId(db: Database, clock: Clock): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(installation);
    if (row) return row.id;
    const id = randomUUID();
    await tx.insert(installation).values({ id, createdAt: clock.now() });
    return id;
  });
}
