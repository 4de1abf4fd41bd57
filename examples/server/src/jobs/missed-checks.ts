import type { ClockWatch } from '../patrol/clock-watch.ts';
import { tellMissedChecks } from '../patrol/missed-checks.ts';
import type { Services } from '../services.ts';
import { eachTenant } from './each-tenant.ts';
import type { Job } from './job.ts';

/** C4: tells missed checks; the clocks are compared first, so that none is told that only a jump made due. */
export function missedChecksJob(
  { clock, db, store }: Pick<Services, 'clock' | 'db' | 'store'>,
  watch: ClockWatch,
): Job {
  return {
    name: 'missed-checks',
    everyMs: 10_000,
    isShared: true,
    run: async () => {
      const { now: believed } = await watch.tick();
      const times = { believed, now: clock.now() };
      await eachTenant(db, store, (repository) => tellMissedChecks(repository, times));
    },
  };
}
