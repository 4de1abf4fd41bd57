import type { Wire } from '@patrolkit/sdk/wire';

/** Every policy there is, as the contract names them. */
export const policies = [
  'dashboard.view',
  'lookup.read',
  'event.confirm',
  'event.delete',
  'event.edit',
  'event.comment',
  'intervention.send',
  'event.search',
  'section.reports',
  'section.basicdata',
  'section.users',
  'section.guardRoutes',
  'section.scheduler',
  'section.statistics',
  'basicdata.write',
  'users.write',
  'schedule.write',
  'policy.write',
  'settings.write',
  'audit.read',
  'device.use',
] as const;

/** One policy. */
export type Policy = (typeof policies)[number];

/** How far the pre-set Operator reaches: by policy, or every section for whoever has a token. */
export type OperatorAccess = 'policy' | 'token';

/** The roles, those with the most rights first; the empty one is that of people who have none yet. */
export const roles = ['Administrator', 'Operator', 'Guard', ''] as const satisfies readonly Wire<'Role'>[];

const supervising: readonly Policy[] = [
  'dashboard.view',
  'lookup.read',
  'event.confirm',
  'event.delete',
  'event.edit',
  'event.comment',
  'intervention.send',
  'event.search',
  'section.reports',
];
const sections = policies.filter((policy) => policy.startsWith('section.'));
const ofSupervisors = policies.filter((policy) => policy !== 'device.use');

/** What a role may be given: supervisors everything but a phone's right, guards that one alone. */
export function grantableTo(role: Wire<'Role'>): readonly Policy[] {
  if (role === 'Administrator' || role === 'Operator') return ofSupervisors;
  return role === 'Guard' ? ['device.use'] : [];
}

/** What a role must keep: somebody has to be able to give rights back, and no panic is refused for want of one. */
export function keptBy(role: Wire<'Role'>): readonly Policy[] {
  if (role === 'Administrator') return ['policy.write'];
  return role === 'Guard' ? ['device.use'] : [];
}

/** The policies of a role until a tenant says otherwise (A3). */
export function presetOf(role: Wire<'Role'>): readonly Policy[] {
  return role === 'Operator' ? supervising : grantableTo(role);
}

/**
 * The policies of a role: the one table from which every operation is allowed or refused.
 * @param stored what the tenant has given the role; null for the pre-set ones
 */
export function policiesOf(
  role: Wire<'Role'>,
  operatorAccess: OperatorAccess,
  stored: readonly string[] | null = null,
): readonly Policy[] {
  const given = new Set<string>([...(stored ?? presetOf(role)), ...keptBy(role)]);
  if (role === 'Operator' && operatorAccess === 'token') for (const section of sections) given.add(section);
  return grantableTo(role).filter((policy) => given.has(policy));
}
