import { and, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Rows that are not deleted and fulfil the conditions; an undefined one says nothing. */
export function live(table: { readonly deletedAt: AnyPgColumn }, ...conditions: readonly (SQL | undefined)[]): SQL {
  const isLive = isNull(table.deletedAt);
  return and(isLive, ...conditions) ?? isLive;
}
