import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import { conflict, invalid } from '../http/refusal.ts';
import type { BackendState } from '../state/backend-state.ts';
import { grantableTo, keptBy, policies, policiesOf, roles } from './policies.ts';

const nameOf = (role: Wire<'Role'>): string => (role === '' ? 'People without a role' : `${role}s`);

function toWire({ rolePolicies }: BackendState, role: Wire<'Role'>): Wire<'RolePolicy'> {
  const given = rolePolicies.get(role);
  return { role, policies: policiesOf(role, given?.policies ?? null), version: given?.version ?? 0 };
}

function checkPolicies({ role, policies: given }: Wire<'RolePolicy'>): void {
  const unknown = given.find((code) => !(code in policies));
  if (unknown !== undefined) throw invalid('policies', 'unknownReference', `Policy ${unknown} does not exist`);
  const refused = given.find((code) => !grantableTo(role).includes(code));
  if (refused !== undefined) throw invalid('policies', 'notGrantable', `${nameOf(role)} cannot be given ${refused}`);
  const missing = keptBy(role).find((policy) => !given.includes(policy));
  if (missing !== undefined) throw conflict(`${nameOf(role)} must keep ${missing}`, 'policies', 'required');
}

/** Operations of tag RolePolicy. @internal */
export const rolePolicyHandlers: Handlers = {
  rolePolicy_get: ({ state }) => roles.map((role) => toWire(state, role)),
  rolePolicy_getPolicy: () =>
    Object.entries(policies).map(([code, description]) => ({ code, group: code.replace(/\..*$/, ''), description })),
  rolePolicy_save: ({ state, body }) => {
    checkPolicies(body);
    const { role } = body;
    const version = (state.rolePolicies.get(role)?.version ?? 0) + 1;
    state.rolePolicies.set(role, { policies: policiesOf(role, body.policies), version });
    state.feed.add({ kind: 'master', reason: 'saved', id: 0, version });
    return toWire(state, role);
  },
};
