import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { audit, tenant } from '../db/schema.ts';
import { linkHash, valueHash } from './audit-chain.ts';

/** Where a chain is broken: at a row, or at its end. */
export interface AuditFault {
  /** The first row that does not fit; null when rows are missing at the end. */
  readonly auditId: number | null;
  /**
   * hash: the row, or its before or after, is not what was written.
   * previous: the row does not follow the one before it, so that one was removed, added or moved.
   * head: the chain does not end with the row that was written last.
   */
  readonly reason: 'hash' | 'previous' | 'head';
}

/** What was found in one tenant's audit log. */
export interface AuditVerdict {
  readonly tenantId: number;
  /** Rows whose place in the chain was looked at. */
  readonly checked: number;
  /** Rows from before there was a chain; nothing can be said about them. */
  readonly unchained: number;
  /** null when the chain holds. */
  readonly fault: AuditFault | null;
}

type AuditRow = typeof audit.$inferSelect;

const pieceRows = 1000;

/* An emptied value has kept its hash; one that is there must give it. */
const isValueKept = (value: unknown, hash: string): boolean => value === null || valueHash(value) === hash;

function faultOf(row: AuditRow, previousHash: string | null): AuditFault | null {
  const isKept =
    linkHash(row) === row.hash && isValueKept(row.before, row.beforeHash) && isValueKept(row.after, row.afterHash);
  if (!isKept) return { auditId: row.id, reason: 'hash' };
  if (previousHash !== null && row.previousHash !== previousHash) return { auditId: row.id, reason: 'previous' };
  return null;
}

async function verifyTenant(db: Database, tenantId: number): Promise<AuditVerdict> {
  let [lastId, checked, unchained] = [0, 0, 0];
  /* null: any row may be the first, because retention removes the oldest ones. It never removes the newest. */
  let previousHash: string | null = null;
  for (;;) {
    /* Read before the rows: what is written meanwhile is in the rows as well, never only here. */
    const [owner] = await db.select({ head: tenant.auditHead }).from(tenant).where(eq(tenant.id, tenantId));
    const rows = await db
      .select()
      .from(audit)
      .where(and(eq(audit.tenantId, tenantId), gt(audit.id, lastId)))
      .orderBy(asc(audit.id))
      .limit(pieceRows);
    if (rows.length === 0) {
      const isWhole = (previousHash ?? '') === (owner?.head ?? '');
      return { tenantId, checked, unchained, fault: isWhole ? null : { auditId: null, reason: 'head' } };
    }
    for (const row of rows) {
      lastId = row.id;
      if (row.hash === '' && row.previousHash === '' && checked === 0) {
        unchained += 1;
        /* Retention has not come so far: the first link after these is the first there ever was. */
        previousHash = '';
        continue;
      }
      const fault = faultOf(row, previousHash);
      if (fault) return { tenantId, checked, unchained, fault };
      checked += 1;
      previousHash = row.hash;
    }
  }
}

/**
 * Walks the audit log of one tenant, or of every one, and tells for each the first row that was changed, removed, added
 * or moved since it was written (C11). Reads in pieces; what is written meanwhile is walked too.
 */
export async function verifyAuditChain(db: Database, tenantId?: number): Promise<AuditVerdict[]> {
  const tenants = await db.select({ id: tenant.id }).from(tenant).orderBy(asc(tenant.id));
  const verdicts: AuditVerdict[] = [];
  for (const { id } of tenants) {
    if (tenantId === undefined || id === tenantId) verdicts.push(await verifyTenant(db, id));
  }
  return verdicts;
}
