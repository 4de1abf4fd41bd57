import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { route } from '../../db/schema.ts';
import { checksAtPlaces } from './checks-at-places.ts';

/** C10: a group narrows routes to its companies, a partner to his locations too; undefined for who sees all. */
export function visibleRoutes(scope: Scope): SQL | undefined {
  if (scope.companyIds.length === 0) return undefined;
  return and(inArray(route.companyId, [...scope.companyIds]), checksAtPlaces(scope, sql`${route}`));
}
