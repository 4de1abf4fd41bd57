import { and, type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../db/writer.ts';
import type { TagOfGuard } from './matchable-rows.ts';

/** C3: a read this long after a deadline has nothing to do with the check any more. */
export const lateMs = 3_600_000;
/* Both sides of the start: no window begins or ends further from it, but for a task of days made by hand. */
const farthestMs = 48 * 3_600_000;

/**
 * The missed check that a read at this time came too late for: the last one whose deadline lies at most 60 minutes
 * before it, unless a later window of the tag has opened since. Answers its id, or null.
 */
export async function lateCheckOf(
  writer: Writer,
  { locationTagId, userId }: TagOfGuard,
  at: number,
): Promise<number | null> {
  const iso = (instant: number): SQL => sql`${new Date(instant).toISOString()}::timestamptz`;
  const isOf = (check: SQL): SQL =>
    and(
      sql`${check}.location_tag_id = ${locationTagId}`,
      userId === null ? undefined : sql`${check}.user_id = ${userId}`,
    ) ?? check;
  const [late] = await writer.query<{ id: number }>(
    (tenantId) => sql`
      select missed.id::float8 as id from scheduler_item missed
      where missed.tenant_id = ${tenantId} and ${isOf(sql`missed`)}
        and missed.read_at is null and missed.deleted_at is null
        and missed.closes_at <= ${iso(at)} and missed.closes_at > ${iso(at - lateMs)}
        and not exists (
          select from scheduler_item next
          where next.tenant_id = ${tenantId} and ${isOf(sql`next`)}
            and next.deleted_at is null and next.closes_at > missed.closes_at and next.opens_at <= ${iso(at)}
            and next.starts_at between ${iso(at - farthestMs)} and ${iso(at + farthestMs)})
      order by missed.closes_at desc, missed.id limit 1`,
  );
  return late?.id ?? null;
}
