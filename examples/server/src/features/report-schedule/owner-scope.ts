import { eq } from 'drizzle-orm';
import type { OperatorAccess } from '../../auth/policy-table.ts';
import { policiesInTenant } from '../../auth/role-policies.ts';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { user, userGroup } from '../../db/schema.ts';

/** What somebody may see now, who is not here to ask for it; null when he has left. */
export async function ownerScope(
  reader: Reader,
  tenantId: number,
  userId: number,
  operatorAccess: OperatorAccess,
): Promise<Scope | null> {
  const owner = await reader.first(user, eq(user.id, userId));
  if (!owner?.isActive) return null;
  const group = owner.groupId === null ? null : await reader.first(userGroup, eq(userGroup.id, owner.groupId));
  return {
    tenantId,
    userId,
    userName: owner.name,
    role: owner.role,
    policies: await policiesInTenant(reader, owner.role, operatorAccess),
    companyIds: group?.companyIds ?? [],
    sessionId: null,
  };
}
