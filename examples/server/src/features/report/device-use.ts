import { type SQL, sql } from 'drizzle-orm';
import { type ColumnNames, manyRows } from '../../db/many-rows.ts';
import { event, eventImage } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { Period } from '../event/period.ts';
import { inPieces } from '../statistics/pieces.ts';
import { eventsOf } from '../statistics/subject.ts';
import { byGuards } from './by-guards.ts';
import { type PeriodQuestion, paceOf } from './report-question.ts';

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

type Heard = Pick<DeviceUse, 'user_id' | 'days' | 'bytes' | 'battery'>;
type Sent = Pick<DeviceUse, 'user_id' | 'positions' | 'events' | 'images'>;

const heardNames: ColumnNames<Heard> = ['user_id', 'days', 'bytes', 'battery'];
const sentNames: ColumnNames<Sent> = ['user_id', 'positions', 'events', 'images'];
const iso = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;
const arrayOf = (ids: readonly number[]): SQL => sql`${`{${ids}}`}::bigint[]`;

/* Contacts of one quarter of an hour have one local day, and are counted first; an index has them guard by guard. */
async function heardOf({ reader, period, timeZone }: PeriodQuestion, guardIds: readonly number[]): Promise<Heard[]> {
  const [from, to] = [iso(period.from), iso(period.to)];
  return manyRows(
    reader,
    heardNames,
    (tenantId) => sql`
      select asked.id as user_id, heard.*
      from unnest(${arrayOf(guardIds)}) asked(id)
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
      ) heard`,
  );
}

/* Positions lie day by day, and events in the order of their time: a guard's lie all over a year. */
async function sentIn(
  { reader, scope, subject, period }: PeriodQuestion,
  guardIds: readonly number[],
): Promise<Sent[]> {
  const asked = arrayOf(guardIds);
  return manyRows(
    reader,
    sentNames,
    (tenantId) => sql`
      select user_id, count(*) as positions, 0 as events, 0 as images from "position"
      where tenant_id = ${tenantId} and user_id = any(${asked}) and recorded_at >= ${iso(period.from)}
        and recorded_at < ${iso(period.to)} group by user_id
      union all
      select ${event.userId}, 0, count(*), coalesce(sum(case when ${event.hasImage} then (
          select count(*) from ${eventImage} where ${eventImage.tenantId} = ${tenantId} and ${eventImage.eventId} = ${event.id}
        ) end), 0)
      from ${event} where ${eventsOf({ ...subject, idUser: 0 }, scope, period)} and ${event.userId} = any(${asked})
        and ${event.typeCode} not in ${serverTypes} group by ${event.userId}`,
  );
}

/** What a device sent as such is counted whole; of events a company or a group gets its own. By the guard's id. */
export async function deviceUse(
  question: PeriodQuestion,
  guardIds: readonly number[],
): Promise<ReadonlyMap<number, DeviceUse>> {
  const heard = await byGuards(guardIds, (some) => heardOf(question, some), paceOf(question));
  const ask = (period: Period): Promise<Sent[]> => sentIn({ ...question, period }, guardIds);
  const sent = Map.groupBy(await inPieces(question.period, ask, paceOf(question)), (row) => row.user_id);
  const sumOf = (id: number, what: 'positions' | 'events' | 'images'): number =>
    (sent.get(id) ?? []).reduce((sum, row) => sum + row[what], 0);
  return new Map(
    heard.map((row) => {
      const id = row.user_id;
      return [
        id,
        { ...row, positions: sumOf(id, 'positions'), events: sumOf(id, 'events'), images: sumOf(id, 'images') },
      ];
    }),
  );
}
