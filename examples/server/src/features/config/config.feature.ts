import { fromInstant, languages } from '@patrolkit/sdk/model';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { maxEventRows } from '../event/newest-statement.ts';

/** Extensions this server has. */
const features = [
  'alarmTrace',
  'audit',
  'calendarLinks',
  'changes',
  'clientError',
  'consoleState',
  'deviceCredentials',
  'drill',
  'hubTicket',
  'openAlarms',
  'personalData',
  'profile',
  'quarantine',
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

/** Operations of tag Config. */
export function configFeature({ clock, config, installationId }: Services): Feature {
  return {
    public: {
      config_get: async () => ({
        installationId,
        apiVersion: '1.0',
        serverTime: fromInstant(clock.now()),
        timeZone: config.timeZone,
        languages: [...languages],
        limits: { eventRows: maxEventRows, changeRows: 1000 },
        operatorAccess: config.operatorAccess,
        provider: config.provider,
        features,
      }),
    },
  };
}
