import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Reader } from './reader.ts';

/** Number of the tenant's newest change; 0 before the first. */
export async function changeSeq(reader: Reader): Promise<number> {
  const [row] = await reader.query<{ change_seq: number }>(
    (tenantId) => sql`select change_seq::float8 as change_seq from tenant where id = ${tenantId}`,
  );
  return row?.change_seq ?? 0;
}

/** Number of the newest change of every tenant, by its id. */
export async function changeSeqs(db: Database): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; change_seq: number }>(
    sql`select id::float8 as id, change_seq::float8 as change_seq from tenant`,
  );
  return new Map(rows.map(({ id, change_seq: seq }) => [id, seq]));
}
