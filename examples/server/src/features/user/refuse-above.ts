import type { Wire } from '@patrolkit/sdk/wire';
import type { OperatorAccess } from '../../auth/policy-table.ts';
import { policiesInTenant } from '../../auth/role-policies.ts';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { forbidden } from '../../http/problem.ts';

/**
 * Refuses to manage people who may do more than the caller, or to make such: whoever was given users.write could
 * otherwise set an administrator's password and be one. Throws 403 with the policy he lacks.
 */
export async function refuseAbove(
  reader: Reader,
  { policies }: Scope,
  roles: readonly Wire<'Role'>[],
  operatorAccess: OperatorAccess,
): Promise<void> {
  /* Who gives out rights could give them to himself. */
  if (policies.includes('policy.write')) return;
  for (const role of new Set(roles)) {
    const theirs = await policiesInTenant(reader, role, operatorAccess);
    const lacking = theirs.find((policy) => policy !== 'device.use' && !policies.includes(policy));
    if (lacking) throw forbidden(lacking);
  }
}
