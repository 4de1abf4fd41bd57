import { type SQL, sql } from 'drizzle-orm';
import { idSet } from '../db/id-set.ts';
import { millisecondsOf } from '../db/instant.ts';
import type { Reader } from '../db/reader.ts';
import { eventTypeCode } from './event-type-code.ts';
import { lateMs } from './late-check.ts';
import { longestUploadMs } from './matchable-rows.ts';

/** A check whose deadline has passed unread; instants in milliseconds since 1970. */
export interface DueCheck {
  readonly id: number;
  readonly locationTagId: number;
  readonly userId: number;
  readonly opensAt: number;
  /** The deadline. */
  readonly closesAt: number;
}

/** A read that belongs to no check. */
export interface UnmatchedRead {
  readonly locationTagId: number;
  readonly userId: number;
  readonly at: number;
}

/** C4: a phone may take this long to upload a read made in time. */
const uploadLagMs = 30_000;
/** Checks told in one transaction: so few that a panic waits for them no longer than for another phone (part E). */
const pieceSize = 200;

const iso = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

/** Condition on the checks of a tenant, as `i`: a rule that is gone misses nothing, a check made or moved by hand is its own. */
export const isDue = (tenantId: number, believed: number): SQL => sql`
  i.tenant_id = ${tenantId} and i.read_at is null and i.missed_at is null and i.deleted_at is null and i.is_miss_reported
  and i.location_tag_id is not null and i.closes_at <= ${iso(believed - uploadLagMs)}
  and not (i.type_code = 2 and exists (
    select from patrol_rule r where r.tenant_id = ${tenantId} and r.id = i.rule_id and r.deleted_at is not null))`;

/** The next checks to be told by their deadlines, after the given one. @param believed now, milliseconds since 1970 */
export async function dueChecks(reader: Reader, believed: number, after: DueCheck | undefined): Promise<DueCheck[]> {
  const isAfter = after ? sql`(i.closes_at, i.id) > (${iso(after.closesAt)}, ${after.id})` : sql`true`;
  return reader.query<DueCheck>(
    (tenantId) => sql`
      select i.id::float8 as id, i.location_tag_id::float8 as "locationTagId", i.user_id::float8 as "userId",
        ${millisecondsOf(sql`i.opens_at`)} as "opensAt", ${millisecondsOf(sql`i.closes_at`)} as "closesAt"
      from scheduler_item i where ${isDue(tenantId, believed)} and ${isAfter}
      order by i.closes_at, i.id limit ${pieceSize}`,
  );
}

/** Reads of these checks' tags that belong to no check, by their times, from the first window on to an hour after the last. */
export async function unmatchedReads(reader: Reader, checks: readonly DueCheck[]): Promise<UnmatchedRead[]> {
  const from = Math.min(...checks.map(({ opensAt }) => opensAt));
  const to = Math.max(...checks.map(({ closesAt }) => closesAt)) + lateMs;
  return reader.query<UnmatchedRead>(
    (tenantId) => sql`
      select location_tag_id::float8 as "locationTagId", user_id::float8 as "userId", ${millisecondsOf(sql`occurred_at`)} as at
      from event
      where tenant_id = ${tenantId} and occurred_at >= ${iso(from)} and occurred_at < ${iso(to)}
        and type_code = ${eventTypeCode('TagRead')} and scheduler_item_id is null
        and location_tag_id in ${idSet(checks.map(({ locationTagId }) => locationTagId))}
        and received_at - occurred_at <= ${longestUploadMs} * interval '1 millisecond'
      order by occurred_at, id`,
  );
}
