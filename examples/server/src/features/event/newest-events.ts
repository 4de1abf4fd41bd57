import { and, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { behindJsonRow, jsonRow, readJsonRow } from '../../db/json-rows.ts';
import { ofTenant, type Reader } from '../../db/reader.ts';
import { event } from '../../db/schema.ts';
import type { EventRow, NotificationCount } from './event-to-wire.ts';
import { newestFirst } from './newest-first.ts';
import { badgesOf } from './notification-counts.ts';

/* Who asks for 500 rows learns of up to 5,000 that there are; of more only that these are not all. */
const countedTimes = 10;

/** Where the tenant's feed stands, and what one user has seen of it. */
export interface FeedState {
  /** Number of the newest change. */
  readonly seq: number;
  /** Changes whenever the user opens a thread with something new in it. */
  readonly marks: string;
}

/** The newest events as of one moment of the feed. */
export interface NewestEvents extends FeedState {
  readonly events: readonly { readonly row: EventRow; readonly count: NotificationCount }[];
  /** Of all there are, counted up to ten times as many as were asked for. */
  readonly total: number;
}

const stateOf = (tenantId: number, userId: number): SQL => sql`change_seq::float8 as seq, (
  select count(*) || '-' || coalesce(sum(notification_id), 0) from event_seen
  where tenant_id = ${tenantId} and user_id = ${userId}) as marks`;

/** Where the feed stands for a user, without a look at its events. */
export async function readFeedState(reader: Reader, userId: number): Promise<FeedState> {
  const [state] = await reader.query<FeedState>(
    (tenantId) => sql`select ${stateOf(tenantId, userId)} from tenant where id = ${tenantId}`,
  );
  return state ?? { seq: 0, marks: '' };
}

/* Most events have no notifications. */
const badge = [sql`coalesce(badge.total, 0)`, sql`coalesce(badge.unseen, 0)`];

interface FoundText extends FeedState {
  readonly found: string;
}

const order = sql.join(newestFirst, sql`, `);

/*
 * A group's events company by company (C10), each as an index has them: a small part of everything is not searched for in
 * all of it. In order also where they are only counted, or the table would be read from its oldest end.
 */
function newestOf({ companyIds, tenantId }: Scope, where: SQL | undefined, most: number): SQL {
  const take = (condition?: SQL): SQL => sql`(
    select * from ${event} where ${ofTenant(event, tenantId, and(condition, where))} order by ${order} limit ${most}::int)`;
  if (companyIds.length === 0) return take();
  const ids = sql`${`{${companyIds}}`}::bigint[]`;
  const ofOthers = sql`(${event.companyId} is null or ${event.companyId} <> all(${ids}))`;
  return sql`(
    select * from (
      select own.* from unnest(${ids}) asked(id) cross join lateral ${take(sql`${event.companyId} = asked.id`)} own
      union all ${take(sql`${event.isShownToAll} and ${ofOthers}`)}
    ) ${event} order by ${order} limit ${most}::int)`;
}

/** The newest events that a caller may see and that are so, with their badges: one statement, one moment. */
export async function readNewestEvents(
  reader: Reader,
  scope: Scope,
  where: SQL | undefined,
  limit: number,
): Promise<NewestEvents> {
  const { userId } = scope;
  const [answer] = await reader.query<FoundText>(
    (tenantId) => sql`
      with newest as materialized (select * from ${newestOf(scope, where, limit)} listed), badge as (
        ${badgesOf(sql`array(select id from newest)`, tenantId, userId)}
      )
      select ${stateOf(tenantId, userId)}, (
        select json_build_object(
          'events', coalesce(json_agg(${jsonRow(event, ...badge)} order by ${order}), '[]'),
          'total', case when count(*) < ${limit}::int then count(*)
            else (select count(*) from ${newestOf(scope, where, limit * countedTimes)} counted) end)
        from newest ${event} left join badge on badge.event_id = ${event.id}
      )::text as found
      from tenant where id = ${tenantId}`,
  );
  if (!answer) return { seq: 0, marks: '', events: [], total: 0 };
  const { events, total } = JSON.parse(answer.found) as { events: unknown[][]; total: number }; // as the statement has it
  return {
    seq: answer.seq,
    marks: answer.marks,
    total,
    events: events.map((values) => {
      const [all, unseen] = behindJsonRow(event, values) as [number, number]; // the two columns of the badge
      return { row: readJsonRow(event, values), count: { total: all, unseen } };
    }),
  };
}
