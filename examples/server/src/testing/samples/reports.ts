import { eq } from 'drizzle-orm';
import { reportSchedule, user } from '../../db/schema.ts';
import type { TestServer } from '../test-server.ts';
import type { Sample, Samples } from './sample.ts';

const period = { startDateTime: '2026-11-20T12:00:00Z', endDateTime: '2026-11-21T12:00:00Z' };

const schedule = {
  name: 'Sample report',
  report: 'PatrolCompliance',
  locale: 'en',
  every: 'day',
  time: '06:00:00',
} as const;

async function ofNewSchedule({ db }: TestServer): Promise<Sample> {
  const [owner] = await db.select().from(user).where(eq(user.email, 'administrator@demo.example'));
  const values = { ...schedule, format: 'csv', weekday: 'MO', dayOfMonth: 1, emails: ['office@example.com'] } as const;
  const row = { ...values, tenantId: 1, ownerId: owner?.id ?? 0, emails: [...values.emails], isPaused: true };
  const [made] = await db.insert(reportSchedule).values(row).returning();
  return { path: { id: made?.id ?? 0 }, foreign: 404 };
}

/** Requests about reports, statistics, the audit log and quarantine. */
export const reportsSamples: Samples = {
  report_machine: () => ({ body: { type: 'ReportMachineStatusInPeriod', ...period } }),
  reportSchedule_save: () => ({ body: { idReportSchedule: 0, ...schedule, emails: ['office@example.com'] } }),
  reportSchedule_delete: ofNewSchedule,
  reportSchedule_send: ofNewSchedule,
  statistics_get: () => ({ query: `?${new URLSearchParams(period)}` }),
  audit_get: () => ({ query: '?limit=20' }),
  quarantine_get: () => ({ query: '?from=2026-11-20T00:00:00Z&limit=20' }),
  clientError_report: () => ({ body: { message: 'x is not a function', appVersion: '0.1.0' } }),
};
