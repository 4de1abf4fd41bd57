import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { idSet } from '../../db/id-set.ts';
import { checksAtPlaces } from '../route/checks-at-places.ts';

/**
 * C10: a group sees a position `p` that was taken on a route of its companies, a partner with locations of his own one on
 * a route with a check there; everybody else sees all.
 * @param until must lie on that route too
 */
export function onVisibleRoute(scope: Scope, until: SQL): SQL {
  const { companyIds, tenantId } = scope;
  if (companyIds.length === 0) return sql`true`;
  return sql`exists (
    select 1 from route r where r.tenant_id = ${tenantId} and r.user_id = p.user_id and r.deleted_at is null
      and r.company_id in ${idSet(companyIds)} and ${checksAtPlaces(scope, sql.raw('r'))}
      and r.starts_at <= p.recorded_at and r.ends_at > ${until})`;
}
