import { inArray, type SQL, sql } from 'drizzle-orm';
import { inParts } from '../db/in-pieces.ts';
import type { Repository } from '../db/repository.ts';
import { audit } from '../db/schema.ts';
import type { PersonWords } from './person-words.ts';
import { eventsOf, isNotificationOf } from './texts-of-person.ts';

const partRows = 500;

/* A whole text of before or after, not a part of one. */
function isTold(words: readonly string[]): SQL {
  const quoted = JSON.stringify(words.map((word) => JSON.stringify(word)));
  return sql`exists (
    select 1 from jsonb_array_elements_text(${quoted}::jsonb) as word
    where strpos(before::text, word) > 0 or strpos(after::text, word) > 0)`;
}

/**
 * Empties before and after of the audit rows that are about one person: his account and his devices, the texts of his
 * events and messages, and wherever an address or a name of his stands; a name is his in what he did and beside his id,
 * because others may have the same. Who did what and when stays, and the hashes stay, so that the chain holds (C13).
 */
export async function emptyAudit(
  repository: Repository,
  userId: number,
  { names, emails }: PersonWords,
): Promise<void> {
  const his = JSON.stringify({ id: userId });
  const hasHisId = (column: SQL): SQL => sql`jsonb_path_exists(${column}, '$.** ? (@ == $id)', ${his}::jsonb)`;
  const rows = await repository.query<{ id: number }>(
    (tenantId) => sql`
      select id::float8 as id from audit
      where tenant_id = ${tenantId} and (before is not null or after is not null) and (
        (entity = 'user' and entity_id = ${userId})
        or (entity = 'event' and action not in ('event.confirm', 'event.delete')
          and entity_id in ${eventsOf(tenantId, userId)})
        or (entity = 'notification' and entity_id in (
          select id from notification where tenant_id = ${tenantId} and ${isNotificationOf(tenantId, userId)}))
        or (entity = 'deviceCredential' and entity_id in (
          select id from device_credential where tenant_id = ${tenantId} and user_id = ${userId}))
        or ${isTold(emails)}
        or (${isTold(names)} and (user_id = ${userId} or ${hasHisId(sql`before`)} or ${hasHisId(sql`after`)}))
      )
      order by id`,
  );
  const ids = rows.map(({ id }) => id);
  for (const part of inParts(ids, partRows)) {
    await repository.write((writer) => writer.update(audit, { before: null, after: null }, inArray(audit.id, part)));
  }
}
