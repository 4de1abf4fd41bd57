import { nextReportAt } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { isNull } from 'drizzle-orm';
import { lockTenant } from '../../db/lock-tenant.ts';
import { company, reportSchedule } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { visibleCompanies } from '../company/visible-companies.ts';
import { givenOr } from '../master-data/given-or.ts';
import { requiredLine } from '../master-data/given-text.ts';
import { optionalReference } from '../master-data/require-reference.ts';
import { saveRow } from '../master-data/save-row.ts';
import type { ScheduleRow } from './make-report.ts';
import { scheduleEntity, scheduleToWire } from './schedule-entity.ts';

/* Enough for any company, and no way to fill a disk with mails. */
const mostSchedules = 50;

function required<Value>(field: string, value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw invalid(field, 'required', 'is missing');
  return value;
}

/* Each address once, however it is spelt. */
function addresses(given: readonly string[] | null | undefined): string[] {
  const list = required('emails', given).map((email) => email.trim());
  return [...new Map(list.map((email) => [email.toLowerCase(), email])).values()];
}

function valuesOf(body: Wire<'ReportSchedule'>, before: ScheduleRow | null) {
  return {
    name: requiredLine('name', givenOr(body.name, before?.name)),
    report: required('report', givenOr(body.report, before?.report)),
    format: givenOr(body.format, before?.format) ?? 'xlsx',
    locale: required('locale', givenOr(body.locale, before?.locale)),
    every: required('every', givenOr(body.every, before?.every)),
    weekday: givenOr(body.weekday, before?.weekday) ?? 'MO',
    dayOfMonth: givenOr(body.dayOfMonth, before?.dayOfMonth) ?? 1,
    time: required('time', givenOr(body.time, before?.time)),
    emails: addresses(givenOr(body.emails, before?.emails)),
    isPaused: givenOr(body.isPaused, before?.isPaused) ?? false,
  };
}

/** POST /api/ReportSchedule: whoever saves it is its owner; from now on it is due at its next time and at none before. */
export async function saveSchedule(
  { clock, config }: Services,
  call: ScopedCall<'reportSchedule_save'>,
): Promise<Wire<'ReportSchedule'>> {
  const { body, repository, request, scope } = call;
  const row = await repository.write(async (writer) => {
    await lockTenant(writer);
    if (
      !body.idReportSchedule &&
      (await writer.count(reportSchedule, isNull(reportSchedule.deletedAt))) >= mostSchedules
    ) {
      throw invalid('idReportSchedule', 'tooManyItems', `There are ${mostSchedules} already`);
    }
    return saveRow(writer, request, scheduleEntity, {
      id: body.idReportSchedule,
      values: async (before) => {
        const values = valuesOf(body, before);
        const given = givenOr(body.idCompany, before?.companyId) ?? null;
        const seen = visibleCompanies(scope);
        const nextAt = values.isPaused ? null : nextReportAt(values, clock.now(), config.timeZone);
        const companyId = await optionalReference(writer, company, given, 'idCompany', 'Company', seen);
        return { ...values, companyId, nextAt, ownerId: scope.userId };
      },
    });
  });
  return scheduleToWire(row, scope.userName);
}
