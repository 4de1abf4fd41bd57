import { policyDescriptions } from '../../auth/policy-descriptions.ts';
import { policies, roles } from '../../auth/policy-table.ts';
import { rolePolicy } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { rolePolicyToWire } from './role-policy-to-wire.ts';
import { saveRolePolicy } from './save-role-policy.ts';

/** Operations of tag RolePolicy. */
export function rolePolicyFeature(_services: Services): Feature {
  return {
    scoped: {
      rolePolicy_get: async ({ repository }) => {
        const rows = await repository.rows(rolePolicy);
        return roles.map((role) => rolePolicyToWire(role, rows.find((row) => row.role === role) ?? null));
      },
      rolePolicy_getPolicy: async () =>
        policies.map((code) => ({ code, group: code.replace(/\..*$/, ''), description: policyDescriptions[code] })),
      rolePolicy_save: saveRolePolicy,
    },
  };
}
