import { and, asc, eq, gt, gte, lt, min, type SQL } from 'drizzle-orm';
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

/** How the rows of one tenant are read. */
export interface ChainReader {
  /** Hash of the row that was written last; empty before the first. */
  head(): Promise<string>;
  /** The next rows after one, by id: so many at most, and none only at the end. */
  rowsAfter(auditId: number, limit: number): Promise<readonly AuditRow[]>;
}

/**
 * A span of ids that holds so many rows at most. Not `limit`: a database that has not counted its rows lately would sort
 * all that are left for each piece.
 */
export function idsFrom(auditId: number, rows: number): SQL | undefined {
  return and(gte(audit.id, auditId), lt(audit.id, auditId + rows));
}

/** How far a chain has been walked. */
export interface ChainPlace {
  /** 0 before the first row. */
  readonly auditId: number;
  /** null: any row may be the first, because retention removes the oldest ones. It never removes the newest. */
  readonly previousHash: string | null;
  readonly checked: number;
  readonly unchained: number;
}

/** Before the first row. */
export const chainStart: ChainPlace = { auditId: 0, previousHash: null, checked: 0, unchained: 0 };

/** Walks at most so many rows further; `isEnd` when there are no more. What is written meanwhile is walked too. */
export async function walkChain(
  reader: ChainReader,
  place: ChainPlace,
  limit: number,
): Promise<{ readonly place: ChainPlace; readonly fault: AuditFault | null; readonly isEnd: boolean }> {
  /* Read before the rows: what is written meanwhile is in the rows as well, never only here. */
  const head = await reader.head();
  const rows = await reader.rowsAfter(place.auditId, limit);
  let { auditId, previousHash, checked, unchained } = place;
  const here = (): ChainPlace => ({ auditId, previousHash, checked, unchained });
  if (rows.length === 0) {
    const isWhole = (previousHash ?? '') === head;
    return { place, fault: isWhole ? null : { auditId: null, reason: 'head' }, isEnd: true };
  }
  for (const row of rows) {
    /* Rows from before the chain come first of all; retention has not come so far, so the first link has none before it. */
    if (row.hash === '' && row.previousHash === '' && (previousHash ?? '') === '' && checked === 0) {
      [auditId, previousHash] = [row.id, ''];
      unchained += 1;
      continue;
    }
    const fault = faultOf(row, previousHash);
    if (fault) return { place: here(), fault, isEnd: true };
    [auditId, previousHash] = [row.id, row.hash];
    checked += 1;
  }
  return { place: here(), fault: null, isEnd: false };
}

/** Reads a tenant's log through the whole database. */
function chainReader(db: Database, tenantId: number): ChainReader {
  return {
    head: async () => {
      const [owner] = await db.select({ head: tenant.auditHead }).from(tenant).where(eq(tenant.id, tenantId));
      return owner?.head ?? '';
    },
    rowsAfter: async (auditId, limit) => {
      const isOwn = eq(audit.tenantId, tenantId);
      const [next] = await db
        .select({ id: min(audit.id) })
        .from(audit)
        .where(and(isOwn, gt(audit.id, auditId)));
      if (!next?.id) return [];
      return db
        .select()
        .from(audit)
        .where(and(isOwn, idsFrom(next.id, limit)))
        .orderBy(asc(audit.id));
    },
  };
}

async function verifyTenant(db: Database, tenantId: number): Promise<AuditVerdict> {
  const reader = chainReader(db, tenantId);
  let place = chainStart;
  for (;;) {
    const step = await walkChain(reader, place, pieceRows);
    place = step.place;
    const { checked, unchained } = place;
    if (step.isEnd) return { tenantId, checked, unchained, fault: step.fault };
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
