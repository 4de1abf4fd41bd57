import type { ClockWatch } from '../patrol/clock-watch.ts';
import { watchGuards } from '../patrol/watch-guards.ts';
import type { Services } from '../services.ts';
import { eachTenant } from './each-tenant.ts';
import type { Job } from './job.ts';

/** C6: looks for guards on their routes who do not move or are not heard, and warns before it comes to that. */
export function guardWatchJob({ clock, db, store }: Pick<Services, 'clock' | 'db' | 'store'>, watch: ClockWatch): Job {
  return {
    name: 'guard-watch',
    everyMs: 10_000,
    isShared: true,
    run: async () => {
      const { now: believed, steadySince } = await watch.tick();
      const times = { believed, now: clock.now(), steadySince };
      await eachTenant(db, store, (repository) => watchGuards(repository, times));
    },
  };
}
