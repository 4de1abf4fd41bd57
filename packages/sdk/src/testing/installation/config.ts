import { fromInstant, languages } from '../../model/index.ts';
import type { Handlers } from '../http/call.ts';

/* Extensions this back end has. */
const features: readonly string[] = [
  'alarmTrace',
  'calendarLinks',
  'changes',
  'clientError',
  'consoleState',
  'deviceCredentials',
  'drill',
  'hubTicket',
  'openAlarms',
  'profile',
  'reportCategory',
  'reportCompany',
  'resetByPost',
  'routeSave',
  'ruleBreaks',
  'ruleExtras',
  'schedulerDays',
  'settings',
  'statistics',
];

/** Operations of tags Config, Health and ClientError. @internal */
export const configHandlers: Handlers = {
  config_get: ({ state, now }) => ({
    installationId: '00000000-0000-4000-8000-000000000000',
    apiVersion: '1.0',
    serverTime: fromInstant(now),
    timeZone: state.installation.timeZone,
    languages: [...languages],
    limits: { eventRows: 1000, changeRows: 1000 },
    operatorAccess: state.installation.operatorAccess,
    provider: { name: 'PatrolKit', url: 'https://patrolkit.example' },
    features: [...features],
  }),
  health_live: () => ({ status: 'ok' }),
  health_ready: () => ({ status: 'ok' }),
  clientError_report: () => undefined,
};
