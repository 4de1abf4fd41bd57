import type { MachineReportType } from '@patrolkit/sdk/model';
import type { TextId } from '../../services/texts.ts';

/** What can be reported: on devices by the server, on companies and single events by the console; and what is mailed of it. */
export type ReportType = MachineReportType | 'compliance' | 'incident' | 'mailed' | 'sent';

/** The reports, with the policy that each needs beside the section's own. */
export const reportTypes: readonly { readonly id: ReportType; readonly textId: TextId; readonly policy?: string }[] = [
  { id: 'ReportMachineStatus', textId: 'console.reports.status' },
  { id: 'ReportMachineStatusInPeriod', textId: 'console.reports.statusInPeriod' },
  { id: 'ReportMachineConsumption', textId: 'console.reports.consumption' },
  { id: 'compliance', textId: 'console.reports.compliance', policy: 'section.statistics' },
  { id: 'incident', textId: 'console.reports.incident', policy: 'event.search' },
  { id: 'mailed', textId: 'console.mailed.title', policy: 'settings.write' },
  { id: 'sent', textId: 'console.sent.title', policy: 'settings.write' },
];
