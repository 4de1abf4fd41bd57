import { type SQL, sql } from 'drizzle-orm';
import { ofTenant, type Reader, type TenantTable } from './reader.ts';

/** Counts rows, but no more than `most` of them: what comes every ten seconds must not grow with the table. */
export async function countUpTo(
  reader: Reader,
  table: TenantTable,
  where: SQL | undefined,
  most: number,
): Promise<number> {
  const [found] = await reader.query<{ total: number }>(
    (tenantId) => sql`
      select count(*)::int as total
      from (select 1 from ${table} where ${ofTenant(table, tenantId, where)} limit ${most}) as counted`,
  );
  return found?.total ?? 0;
}
