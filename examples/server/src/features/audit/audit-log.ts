import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit, user } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { listRows } from '../master-data/list-rows.ts';
import { inPeriod } from '../statistics/period.ts';

/* As on the wire: whatever JSON was stored. */
type Stored = Wire<'AuditEntry'>['before'];

/** GET /api/Audit: who changed what, the newest first. */
export async function auditLog(call: ScopedCall<'audit_get'>): Promise<Wire<'AuditEntry'>[]> {
  const { repository, query } = call;
  const rows = await listRows(call, audit, {
    where: and(
      inPeriod(audit.at, query),
      query.entity ? eq(audit.entity, query.entity) : undefined,
      query.idUser ? eq(audit.userId, query.idUser) : undefined,
    ),
    orderBy: [sql`${audit.at} desc nulls first`, sql`${audit.id} desc`],
  });
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const people = ids.length === 0 ? [] : await repository.rows(user, inArray(user.id, ids));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    idAudit: row.id,
    at: fromInstant(row.at),
    idUser: row.userId,
    userName: row.userId === null ? null : (names.get(row.userId) ?? null),
    action: row.action,
    entity: row.entity,
    idEntity: row.entityId,
    before: row.before as Stored, // a jsonb column holds nothing else
    after: row.after as Stored,
    ip: row.ip,
    requestId: row.requestId,
    hash: row.hash,
  }));
}
