import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { ofTenant, type Reader } from '../../db/reader.ts';
import type { KeyedTable } from './entity.ts';

/** How a row is held: against changes by others, or against those and other holders. */
export type Hold = 'share' | 'no key update';

/**
 * Holds a row, deleted or not, until the end of the transaction and answers whether the tenant has it. What is read
 * after this stays true until the commit: nobody deletes a row while another one that refers to it is being saved.
 */
export async function holdRow(reader: Reader, table: KeyedTable, id: number, hold: Hold): Promise<boolean> {
  const held = await reader.query(
    (tenantId) => sql`select 1 from ${table} where ${ofTenant(table, tenantId, eq(table.id, id))} for ${sql.raw(hold)}`,
  );
  return held.length > 0;
}

/** A held row that is not deleted and that `where` lets through; null when there is none. */
export async function holdLiveRow<T extends KeyedTable>(
  reader: Reader,
  table: T,
  id: number,
  hold: Hold,
  where?: SQL,
): Promise<T['$inferSelect'] | null> {
  if (!(await holdRow(reader, table, id, hold))) return null;
  const isIt = eq(table.id, id);
  return reader.first(table, and(isIt, table.deletedAt && isNull(table.deletedAt), where) ?? isIt);
}
