import { sql } from 'drizzle-orm';
import type { Writer } from '../db/writer.ts';

/** Takes the keys of reports that are new; a key that was taken before is a copy. */
export async function claimKeys(
  writer: Writer,
  userId: number,
  keys: readonly string[],
  now: number,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await writer.query<{ key: string }>(
    (tenantId) => sql`
      insert into ingest_key (tenant_id, user_id, key, received_at)
      select ${tenantId}, ${userId}, key, ${new Date(now).toISOString()}::timestamptz
      from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key
      on conflict do nothing
      returning key`,
  );
  return new Set(rows.map((row) => row.key));
}
