import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { event, location, schedulerItem, user } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { Period } from '../event/period.ts';
import { inPieces } from './pieces.ts';
import { checksOf, eventsOf, type Subject } from './subject.ts';
import { type CountRow, sumCounts } from './sum-counts.ts';

/** What is counted, and by whose clock. */
export interface Question {
  readonly subject: Subject;
  readonly period: Period;
  /** IANA zone of the local days. */
  readonly timeZone: string;
  /** Milliseconds since 1970: decides which checks are missed. */
  readonly now: number;
}

const countOf = (what: string): SQL => sql`count(*) filter (where what = ${what})::int`;

async function countPiece(reader: Reader, scope: Scope, question: Question): Promise<CountRow[]> {
  const { subject, period, timeZone, now } = question;
  return reader.query<CountRow>(
    (tenantId) => sql`
      with fact as (
        select ${schedulerItem.startsAt} at time zone ${timeZone} as wall, ${schedulerItem.userId} as user_id,
          ${schedulerItem.locationId} as location_id,
          case when ${schedulerItem.locationTagId} is null then 'not checkable' when ${schedulerItem.readAt} is not null then 'done'
            when ${schedulerItem.closesAt} <= ${new Date(now).toISOString()}::timestamptz then 'missed' else 'open' end as what
        from ${schedulerItem}
        join ${location} on ${location.tenantId} = ${tenantId} and ${location.id} = ${schedulerItem.locationId}
        where ${checksOf(subject, scope, period)}
        union all
        select ${event.occurredAt} at time zone ${timeZone}, ${event.userId}, ${event.locationId},
          case ${event.typeCode} when ${eventTypeCode('GuardPanic')}::int then 'panic'
            when ${eventTypeCode('Exception')}::int then 'exception'
            when ${eventTypeCode('NotMoving')}::int then 'not moving' else 'not connected' end
        from ${event}
        where ${eventsOf(subject, scope, period)} and ${event.typeCode} in (${eventTypeCode('GuardPanic')},
          ${eventTypeCode('Exception')}, ${eventTypeCode('NotMoving')}, ${eventTypeCode('NotConnected')})
      ), placed as (
        select wall::date as day, user_id, location_id, extract(isodow from wall)::int as weekday,
          extract(hour from wall)::int as hour, what from fact
      ), counted as (
        select case grouping(day, user_id, location_id, hour)
            when 7 then 'day' when 11 then 'guard' when 13 then 'location' when 14 then 'hour' else 'all' end as level,
          day, user_id, location_id, weekday, hour, ${countOf('done')} as done, ${countOf('missed')} as missed,
          ${countOf('open')} as open, ${countOf('not checkable')} as not_checkable, ${countOf('panic')} as panics,
          ${countOf('exception')} as exceptions, ${countOf('not moving')} as not_moving,
          ${countOf('not connected')} as not_connected
        from placed group by grouping sets ((), (day), (user_id), (location_id), (weekday, hour))
      )
      select level, to_char(day, 'YYYY-MM-DD') as day, user_id::float8 as user_id, u.name as user_name, location_id::float8 as location_id,
        l.name as location_name, weekday, hour, done, missed, open, not_checkable, panics, exceptions, not_moving, not_connected
      from counted
      left join ${user} u on u.tenant_id = ${tenantId} and u.id = user_id
      left join ${location} l on l.tenant_id = ${tenantId} and l.id = location_id`,
  );
}

/**
 * Counts checks by their planned start and events by when they happened, on every level (C9). Checks that raise no
 * Exception count too; items without a checkpoint are only counted as not checkable.
 */
export async function countFacts(reader: Reader, scope: Scope, question: Question): Promise<CountRow[]> {
  return sumCounts(await inPieces(question.period, (period) => countPiece(reader, scope, { ...question, period })));
}
