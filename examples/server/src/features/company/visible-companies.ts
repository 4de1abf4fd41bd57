import { inArray, type SQL } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { company } from '../../db/schema.ts';

/** C10: a group narrows companies to its own; undefined for who sees all. */
export function visibleCompanies({ companyIds }: Scope): SQL | undefined {
  return companyIds.length === 0 ? undefined : inArray(company.id, [...companyIds]);
}
