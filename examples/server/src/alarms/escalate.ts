import type { Repository } from '../db/repository.ts';
import { eachTenant } from '../jobs/each-tenant.ts';
import type { Job } from '../jobs/job.ts';
import { sendJobs } from '../mail/send-outgoing.ts';
import type { Services } from '../services.ts';
import { readTenantSettings } from '../settings/tenant-settings.ts';
import { armedConsoles } from './armed-consoles.ts';
import { dueSteps, reachesSomebody } from './escalation-rules.ts';
import { openAlarms } from './open-alarms.ts';
import { type DueAlarm, takeSteps } from './take-steps.ts';

/** Name of the job, to wake it after the commit of an alarm. */
export const escalate = 'escalate';

/* Steps of one transaction: bulk work commits in short pieces (part E). */
const pieceSize = 50;

/**
 * C12: looks at every open alarm of every tenant that has an escalation list and takes the steps that are due. Runs in
 * every process at once: a step's row is written once, by whoever is first.
 */
export function escalateJob({ clock, config, db, store, wakeJob }: Services): Job {
  const lookAt = async (repository: Repository): Promise<void> => {
    const settings = await readTenantSettings(repository);
    if (!settings.escalation.some(reachesSomebody)) return;
    const now = clock.now();
    const alarms = await openAlarms(repository, settings, now);
    if (alarms.length === 0) return;
    const consoles = await armedConsoles(repository, config.operatorAccess, now);
    const due = alarms.flatMap(({ event, taken }) =>
      dueSteps({ ...event, taken }, settings.escalation, consoles, now).map((step): DueAlarm => ({ ...step, event })),
    );
    for (let start = 0; start < due.length; start += pieceSize) {
      const piece = due.slice(start, start + pieceSize);
      await repository.write((writer) => takeSteps(writer, piece, settings.escalation, config, now));
      for (const job of Object.values(sendJobs)) wakeJob(job);
    }
  };
  return { name: escalate, everyMs: 2000, isShared: true, run: () => eachTenant(db, store, lookAt) };
}
