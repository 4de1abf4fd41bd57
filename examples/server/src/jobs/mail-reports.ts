import { nextReportAt } from '@patrolkit/sdk/model';
import { and, eq, isNull } from 'drizzle-orm';
import type { Repository } from '../db/repository.ts';
import { reportSchedule } from '../db/schema.ts';
import type { ScheduleRow } from '../features/report-schedule/make-report.ts';
import { sendReport } from '../features/report-schedule/send-report.ts';
import type { Services } from '../services.ts';
import { eachTenant } from './each-tenant.ts';
import type { Job } from './job.ts';

/* After a downtime only the newest of the missed ones is sent: nobody wants a week of mornings at once. */
function newestDue(row: ScheduleRow, first: number, now: number, timeZone: string): number {
  let due = first;
  for (let next = due; next <= now; next = nextReportAt(row, next, timeZone)) due = next;
  return due;
}

/** Sends the reports that are due. Each is claimed by its row, so that it goes out once whoever runs this. */
export function mailReportsJob(services: Services): Job {
  const { clock, config, db, store } = services;
  const { timeZone } = config;
  const look = async (repository: Repository, row: ScheduleRow): Promise<void> => {
    const now = clock.now();
    const { nextAt } = row;
    if (nextAt !== null && nextAt <= now) {
      await sendReport(services, repository, row, { at: newestDue(row, nextAt, now, timeZone), userId: null });
      return;
    }
    /* The clock was set back, or the installation's zone is another: it is due when its times say so now. */
    const next = nextReportAt(row, now, timeZone);
    if (nextAt === next) return;
    const isAsKnown = and(eq(reportSchedule.id, row.id), eq(reportSchedule.version, row.version));
    await repository.write((writer) =>
      writer.update(reportSchedule, { nextAt: next }, isAsKnown ?? eq(reportSchedule.id, row.id)),
    );
  };
  return {
    name: 'mail-reports',
    everyMs: 30_000,
    run: (signal) =>
      eachTenant(
        db,
        store,
        async (repository) => {
          const isOn = and(isNull(reportSchedule.deletedAt), eq(reportSchedule.isPaused, false));
          for (const row of await repository.rows(reportSchedule, isOn)) {
            if (signal?.aborted) return;
            await look(repository, row);
          }
        },
        signal,
      ),
  };
}
