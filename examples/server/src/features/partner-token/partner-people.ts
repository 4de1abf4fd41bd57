import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { idSet } from '../../db/id-set.ts';
import { user } from '../../db/schema.ts';
import { checksAtPlaces } from '../route/checks-at-places.ts';

/** The people a partner knows: guards who have a round for him, and himself; undefined for who is no partner. */
export function partnerPeople(scope: Scope): SQL | undefined {
  if (!scope.partner) return undefined;
  const hasRound = sql`exists (
    select 1 from route r where r.tenant_id = ${scope.tenantId} and r.user_id = ${user.id} and r.deleted_at is null
      and r.company_id in ${idSet(scope.companyIds)} and ${checksAtPlaces(scope, sql.raw('r'))})`;
  return sql`(${eq(user.id, scope.userId)} or ${and(eq(user.role, 'Guard'), hasRound)})`;
}
