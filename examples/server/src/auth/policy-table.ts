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

/** The policies of a role: the one table from which every operation is allowed or refused. */
export function policiesOf(role: Wire<'Role'>, operatorAccess: OperatorAccess): readonly Policy[] {
  switch (role) {
    case 'Administrator':
      return policies.filter((policy) => policy !== 'device.use');
    case 'Operator':
      return operatorAccess === 'token' ? [...new Set([...supervising, ...sections])] : supervising;
    case 'Guard':
      return ['device.use'];
    default:
      return [];
  }
}
