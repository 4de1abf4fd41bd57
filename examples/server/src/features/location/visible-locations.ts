import { and, inArray, type SQL } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { location } from '../../db/schema.ts';

/** C10: a group narrows locations to those of its companies, a partner to his own; undefined for who sees all. */
export function visibleLocations({ companyIds, partner }: Scope): SQL | undefined {
  if (companyIds.length === 0) return undefined;
  const places = partner?.locationIds ?? [];
  const isPlace = places.length === 0 ? undefined : inArray(location.id, [...places]);
  return and(inArray(location.companyId, [...companyIds]), isPlace);
}
