import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { and, desc, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { outgoing, reportDelivery, user } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { listRows } from '../master-data/list-rows.ts';
import type { DeliveryRow } from './send-report.ts';

/** Sendings as they travel, with how many of their mails wait, and why. */
export async function deliveriesToWire(
  reader: Reader,
  rows: readonly DeliveryRow[],
): Promise<Wire<'ReportDelivery'>[]> {
  const ids = rows.map(({ id }) => id);
  const isWaiting = and(inArray(outgoing.reportDeliveryId, ids), isNull(outgoing.sentAt), isNull(outgoing.endedAt));
  const waiting = ids.length === 0 ? [] : await reader.rows(outgoing, isWaiting);
  const people = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const named = people.length === 0 ? [] : await reader.rows(user, inArray(user.id, people));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const instant = (at: number | null): string | null => (at === null ? null : fromInstant(at));
  return rows.map(({ id, scheduleId, name, report, at, emails, rows: count, error, userId, periodFrom, periodTo }) => {
    const own = waiting.filter((mail) => mail.reportDeliveryId === id);
    const reasons = own.flatMap(({ target, lastError }) => (lastError === null ? [] : `${target}: ${lastError}`));
    return {
      idReportDelivery: id,
      idReportSchedule: scheduleId,
      ...{ name, report, emails, rows: count },
      at: fromInstant(at),
      startDateTime: instant(periodFrom),
      endDateTime: instant(periodTo),
      waiting: own.length,
      error: [error, ...reasons].filter((line) => line !== null).join('\n') || null,
      userName: userId === null ? null : (names.get(userId) ?? null),
    };
  });
}

/** GET /api/ReportSchedule/Deliveries: what was sent, the newest first. */
export async function deliveries(call: ScopedCall<'reportSchedule_deliveries'>): Promise<Wire<'ReportDelivery'>[]> {
  const orderBy = [sql`${reportDelivery.at} desc nulls first`, desc(reportDelivery.id)];
  return deliveriesToWire(call.repository, await listRows(call, reportDelivery, { orderBy }));
}
