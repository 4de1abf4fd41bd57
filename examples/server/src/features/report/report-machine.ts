import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import type { ScopedCall } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Period } from '../event/period.ts';
import { countedPeriod } from '../statistics/period.ts';
import { machineConsumption } from './machine-consumption.ts';
import { machineStatus } from './machine-status.ts';
import { machineStatusInPeriod } from './machine-status-in-period.ts';
import type { ReportQuestion } from './report-question.ts';
import type { ReportTable } from './report-table.ts';

function periodOf({ startDateTime, endDateTime }: Wire<'ReportRequest'>): Period {
  if (startDateTime !== undefined && endDateTime !== undefined) return countedPeriod(startDateTime, endDateTime);
  const missing = Object.entries({ startDateTime, endDateTime }).filter(([, given]) => given === undefined);
  const errors = missing.map(([field]) => ({ field, code: 'required', message: 'is missing' }));
  throw new ProblemError(400, 'This report needs a period', errors);
}

/** One of the three tables; a period that has not ended yet ends now. @param period null only for the report on now */
export function machineTable(
  question: ReportQuestion,
  type: Wire<'ReportRequest'>['type'],
  period: Period | null,
): Promise<ReportTable> {
  if (period === null || type === 'ReportMachineStatus') return machineStatus(question);
  /* What has not come yet is no time without contact. */
  const past = {
    ...question,
    period: { from: period.from, to: Math.max(period.from, Math.min(period.to, question.now)) },
  };
  return type === 'ReportMachineConsumption' ? machineConsumption(past) : machineStatusInPeriod(past);
}

/** POST /api/Report/ReportMachine: one of three tables about the guards' devices (C9); a type beside them is 400. */
export async function reportMachine(
  { scope, repository, body }: ScopedCall<'report_machine'>,
  by: Pick<ReportQuestion, 'timeZone' | 'now' | 'monotonic'>,
): Promise<Wire<'ReportResult'>> {
  const question = { reader: repository, scope, subject: body, ...by };
  const period = body.type === 'ReportMachineStatus' ? null : periodOf(body);
  return { type: body.type, generatedAt: fromInstant(by.now), ...(await machineTable(question, body.type, period)) };
}
