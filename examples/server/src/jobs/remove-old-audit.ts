import { asc, lt, sql } from 'drizzle-orm';
import { deleteInPieces } from '../db/delete-rows.ts';
import type { Pace } from '../db/in-pieces.ts';
import type { Repository } from '../db/repository.ts';
import { audit } from '../db/schema.ts';

/**
 * Removes the audit rows before the first one that is kept; `before` in milliseconds since 1970. Whole from the begin
 * and oldest first, so that what stays is one chain at any time, and never the newest row, at which the chain ends.
 */
export async function removeOldAudit(
  repository: Repository,
  { monotonic, signal }: Pace,
  before: number,
): Promise<number> {
  const iso = new Date(before).toISOString();
  const [kept] = await repository.query<{ id: number | null }>(
    (tenantId) => sql`
      select coalesce(min(id) filter (where at >= ${iso}::timestamptz), max(id))::float8 as id
      from audit where tenant_id = ${tenantId}`,
  );
  if (kept?.id == null) return 0;
  return deleteInPieces(repository, monotonic, {
    table: audit,
    where: lt(audit.id, kept.id),
    orderBy: asc(audit.id),
    signal,
    /* The trigger lets nobody else delete, and this transaction only. */
    before: (writer) => writer.query(() => sql`select set_config('patrolkit.audit_retention', 'on', true)`),
  });
}
