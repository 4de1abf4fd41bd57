import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type FixedStatement, fixedStatement, type ValueNamed } from '../../db/fixed-statement.ts';
import { asText, type ColumnNames } from '../../db/many-rows.ts';
import { event } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { EventFacts, NotificationCount } from './event-to-wire.ts';
import { newestFirst } from './newest-first.ts';
import { badgesOf } from './notification-counts.ts';

/** Most events of one answer. */
export const maxEventRows = 1000;

/* Who asks for 500 rows learns of up to 1,000 that there are; of more only that these are not all. */
const countedTimes = 2;

/** Whose events are asked for; each kind has a statement of its own, because another index finds them. */
export interface NewestKind {
  /** One guard's, `guardId`, and not everybody's. */
  readonly isOneGuard: boolean;
  /** Everybody's; what a group sees, `companyIds` (C10); or a partner, `locationIds` of them or all if there are none. */
  readonly viewer: 'all' | 'group' | 'partner';
}

/** What is read for each of what is told, in this order. */
const told = {
  id: event.id,
  typeCode: event.typeCode,
  occurredAt: event.occurredAt,
  receivedAt: event.receivedAt,
  endedAt: event.endedAt,
  readAt: event.readAt,
  source: event.source,
  description: event.description,
  comment: event.comment,
  userId: event.userId,
  locationId: event.locationId,
  locationTagId: event.locationTagId,
  schedulerItemId: event.schedulerItemId,
  latitude: event.latitude,
  longitude: event.longitude,
  hasImage: event.hasImage,
  isDrill: event.isDrill,
  confirmedAt: event.confirmedAt,
  confirmedBy: event.confirmedBy,
  pushedAt: event.pushedAt,
  shownAt: event.shownAt,
  soundedAt: event.soundedAt,
  claimedById: event.claimedById,
  claimedBy: event.claimedBy,
  claimedUntil: event.claimedUntil,
  version: event.version,
} satisfies Record<keyof EventFacts, PgColumn>;

/** Columns of `events`, and those of `badges`. */
export const toldNames = Object.keys(told) as (keyof EventFacts)[]; // the keys of the list above
export const badgeNames: ColumnNames<Badge> = ['event_id', 'total', 'unseen'];

/** Notifications of one event that has any. */
export interface Badge extends NotificationCount {
  readonly event_id: number;
}

/** Where the tenant's feed stands, and what one user has seen of it; from `tenant`. */
export const stateOf = (value: ValueNamed): SQL => sql`change_seq::float8 as seq, (
  select count(*) || '-' || coalesce(sum(notification_id), 0) from event_seen
  where tenant_id = ${value('tenantId')} and user_id = ${value('userId')}) as marks`;

const order = sql.join(newestFirst, sql`, `);

/*
 * A group's events company by company (C10), each as an index has them: a small part of everything is not searched for in
 * all of it. In order also where they are only counted, or the table would be read from its oldest end. A bound that
 * stands in the text tells the planner that few rows are wanted; the one that is asked for is not known to it.
 */
function newestOf({ isOneGuard, viewer }: NewestKind, value: ValueNamed, times: number): SQL {
  const asked = sql`
    ${event.tenantId} = ${value('tenantId')} and ${event.deletedAt} is null and ${event.occurredAt} >= ${value('since')}
      and (${value('hasGpsTrack')}::boolean or ${event.typeCode} <> ${sql.raw(String(eventTypeCode('GpsLocation')))})
      ${isOneGuard ? sql`and ${event.userId} = ${value('guardId')}` : sql``}`;
  const take = (condition: SQL): SQL => sql`(
    select * from (
      select * from ${event} where ${asked} ${condition} order by ${order} limit ${sql.raw(String(maxEventRows * times))}
    ) bounded limit ${value('rows')}::int * ${sql.raw(String(times))})`;
  if (viewer === 'all') return take(sql``);
  const ids = sql`${value('companyIds')}::bigint[]`;
  const places = sql`${value('locationIds')}::bigint[]`;
  const atPlace = sql`and (cardinality(${places}) = 0 or ${event.locationId} = any(${places}))`;
  const ofOthers = sql`(${event.companyId} is null or ${event.companyId} <> all(${ids}))`;
  const narrower = viewer === 'partner' ? atPlace : sql``;
  const shownToAll =
    viewer === 'group' ? sql`union all ${take(sql`and ${event.isShownToAll} and ${ofOthers}`)}` : sql``;
  return sql`(
    select * from (
      select own.* from unnest(${ids}) asked(id)
      cross join lateral ${take(sql`and ${event.companyId} = asked.id ${narrower}`)} own
      ${shownToAll}
    ) ${event} order by ${order} limit ${value('rows')}::int * ${sql.raw(String(times))})`;
}

/** Reads a tenant's feed state, the newest events, their badges and how many there are: one statement, one moment. */
export const newestStatement = (kind: NewestKind): FixedStatement =>
  fixedStatement((value) => {
    const columns = toldNames.map((name) => sql`${told[name]} as ${sql.raw(`"${name}"`)}`);
    const rows = sql`select ${sql.join(columns, sql`, `)} from newest ${event}`;
    const badges = badgesOf(sql`array(select id from newest)`, value('tenantId'), value('userId'));
    return sql`
      with newest as materialized (select * from ${newestOf(kind, value, 1)} listed)
      select ${stateOf(value)}, ${asText(toldNames, rows)} as events, ${asText(badgeNames, badges)} as badges,
        (select case when count(*) < ${value('rows')}::int then count(*)
          else (select count(*) from ${newestOf(kind, value, countedTimes)} counted) end from newest)::float8 as total
      from tenant where id = ${value('tenantId')}`;
  });
