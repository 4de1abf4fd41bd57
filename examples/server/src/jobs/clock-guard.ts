import type { ClockWatch } from '../patrol/clock-watch.ts';
import type { Job } from './job.ts';

/** C4: in every process, because each judges by the clock of its own computer. */
export function clockGuardJob(watch: ClockWatch): Job {
  return {
    name: 'clock-guard',
    everyMs: 10_000,
    isShared: true,
    run: async () => {
      await watch.tick();
    },
  };
}
