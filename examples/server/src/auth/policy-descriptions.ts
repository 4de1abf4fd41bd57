import type { Policy } from './policy-table.ts';

/** What each policy allows, in English, for who gives them out. */
export const policyDescriptions: Readonly<Record<Policy, string>> = {
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
