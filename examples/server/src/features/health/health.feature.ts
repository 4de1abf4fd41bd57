import { findFaults } from '../../health/readiness.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

/** Operations of tag Health. */
export function healthFeature(services: Services): Feature {
  return {
    public: {
      health_live: async () => ({ status: 'ok' }),
      health_ready: async ({ reply, request }) => {
        const findings = Object.entries(await findFaults(services));
        const faults = findings.filter(([, error]) => error !== null);
        for (const [check, error] of faults) request.log.error({ err: error, check }, 'not ready');
        if (faults.length > 0) reply.code(503);
        return {
          status: faults.length > 0 ? 'failing' : 'ok',
          checks: Object.fromEntries(findings.map(([check, error]) => [check, error ? 'failing' : 'ok'])),
        };
      },
    },
  };
}
