import { addPositionDays } from '../db/position-days.ts';
import type { ClockWatch } from '../patrol/clock-watch.ts';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';

/* So many that a server which stands still for a week finds them all the same. */
const daysAhead = 14;

/**
 * Keeps the days ahead ready for the positions that will come. On PostgreSQL only: each day costs a little of every
 * question about the history, and what the embedded database holds goes by its rows in good time.
 */
export function positionDaysJob({ db }: Pick<Services, 'db'>, watch: ClockWatch): Job {
  return {
    name: 'position-days',
    everyMs: 3_600_000,
    run: async () => {
      if (db.$client.processes === null) return;
      const { now } = await watch.tick();
      await addPositionDays(db, now, daysAhead);
    },
  };
}
