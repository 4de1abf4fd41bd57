import type { Wire } from '@patrolkit/sdk/wire';
import { asc, eq, sql } from 'drizzle-orm';
import { type ChainPlace, type ChainReader, chainStart, idsFrom, walkChain } from '../../audit/verify-chain.ts';
import { createPieceSize } from '../../db/piece-size.ts';
import type { Reader } from '../../db/reader.ts';
import { audit } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

/* What one request may take; who asks goes on with the next. */
const requestMs = 2000;
const firstRows = 100;

function chainOf(reader: Reader): ChainReader {
  return {
    head: async () => {
      const [owner] = await reader.query<{ head: string }>(
        (tenantId) => sql`select audit_head as head from tenant where id = ${tenantId}`,
      );
      return owner?.head ?? '';
    },
    rowsAfter: async (auditId, limit) => {
      const [next] = await reader.query<{ id: number | null }>(
        (tenantId) => sql`select min(id)::float8 as id from audit where tenant_id = ${tenantId} and id > ${auditId}`,
      );
      return next?.id ? reader.rows(audit, idsFrom(next.id, limit), { orderBy: [asc(audit.id)] }) : [];
    },
  };
}

/* Where an earlier request came to: that row's hash is what the next one has to follow. */
async function placeAfter(reader: Reader, auditId: number): Promise<ChainPlace> {
  if (auditId === 0) return chainStart;
  const row = await reader.first(audit, eq(audit.id, auditId));
  if (!row) throw invalid('after', 'unknownReference', 'Audit entry does not exist');
  return { ...chainStart, auditId, previousHash: row.hash };
}

/** GET /api/Audit/Verify: walks the chain in pieces for about two seconds (C11), so that no alarm waits for it. */
export async function verifyAudit(
  { computer: { monotonic } }: Services,
  { repository, query }: ScopedCall<'audit_verify'>,
): Promise<Wire<'AuditVerification'>> {
  const reader = chainOf(repository);
  const pieces = createPieceSize(firstRows, { monotonic, calm: repository.calm });
  const until = monotonic() + requestMs;
  let place = await placeAfter(repository, query.after ?? 0);
  for (;;) {
    const from = place;
    const { place: reached, fault, isEnd } = await pieces.time((rows) => walkChain(reader, from, rows));
    place = reached;
    if (!isEnd && monotonic() < until) continue;
    return {
      checked: place.checked,
      unchained: place.unchained,
      isWhole: fault === null,
      next: isEnd ? null : place.auditId,
      idAudit: fault?.auditId ?? null,
      reason: fault?.reason ?? null,
    };
  }
}
