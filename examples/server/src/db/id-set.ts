import { type SQL, sql } from 'drizzle-orm';

/**
 * Ids as a set for raw SQL, `id in ${idSet(ids)}`: one parameter, however many they are. As an array, because PostgreSQL
 * looks up rows under row-level security by nothing that it would have to convert first.
 */
export function idSet(ids: readonly number[]): SQL {
  return sql`(select unnest(${`{${ids}}`}::bigint[]))`;
}
