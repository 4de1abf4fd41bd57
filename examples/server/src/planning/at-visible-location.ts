import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../auth/scope.ts';

/** C10: a group narrows what is planned to its companies' locations; undefined for who sees all. */
export function atVisibleLocation(
  column: AnyPgColumn,
  { companyIds, tenantId }: Pick<Scope, 'companyIds' | 'tenantId'>,
): SQL | undefined {
  if (companyIds.length === 0) return undefined;
  const companies = `{${companyIds}}`;
  return inArray(
    column,
    sql`(select l.id from location l where l.tenant_id = ${tenantId} and l.company_id = any(${companies}::bigint[]))`,
  );
}
