import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../../auth/scope.ts';
import { type ColumnNames, manyRows } from '../../db/many-rows.ts';
import type { Reader } from '../../db/reader.ts';
import { event, location, schedulerItem, user } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { Period } from '../event/period.ts';
import { inPieces } from './pieces.ts';
import { checksOf, countedEvents, eventsOf, type Subject } from './subject.ts';
import { type CountRow, sumCounts } from './sum-counts.ts';

/** What is counted, and by whose clock. */
export interface Question {
  readonly subject: Subject;
  readonly period: Period;
  /** IANA zone of the local days. */
  readonly timeZone: string;
  /** Milliseconds since 1970: decides which checks are missed. */
  readonly now: number;
  /** Milliseconds since some moment, for the pace of the work. */
  readonly monotonic: () => number;
}

/* Every zone's offset is a multiple of it: what lies in one quarter has one local day and hour, and is counted first. */
const quarterOf = (column: PgColumn): SQL => sql`date_bin('15 minutes', ${column}, '2000-01-01T00:00:00Z')`;
const countIf = (condition: SQL): SQL => sql`count(*) filter (where ${condition})`;
const countOf = (type: Parameters<typeof eventTypeCode>[0]): SQL =>
  countIf(sql`${event.typeCode} = ${eventTypeCode(type)}::int`);

const names: ColumnNames<CountRow> = [
  'level',
  'day',
  'user_id',
  'user_name',
  'location_id',
  'location_name',
  'weekday',
  'hour',
  'done',
  'missed',
  'open',
  'not_checkable',
  'panics',
  'exceptions',
  'not_moving',
  'not_connected',
];

async function countPiece(reader: Reader, scope: Scope, question: Question): Promise<CountRow[]> {
  const { subject, period, timeZone, now } = question;
  const isCheck = sql`${schedulerItem.locationTagId} is not null`;
  const isUnread = sql`${isCheck} and ${schedulerItem.readAt} is null`;
  const hasClosed = sql`${schedulerItem.closesAt} <= ${new Date(now).toISOString()}::timestamptz`;
  return manyRows(
    reader,
    names,
    (tenantId) => sql`
      with fact as (
        select ${quarterOf(schedulerItem.startsAt)} as at, ${schedulerItem.userId} as user_id,
          ${schedulerItem.locationId} as location_id,
          ${countIf(sql`${isCheck} and ${schedulerItem.readAt} is not null`)} as done,
          ${countIf(sql`${isUnread} and ${hasClosed}`)} as missed, ${countIf(sql`${isUnread} and not ${hasClosed}`)} as open,
          ${countIf(sql`not (${isCheck})`)} as not_checkable,
          0 as panics, 0 as exceptions, 0 as not_moving, 0 as not_connected
        from ${schedulerItem}
        join ${location} on ${location.tenantId} = ${tenantId} and ${location.id} = ${schedulerItem.locationId}
        where ${checksOf(subject, scope, period)} group by 1, 2, 3
        union all
        select ${quarterOf(event.occurredAt)}, ${event.userId}, ${event.locationId}, 0, 0, 0, 0, ${countOf('GuardPanic')},
          ${countOf('Exception')}, ${countOf('NotMoving')}, ${countOf('NotConnected')}
        from ${event} where ${eventsOf(subject, scope, period)} and ${countedEvents} group by 1, 2, 3
      ), placed as (
        select wall::date as day, extract(isodow from wall)::int as weekday, extract(hour from wall)::int as hour, fact.*
        from fact cross join lateral (select fact.at at time zone ${timeZone} as wall) local
      ), counted as (
        select case grouping(day, user_id, location_id, hour)
            when 7 then 'day' when 11 then 'guard' when 13 then 'location' when 14 then 'hour' else 'all' end as level,
          day, user_id, location_id, weekday, hour, sum(done) as done, sum(missed) as missed, sum(open) as open,
          sum(not_checkable) as not_checkable, sum(panics) as panics, sum(exceptions) as exceptions,
          sum(not_moving) as not_moving, sum(not_connected) as not_connected
        from placed group by grouping sets ((), (day), (user_id), (location_id), (weekday, hour))
      )
      select level, to_char(day, 'YYYY-MM-DD') as day, user_id, u.name as user_name, location_id, l.name as location_name,
        weekday, hour, coalesce(done, 0) as done, coalesce(missed, 0) as missed, coalesce(open, 0) as open,
        coalesce(not_checkable, 0) as not_checkable, coalesce(panics, 0) as panics, coalesce(exceptions, 0) as exceptions,
        coalesce(not_moving, 0) as not_moving, coalesce(not_connected, 0) as not_connected
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
  const ask = (period: Period): Promise<CountRow[]> => countPiece(reader, scope, { ...question, period });
  const { period, monotonic } = question;
  return sumCounts(await inPieces(period, ask, { monotonic, calm: reader.calm }));
}
