import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { idSet } from '../../db/id-set.ts';

/**
 * Whether a row of `route` has a check at one of the caller's locations while it lasts; true for who is not limited to
 * locations.
 * @param route its name in the statement
 */
export function checksAtPlaces({ partner, tenantId }: Scope, route: SQL): SQL {
  if (!partner || partner.locationIds.length === 0) return sql`true`;
  return sql`exists (
    select 1 from scheduler_item c where c.tenant_id = ${tenantId} and c.user_id = ${route}.user_id
      and c.deleted_at is null and c.location_id in ${idSet(partner.locationIds)}
      and c.starts_at < ${route}.ends_at and c.ends_at > ${route}.starts_at)`;
}
