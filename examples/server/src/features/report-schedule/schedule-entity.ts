import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { reportSchedule } from '../../db/schema.ts';
import type { Entity } from '../master-data/entity.ts';
import type { ScheduleRow } from './make-report.ts';

/** The schedule as it travels. */
export function scheduleToWire(row: ScheduleRow, ownerName: string): Wire<'ReportSchedule'> {
  const { name, report, format, locale, every, weekday, dayOfMonth, time, emails, isPaused, version } = row;
  return {
    idReportSchedule: row.id,
    ...{ name, report, format, locale, every, weekday, dayOfMonth, time, emails, isPaused, version, ownerName },
    idCompany: row.companyId,
    nextDateTime: row.nextAt === null ? null : fromInstant(row.nextAt),
  };
}

/** Reports that are mailed by the clock. The audit log names how many addresses they go to, not which. */
export const scheduleEntity: Entity<typeof reportSchedule> = {
  table: reportSchedule,
  name: 'reportSchedule',
  title: 'Report schedule',
  audited: (row) => {
    const { name, report, format, locale, every, weekday, dayOfMonth, time, emails, isPaused, companyId } = row;
    return {
      ...{ name, report, format, locale, every, weekday, dayOfMonth, time, isPaused, idCompany: companyId },
      emails: emails.length,
    };
  },
};
