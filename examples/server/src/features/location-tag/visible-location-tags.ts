import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { locationTag } from '../../db/schema.ts';

/** C10: a group sees the tags of its companies' locations, a partner those of his own; undefined for who sees all. */
export function visibleLocationTags(scope: Scope): SQL | undefined {
  if (scope.companyIds.length === 0) return undefined;
  const companies = JSON.stringify(scope.companyIds);
  const places = scope.partner?.locationIds ?? [];
  const isPlace = places.length === 0 ? undefined : inArray(locationTag.locationId, [...places]);
  const ofCompany = inArray(
    locationTag.locationId,
    sql`(select l.id from location l where l.tenant_id = ${scope.tenantId}
      and l.company_id in (select c::bigint from jsonb_array_elements_text(${companies}::jsonb) as c))`,
  );
  return and(ofCompany, isPlace);
}
