import type { Wire } from '@patrolkit/sdk/wire';
import { policiesOf } from '../../auth/policy-table.ts';
import type { rolePolicy } from '../../db/schema.ts';

/**
 * What a role was given, or has pre-set. Not what operatorAccess 'token' adds: saving the list as it was read must not
 * make that a grant of its own.
 */
export function rolePolicyToWire(role: Wire<'Role'>, row: typeof rolePolicy.$inferSelect | null): Wire<'RolePolicy'> {
  return { role, policies: [...policiesOf(role, 'policy', row?.policies ?? null)], version: row?.version ?? 0 };
}
