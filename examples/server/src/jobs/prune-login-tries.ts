import type { Services } from '../services.ts';
import type { Job } from './job.ts';

/** Forgets failed sign-ins that slow nobody down any more. */
export function pruneLoginTriesJob({ loginThrottle }: Pick<Services, 'loginThrottle'>): Job {
  return { name: 'prune-login-tries', everyMs: 3_600_000, run: () => loginThrottle.prune() };
}
