import { and, isNotNull, lte } from 'drizzle-orm';
import { event } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { eachTenant } from './each-tenant.ts';
import type { Job } from './job.ts';

/** Takes claims away whose console no longer renews them, so that nobody believes that somebody is on an alarm. */
export function endClaimsJob({ clock, db, store }: Services): Job {
  return {
    name: 'end-claims',
    everyMs: 5000,
    run: () =>
      eachTenant(db, store, async (repository) => {
        const isOver = and(isNotNull(event.claimedUntil), lte(event.claimedUntil, clock.now()));
        if (!isOver || !(await repository.first(event, isOver))) return;
        await repository.write(async (writer) => {
          const free = { claimedById: null, claimedBy: null, claimedUntil: null };
          for (const { id, version, confirmedAt, deletedAt } of await writer.update(event, free, isOver)) {
            if (confirmedAt === null && deletedAt === null) {
              writer.changed({ kind: 'event', reason: 'edited', id, version });
            }
          }
        });
      }),
  };
}
