import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { linkHash, valueHash } from '../audit/audit-chain.ts';
import type { DatabaseTransaction } from './database.ts';
import { createReader, ofTenant, type Reader, type TenantTable } from './reader.ts';
import * as schema from './schema.ts';

/** Channel on which each commit that changes a feed is told to other processes, as `{ tenantId, to }`. */
export const changesChannel = 'patrolkit_changes';

/** A row of a tenant without the tenant, which the writer adds. */
export type NewRow<T extends TenantTable> = Omit<T['$inferInsert'], 'tenantId'>;

/** What the feed will tell about a change. */
export type NewChange = Pick<typeof schema.change.$inferInsert, 'kind' | 'reason' | 'version'> & {
  readonly id: number;
};

/** What the audit log will tell about a change; no secrets and no image bytes in before and after. */
export interface AuditEntry {
  readonly action: string;
  readonly entity: string;
  readonly id: number | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Writes rows of one tenant inside one transaction. */
export interface Writer extends Reader {
  /** Whether the work runs once more, because another transaction was in the way of this one. */
  readonly isRepeated: boolean;
  insert<T extends TenantTable>(table: T, rows: NewRow<T> | readonly NewRow<T>[]): Promise<T['$inferSelect'][]>;
  update<T extends TenantTable>(table: T, values: Partial<NewRow<T>>, where: SQL): Promise<T['$inferSelect'][]>;
  /** Puts a change into the feed; its number is taken by the last statement of the transaction. */
  changed(change: NewChange): void;
  /** Puts a row into the audit log at the end of the transaction. */
  audit(entry: AuditEntry): void;
}

/** Who writes, when and from where; stands in the audit log. */
export interface Origin {
  readonly userId: number | null;
  readonly ip: string | null;
  readonly requestId: string | null;
}

/** A writer and the end of its transaction. */
export interface OpenWriter {
  readonly writer: Writer;
  /** Numbers the changes and writes them; to be called as the last statement. Answers the numbers taken, null without changes. */
  flush(): Promise<{ readonly from: number; readonly to: number } | null>;
}

/* A statement takes 65,535 parameters; no table has 60 columns. */
const rowsAtOnce = 1000;

type AuditRow = NewRow<typeof schema.audit>;

/** Writes through a transaction. @param at instant of the change, milliseconds since 1970 */
export function createWriter(
  tx: DatabaseTransaction,
  tenantId: number,
  at: number,
  origin: Origin,
  isRepeated = false,
): OpenWriter {
  const changes: NewChange[] = [];
  const entries: AuditEntry[] = [];
  const insert: Writer['insert'] = async (table, rows) => {
    const list = [rows].flat().map((row) => Object.assign({}, row, { tenantId }));
    const inserted: unknown[] = [];
    for (let start = 0; start < list.length; start += rowsAtOnce) {
      const piece = list.slice(start, start + rowsAtOnce);
      inserted.push(
        ...(await tx
          .insert(table as PgTable) // as in reader.ts: the signature has the type
          .values(piece as never)
          .returning()),
      );
    }
    return inserted as never;
  };
  const writer: Writer = {
    ...createReader(tx, tenantId),
    isRepeated,
    insert,
    update: async (table, values, where) =>
      (await tx
        .update(table as PgTable) // as above
        .set(values as never)
        .where(ofTenant(table, tenantId, where))
        .returning()) as never,
    changed: (change) => void changes.push(change),
    audit: (entry) => void entries.push(entry),
  };

  /*
   * The tenant's row is locked from here to the commit, which follows soon: links follow each other in commit order. Its
   * key is left free, because every new row of the tenant's refers to that: two that have both written would wait for
   * each other.
   */
  const writeAudit = async (): Promise<void> => {
    const locked = await tx.execute<{ audit_head: string }>(
      sql`select audit_head from tenant where id = ${tenantId} for no key update`,
    );
    let previousHash = locked.rows[0]?.audit_head ?? '';
    const rows = entries.map(({ id, before = null, after = null, ...entry }): AuditRow => {
      const hashes = { beforeHash: valueHash(before), afterHash: valueHash(after), previousHash };
      const row = { ...entry, ...origin, ...hashes, at, entityId: id };
      previousHash = linkHash({ ...row, tenantId });
      return { ...row, before, after, hash: previousHash };
    });
    await insert(schema.audit, rows);
    await tx.execute(sql`update tenant set audit_head = ${previousHash} where id = ${tenantId}`);
  };

  return {
    writer,
    flush: async () => {
      if (entries.length > 0) await writeAudit();
      if (changes.length === 0) return null;
      const rows = JSON.stringify(changes.map((change, index) => ({ ...change, index })));
      /* The counter's row is locked by this update until the commit, which follows at once: numbers rise in commit order. */
      const result = await tx.execute(sql`
        with counter as (
          update tenant set change_seq = change_seq + ${changes.length} where id = ${tenantId} returning change_seq
        ), written as (
          insert into change (tenant_id, seq, at, kind, reason, entity_id, version)
          select ${tenantId}, counter.change_seq - ${changes.length} + 1 + item.index, ${new Date(at).toISOString()}::timestamptz,
            item.kind, item.reason, item.id, item.version
          from counter, jsonb_to_recordset(${rows}::jsonb)
            as item(index int, kind text, reason text, id bigint, version int)
        )
        select change_seq, pg_notify(${changesChannel}, json_build_object('tenantId', ${tenantId}::bigint, 'to', change_seq)::text)
        from counter`);
      const to = Number(result.rows[0]?.change_seq); // one row: the tenant exists
      return { from: to - changes.length, to };
    },
  };
}
