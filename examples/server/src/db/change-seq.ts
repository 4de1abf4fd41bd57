import { sql } from 'drizzle-orm';
import type { Reader } from './reader.ts';

/** Number of the tenant's newest change; 0 before the first. */
export async function changeSeq(reader: Reader): Promise<number> {
  const [row] = await reader.query<{ change_seq: number }>(
    (tenantId) => sql`select change_seq::float8 as change_seq from tenant where id = ${tenantId}`,
  );
  return row?.change_seq ?? 0;
}
