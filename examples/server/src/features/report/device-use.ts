import { sql } from 'drizzle-orm';
import { type ColumnNames, manyRows } from '../../db/many-rows.ts';
import { event, eventImage } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { eventsOf } from '../statistics/subject.ts';
import type { PeriodQuestion } from './report-question.ts';

/** What one guard's devices sent in a period. */
export interface DeviceUse {
  readonly user_id: number;
  /** Local dates with a contact. */
  readonly days: number;
  readonly bytes: number;
  /** Sum of the drops of the battery, per cent of a full one. */
  readonly battery: number;
  readonly positions: number;
  /** Events that he reported himself, without those that the server raised about him. */
  readonly events: number;
  readonly images: number;
}

/* Raised by the server about a guard, not sent by his device. */
const serverTypes = [
  eventTypeCode('System'),
  eventTypeCode('NotMoving'),
  eventTypeCode('NotConnected'),
  eventTypeCode('Exception'),
];

const names: ColumnNames<DeviceUse> = ['user_id', 'days', 'bytes', 'battery', 'positions', 'events', 'images'];

/**
 * What a device sent as such is counted whole; of events a company or a group gets its own. Contacts of one quarter of an
 * hour have one local day, and are counted first.
 */
export async function deviceUse(question: PeriodQuestion, guardIds: readonly number[]): Promise<DeviceUse[]> {
  const { reader, scope, subject, period, timeZone } = question;
  const from = sql`${new Date(period.from).toISOString()}::timestamptz`;
  const to = sql`${new Date(period.to).toISOString()}::timestamptz`;
  return manyRows(
    reader,
    names,
    (tenantId) => sql`
      select asked.id as user_id, heard.*, fixed.*, told.*
      from unnest(${`{${guardIds}}`}::bigint[]) asked(id)
      cross join lateral (
        select count(distinct (quarter at time zone ${timeZone})::date) as days, coalesce(sum(bytes), 0) as bytes,
          coalesce(sum(battery), 0) as battery
        from (
          select date_bin('15 minutes', first_at, '2000-01-01T00:00:00Z') as quarter, sum(bytes) as bytes,
            sum(battery_used) as battery
          from contact_slot where tenant_id = ${tenantId} and user_id = asked.id and first_at >= ${from} and first_at < ${to}
            and slot_at >= ${from} - interval '5 minutes' and slot_at < ${to}
          group by 1
        ) quarters
      ) heard
      cross join lateral (
        select count(*) as positions from "position"
        where tenant_id = ${tenantId} and user_id = asked.id and recorded_at >= ${from} and recorded_at < ${to}
      ) fixed
      cross join lateral (
        select count(*) as events, coalesce(sum(case when ${event.hasImage} then (
            select count(*) from ${eventImage} where ${eventImage.tenantId} = ${tenantId} and ${eventImage.eventId} = ${event.id}
          ) end), 0) as images
        from ${event} where ${eventsOf({ ...subject, idUser: 0 }, scope, period)} and ${event.userId} = asked.id
          and ${event.typeCode} not in ${serverTypes}
      ) told`,
  );
}
