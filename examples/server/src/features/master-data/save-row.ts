import { eq, type SQL, sql } from 'drizzle-orm';
import type { NewRow, Writer } from '../../db/writer.ts';
import { notFound } from '../../http/problem.ts';
import { type ConditionalRequest, checkVersion } from './check-version.ts';
import type { Entity, VersionedTable } from './entity.ts';
import { holdLiveRow } from './hold-row.ts';

/** What is to be saved. */
export interface Saving<T extends VersionedTable> {
  /** 0 or missing makes a row, anything else changes that one. */
  readonly id: number | undefined;
  /** Rows the caller may change; another one is unknown to him. */
  readonly where?: SQL | undefined;
  /** The new values, for a change given the row as it is; refuses what is wrong. */
  readonly values: (before: T['$inferSelect'] | null) => NewRow<T> | Promise<NewRow<T>>;
}

/**
 * Creates or changes a row inside a transaction, with one row in the audit log and one change in the feed.
 * Throws 404 for an id that is not the tenant's, 412 for a stale If-Match.
 */
export async function saveRow<T extends VersionedTable>(
  writer: Writer,
  request: ConditionalRequest,
  { table, name, title, audited, kind = 'master' }: Entity<T>,
  { id = 0, where, values }: Saving<T>,
): Promise<T['$inferSelect']> {
  const before = id === 0 ? null : await holdLiveRow(writer, table, id, 'no key update', where);
  if (id !== 0 && !before) throw notFound(`${title} ${id}`);
  if (before) checkVersion(request, before.version);
  const given = await values(before);
  /* The version is counted by the database; a VersionedTable has this column, which its type parameter hides. */
  const counted = { ...given, version: sql`${table.version} + 1` } as unknown as Partial<NewRow<T>>;
  const [row] = before ? await writer.update(table, counted, eq(table.id, id)) : await writer.insert(table, given);
  if (!row) throw new Error(`${title} ${id} was not stored`);
  writer.audit({
    action: `${name}.save`,
    entity: name,
    id: row.id,
    before: before && audited(before),
    after: audited(row),
  });
  writer.changed({ kind, reason: 'saved', id: row.id, version: row.version });
  return row;
}
