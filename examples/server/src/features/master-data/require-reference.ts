import type { SQL } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { invalid } from '../../http/problem.ts';
import type { KeyedTable } from './entity.ts';
import { holdLiveRow } from './hold-row.ts';

/**
 * The row a body refers to, which nobody deletes before the end of the transaction. Throws 400 `unknownReference`
 * (`Location does not exist`) when the tenant has none, it is deleted, or `where` hides it from the caller.
 */
export async function requireReference<T extends KeyedTable>(
  reader: Reader,
  table: T,
  id: number,
  field: string,
  what: string,
  where?: SQL,
): Promise<T['$inferSelect']> {
  const row = await holdLiveRow(reader, table, id, 'share', where);
  if (!row) throw invalid(field, 'unknownReference', `${what} does not exist`);
  return row;
}

/** As requireReference, for a reference that may be missing: 0 and null are none (A1). */
export async function optionalReference(
  reader: Reader,
  table: KeyedTable,
  id: number | null,
  field: string,
  what: string,
  where?: SQL,
): Promise<number | null> {
  if (id === null || id === 0) return null;
  await requireReference(reader, table, id, field, what, where);
  return id;
}
