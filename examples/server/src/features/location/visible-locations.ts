import { inArray, type SQL } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { location } from '../../db/schema.ts';

/** C10: a group narrows locations to those of its companies; undefined for who sees all. */
export function visibleLocations({ companyIds }: Scope): SQL | undefined {
  return companyIds.length === 0 ? undefined : inArray(location.companyId, [...companyIds]);
}
