import { formatCoordinates, fromInstant } from '@patrolkit/sdk/model';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { contact, event, lastPosition } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { contactMs } from '../../patrol/write-contact-slot.ts';
import { visibleTo } from '../event/visible-events.ts';
import { activeRoutes } from './active-routes.ts';
import { reportGuards } from './report-guards.ts';
import type { ReportQuestion } from './report-question.ts';
import { column, guardColumns, type ReportTable } from './report-table.ts';

/* Who is on a company's places 'now' is told by what is planned around now. */
const aroundMs = 24 * 3_600_000;

async function openAlarms(reader: Reader, scope: Scope): Promise<Map<number | null, number>> {
  const rows = await reader.query<{ user_id: number | null; alarms: number }>(
    (tenantId) => sql`
      select ${event.userId}::float8 as user_id, count(*)::int as alarms from ${event}
      where ${event.tenantId} = ${tenantId} and ${event.typeCode} in (${eventTypeCode('GuardPanic')}, ${eventTypeCode('Exception')})
        and ${event.confirmedAt} is null and ${event.deletedAt} is null and not ${event.isDrill} and ${visibleTo(scope) ?? sql`true`}
      group by ${event.userId}`,
  );
  return new Map(rows.map((row) => [row.user_id, row.alarms]));
}

/** C9, ReportMachineStatus: what each active guard's device last said, and whether it is heard of now. */
export async function machineStatus({ reader, scope, subject, now }: ReportQuestion): Promise<ReportTable> {
  const guards = await reportGuards(reader, subject, scope, { from: now - aroundMs, to: now + aroundMs });
  const contacts = new Map((await reader.rows(contact)).map((row) => [row.userId, row]));
  const positions = new Map((await reader.rows(lastPosition)).map((row) => [row.userId, row]));
  const routes = await activeRoutes(reader, subject, scope, now);
  const alarms = await openAlarms(reader, scope);
  const instant = (at: number | undefined): string | null => (at === undefined ? null : fromInstant(at));
  return {
    columns: [
      ...guardColumns,
      column('model', 'Model'),
      column('appVersion', 'App version'),
      column('battery', 'Battery', '%'),
      column('charging', 'Charging'),
      column('lastContact', 'Last contact'),
      column('lastPosition', 'Last position'),
      column('lastPositionTime', 'Time of the last position'),
      column('connected', 'Connected'),
      column('activeRoute', 'Active route until'),
      column('openAlarms', 'Open alarms'),
    ],
    rows: guards
      .filter((guard) => guard.isActive)
      .map(({ id, name }) => {
        const said = contacts.get(id);
        const place = positions.get(id);
        return {
          idUser: id,
          userName: name,
          model: said?.model ?? null,
          appVersion: said?.appVersion ?? null,
          battery: said?.battery ?? null,
          charging: said?.isCharging ?? null,
          lastContact: instant(said?.lastContactAt),
          lastPosition: formatCoordinates(place ?? null),
          lastPositionTime: instant(place?.recordedAt),
          connected: said !== undefined && now - said.lastContactAt <= contactMs,
          activeRoute: routes.get(id) ?? null,
          openAlarms: alarms.get(id) ?? 0,
        };
      }),
  };
}
