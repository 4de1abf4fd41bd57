import { inArray, type SQL } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { route } from '../../db/schema.ts';

/** C10: a group narrows routes to its companies; undefined for who sees all. */
export function visibleRoutes({ companyIds }: Scope): SQL | undefined {
  return companyIds.length === 0 ? undefined : inArray(route.companyId, [...companyIds]);
}
