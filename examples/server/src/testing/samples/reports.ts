import type { Samples } from './sample.ts';

const period = { startDateTime: '2026-11-20T12:00:00Z', endDateTime: '2026-11-21T12:00:00Z' };

/** Requests about reports, statistics, the audit log and quarantine. */
export const reportsSamples: Samples = {
  report_machine: () => ({ body: { type: 'ReportMachineStatusInPeriod', ...period } }),
  statistics_get: () => ({ query: `?${new URLSearchParams(period)}` }),
  audit_get: () => ({ query: '?limit=20' }),
  quarantine_get: () => ({ query: '?from=2026-11-20T00:00:00Z&limit=20' }),
  clientError_report: () => ({ body: { message: 'x is not a function', appVersion: '0.1.0' } }),
};
