import { reportPeriod } from '@patrolkit/sdk/model';
import { and, eq, isNull } from 'drizzle-orm';
import type { Repository } from '../../db/repository.ts';
import { company, type reportSchedule } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { visibleCompanies } from '../company/visible-companies.ts';
import type { Period } from '../event/period.ts';
import { machineTable } from '../report/report-machine.ts';
import type { ReportTable } from '../report/report-table.ts';
import { ownerScope } from './owner-scope.ts';
import { patrolCompliance } from './patrol-compliance.ts';
import { reportWordsOf } from './words/words-of.ts';

/** A report as its table stands. */
export type ScheduleRow = typeof reportSchedule.$inferSelect;

/** Why nothing can be sent, in words for the list of what was. */
export class NotSendable extends Error {
  override readonly name = 'NotSendable';
}

/** What a report says, before it is a file. */
export interface MadeReport {
  readonly table: ReportTable;
  /** null for a report on now. */
  readonly period: Period | null;
  readonly ownerName: string;
  /** null for all that the owner sees. */
  readonly companyName: string | null;
}

/**
 * Makes a report that is due at an instant, for the eyes of its owner as they are now. Throws NotSendable when he has left, may not see such
 * reports any more, or his company is gone from what he sees.
 */
export async function makeReport(
  { clock, computer, config }: Services,
  repository: Repository,
  row: ScheduleRow,
  at: number,
): Promise<MadeReport> {
  const { timeZone, operatorAccess } = config;
  const scope = await ownerScope(repository, row.tenantId, row.ownerId, operatorAccess);
  if (!scope) throw new NotSendable('Its owner has left');
  const needed = row.report === 'PatrolCompliance' ? 'section.statistics' : 'section.reports';
  for (const policy of ['settings.write', needed] as const) {
    if (!scope.policies.includes(policy)) throw new NotSendable(`Its owner does not have ${policy} any more`);
  }
  const isIt = row.companyId === null ? undefined : eq(company.id, row.companyId);
  const [own] = isIt
    ? await repository.rows(company, and(isIt, isNull(company.deletedAt), visibleCompanies(scope)))
    : [];
  if (isIt && !own) throw new NotSendable('Its owner does not see its company any more');
  const now = clock.now();
  const isOnNow = row.report === 'ReportMachineStatus';
  const period = isOnNow ? null : reportPeriod(row, at, timeZone);
  const subject = row.companyId === null ? {} : { idCompany: row.companyId };
  const question = { reader: repository, scope, subject, now, timeZone, monotonic: computer.monotonic };
  const words = reportWordsOf(row.locale);
  const table =
    row.report === 'PatrolCompliance'
      ? await patrolCompliance({ ...question, period: period ?? { from: at, to: at } }, words.noCompany)
      : await machineTable(question, row.report, period);
  return { table, period, ownerName: scope.userName, companyName: own?.name ?? null };
}
