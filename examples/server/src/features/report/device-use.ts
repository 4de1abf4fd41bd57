import { sql } from 'drizzle-orm';
import { event, eventImage } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { eventsOf } from '../statistics/subject.ts';
import type { PeriodQuestion } from './report-question.ts';

/** What one guard's devices sent in a period. */
export interface DeviceUse {
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

/** What a device sent as such is counted whole; of events a company or a group gets its own. */
export async function deviceUse(question: PeriodQuestion, userId: number): Promise<DeviceUse> {
  const { reader, scope, subject, period, timeZone } = question;
  const from = sql`${new Date(period.from).toISOString()}::timestamptz`;
  const to = sql`${new Date(period.to).toISOString()}::timestamptz`;
  const [use] = await reader.query<DeviceUse>(
    (tenantId) => sql`
      select heard.*, fixed.*, told.*
      from (
        select count(distinct (first_at at time zone ${timeZone})::date)::int as days,
          coalesce(sum(bytes), 0)::float8 as bytes, coalesce(sum(battery_used), 0) as battery
        from contact_slot where tenant_id = ${tenantId} and user_id = ${userId} and first_at >= ${from} and first_at < ${to}
          and slot_at >= ${from} - interval '5 minutes' and slot_at < ${to}
      ) heard, (
        select count(*)::int as positions from "position"
        where tenant_id = ${tenantId} and user_id = ${userId} and recorded_at >= ${from} and recorded_at < ${to}
      ) fixed, (
        select count(*)::int as events, coalesce(sum((
            select count(*) from ${eventImage} where ${eventImage.tenantId} = ${tenantId} and ${eventImage.eventId} = ${event.id}
          )), 0)::int as images
        from ${event} where ${eventsOf({ ...subject, idUser: userId }, scope, period)} and ${event.typeCode} not in ${serverTypes}
      ) told`,
  );
  if (!use) throw new Error('The statement counts everything even when there is nothing');
  return use;
}
