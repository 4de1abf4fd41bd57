import type { Wire } from '@patrolkit/sdk/wire';
import { eq, sql } from 'drizzle-orm';
import { grantableTo, keptBy, policies, policiesOf } from '../../auth/policy-table.ts';
import { lockTenant } from '../../db/lock-tenant.ts';
import { rolePolicy } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { rolePolicyToWire } from './role-policy-to-wire.ts';

const nameOf = (role: Wire<'Role'>): string => (role === '' ? 'People without a role' : `${role}s`);

function checkPolicies({ role, policies: given }: Wire<'RolePolicy'>): void {
  const unknown = given.find((code) => !policies.some((policy) => policy === code));
  if (unknown !== undefined) throw invalid('policies', 'unknownReference', `Policy ${unknown} does not exist`);
  const refused = given.find((code) => !grantableTo(role).some((policy) => policy === code));
  if (refused !== undefined) throw invalid('policies', 'notGrantable', `${nameOf(role)} cannot be given ${refused}`);
  const missing = keptBy(role).find((policy) => !given.includes(policy));
  if (missing === undefined) return;
  const message = `${nameOf(role)} must keep ${missing}`;
  throw new ProblemError(409, message, [{ field: 'policies', code: 'required', message }]);
}

/** POST /api/RolePolicy: replaces what a role may do, from the next request on. Throws 400, 409 for what it must keep. */
export async function saveRolePolicy(call: ScopedCall<'rolePolicy_save'>): Promise<Wire<'RolePolicy'>> {
  const { body, repository } = call;
  checkPolicies(body);
  const { role } = body;
  const given = policiesOf(role, 'policy', body.policies);
  return repository.write(async (writer) => {
    await lockTenant(writer);
    const isIt = eq(rolePolicy.role, role);
    const before = await writer.first(rolePolicy, isIt);
    /* the version is counted by the database, so that two writers cannot both take the same number */
    const counted = { policies: [...given], version: sql`${rolePolicy.version} + 1` as unknown as number };
    const [after] = before
      ? await writer.update(rolePolicy, counted, isIt)
      : await writer.insert(rolePolicy, { role, policies: [...given] });
    if (!after) throw new Error(`The policies of ${role} were not stored`);
    writer.audit({
      action: 'rolePolicy.save',
      entity: 'rolePolicy',
      id: null,
      before: { role, policies: policiesOf(role, 'policy', before?.policies ?? null) },
      after: { role, policies: given },
    });
    writer.changed({ kind: 'master', reason: 'saved', id: 0, version: after.version });
    return rolePolicyToWire(role, after);
  });
}
