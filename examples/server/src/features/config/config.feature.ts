import { fromInstant, languages } from '@patrolkit/sdk/model';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { maxEventRows } from '../event/last-events.ts';

/** Extensions this server has. */
const features = ['changes', 'openAlarms', 'hubTicket'];

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
