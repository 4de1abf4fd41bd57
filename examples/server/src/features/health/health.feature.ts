import { installation } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

/** Operations of tag Health. */
export function healthFeature({ clock, db }: Services): Feature {
  return {
    public: {
      health_live: async () => ({ status: 'ok' }),
      health_ready: async ({ reply, request }) => {
        try {
          /* In a transaction, because the check of the free space stands before those. */
          await db.transaction(async (tx) => tx.update(installation).set({ readyAt: clock.now() }));
          return { status: 'ok', checks: { database: 'ok' } };
        } catch (error) {
          request.log.error({ err: error }, 'not ready');
          reply.code(503);
          return { status: 'failing', checks: { database: 'failing' } };
        }
      },
    },
  };
}
