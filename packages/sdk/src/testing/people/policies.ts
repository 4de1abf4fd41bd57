import type { Wire } from '../../wire/index.ts';
import type { BackendState } from '../state/backend-state.ts';

/** Every policy there is (A3), and what it allows. @internal */
export const policies: Readonly<Record<string, string>> = {
  'dashboard.view': 'Watch the dashboard: events, alarms, positions, routes',
  'lookup.read': 'See the names of users, locations, tags, companies and categories',
  'event.confirm': 'Confirm alarms and other events, start a drill',
  'event.delete': 'Delete events',
  'event.edit': 'Change source, description and comment of events',
  'event.comment': 'Comment on events',
  'intervention.send': 'Send messages and interventions to guards',
  'event.search': 'Search events and print the results',
  'section.reports': 'Open reports',
  'section.basicdata': 'Open basic data',
  'section.users': 'Open users and user groups',
  'section.guardRoutes': 'Open guard routes',
  'section.scheduler': 'Open the scheduler with its rules',
  'section.statistics': 'Open statistics',
  'basicdata.write': 'Change companies, locations, tags, categories, risks and shifts',
  'users.write': 'Change users and groups, make device credentials, read and erase personal data',
  'schedule.write': 'Change rules, checks and routes',
  'policy.write': 'Change what roles may do',
  'settings.write': 'Read and change the settings: escalation, thresholds, positions, retention',
  'audit.read': 'Read the audit log',
  'device.use': 'Send and receive with a phone on patrol',
};

/** The roles, those with the most rights first. @internal */
export const roles: readonly Wire<'Role'>[] = ['Administrator', 'Operator', 'Guard', ''];

const supervising = [
  ...['dashboard.view', 'lookup.read', 'event.confirm', 'event.delete', 'event.edit', 'event.comment'],
  ...['intervention.send', 'event.search', 'section.reports'],
];
const ofSupervisors = Object.keys(policies).filter((policy) => policy !== 'device.use');

/** What a role may be given. @internal */
export function grantableTo(role: Wire<'Role'>): readonly string[] {
  if (role === 'Administrator' || role === 'Operator') return ofSupervisors;
  return role === 'Guard' ? ['device.use'] : [];
}

/** What a role must keep. @internal */
export function keptBy(role: Wire<'Role'>): readonly string[] {
  if (role === 'Administrator') return ['policy.write'];
  return role === 'Guard' ? ['device.use'] : [];
}

/** The policies that a role was given, or has pre-set: `given` null. @internal */
export function policiesOf(role: Wire<'Role'>, given: readonly string[] | null): string[] {
  const own = new Set([...(given ?? (role === 'Operator' ? supervising : grantableTo(role))), ...keptBy(role)]);
  return grantableTo(role).filter((policy) => own.has(policy));
}

/** What people of a role may do now: with operatorAccess 'token' an Operator opens every section (C10). @internal */
export function effectivePolicies({ installation, rolePolicies }: BackendState, role: Wire<'Role'>): string[] {
  const own = policiesOf(role, rolePolicies.get(role)?.policies ?? null);
  if (role !== 'Operator' || installation.operatorAccess === 'policy') return own;
  return ofSupervisors.filter((policy) => own.includes(policy) || policy.startsWith('section.'));
}
