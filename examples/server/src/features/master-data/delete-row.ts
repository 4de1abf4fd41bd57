import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NewRow, Writer } from '../../db/writer.ts';
import { notFound } from '../../http/problem.ts';
import type { Entity, SoftTable } from './entity.ts';
import { holdRow } from './hold-row.ts';
import { refuseInUse, type Use } from './refuse-in-use.ts';

/** What is to be deleted. */
export interface Deleting {
  readonly id: number;
  /** Instant of the deletion, milliseconds since 1970. */
  readonly at: number;
  /** Rows the caller may delete; another one is unknown to him. */
  readonly where?: SQL | undefined;
  /** What keeps the row from being deleted, and the field that the refusal names. */
  readonly uses?: { readonly field: string; readonly of: readonly Use[] } | undefined;
}

/**
 * Marks a row as deleted inside a transaction, with one row in the audit log and one change in the feed. Answers the
 * row as it was, null when it had been deleted before. Throws 404 for an id the tenant never had, 409 `inUse`.
 */
export async function deleteRow<T extends SoftTable>(
  writer: Writer,
  { table, name, title, audited, kind = 'master' }: Entity<T>,
  { id, at, where, uses }: Deleting,
): Promise<T['$inferSelect'] | null> {
  const isIt = eq(table.id, id);
  /* Held before its uses are counted: who is saving a reference to it has committed by then, or will not find it. */
  const isHeld = await holdRow(writer, table, id, 'no key update');
  const row = isHeld ? await writer.first(table, and(isIt, where) ?? isIt) : null;
  if (!row) throw notFound(`${title} ${id}`);
  if (row.deletedAt !== null) return null;
  if (uses) await refuseInUse(writer, title, uses.field, uses.of);
  /* Columns that a SoftTable has and its type parameter hides. */
  const mark = { deletedAt: at, version: sql`${table.version} + 1` } as unknown as Partial<NewRow<T>>;
  const [deleted] = await writer.update(table, mark, isIt);
  writer.audit({ action: `${name}.delete`, entity: name, id, before: audited(row) });
  writer.changed({ kind, reason: 'deleted', id, version: deleted?.version ?? row.version + 1 });
  return row;
}
