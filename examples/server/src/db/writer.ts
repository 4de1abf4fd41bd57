import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseTransaction } from './database.ts';
import { createReader, ofTenant, type Reader, type TenantTable } from './reader.ts';
import * as schema from './schema.ts';

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
  insert<T extends TenantTable>(table: T, rows: NewRow<T> | readonly NewRow<T>[]): Promise<T['$inferSelect'][]>;
  update<T extends TenantTable>(table: T, values: Partial<NewRow<T>>, where: SQL): Promise<T['$inferSelect'][]>;
  /** Puts a change into the feed; its number is taken by the last statement of the transaction. */
  changed(change: NewChange): void;
  audit(entry: AuditEntry): Promise<void>;
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

/** Writes through a transaction. @param at instant of the change, milliseconds since 1970 */
export function createWriter(tx: DatabaseTransaction, tenantId: number, at: number, origin: Origin): OpenWriter {
  const changes: NewChange[] = [];
  const insert: Writer['insert'] = async (table, rows) => {
    const list = [rows].flat().map((row) => Object.assign({}, row, { tenantId }));
    if (list.length === 0) return [];
    return (await tx
      .insert(table as PgTable) // as in reader.ts: the signature has the type
      .values(list as never)
      .returning()) as never;
  };
  const writer: Writer = {
    ...createReader(tx, tenantId),
    insert,
    update: async (table, values, where) =>
      (await tx
        .update(table as PgTable) // as above
        .set(values as never)
        .where(ofTenant(table, tenantId, where))
        .returning()) as never,
    changed: (change) => void changes.push(change),
    audit: async ({ id, before, after, ...entry }) => {
      await insert(schema.audit, {
        ...entry,
        ...origin,
        at,
        entityId: id,
        before: before ?? null,
        after: after ?? null,
      });
    },
  };
  return {
    writer,
    flush: async () => {
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
        select change_seq from counter`);
      const to = Number(result.rows[0]?.change_seq); // one row: the tenant exists
      return { from: to - changes.length, to };
    },
  };
}
