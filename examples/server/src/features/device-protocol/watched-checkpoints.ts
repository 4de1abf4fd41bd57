import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import type { WatchedCheckpoint } from '../../devices/owntracks-region.ts';

const dayMs = 24 * 3_600_000;
const aheadMs = 7 * dayMs;
const instant = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

/** An iPhone watches 20 regions of an app, and none beyond them; Android 100. */
export function mostRegions(userAgent: string | undefined): number {
  return /^owntracks-android/i.test(userAgent ?? '') ? 100 : 20;
}

/**
 * The checkpoints a guard's phone is to watch: those with coordinates of their own that he has to read within a week,
 * the next ones first and those of the last day last; all of them where none is planned. `now` in milliseconds since
 * 1970.
 */
export function watchedCheckpoints(
  reader: Reader,
  userId: number,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<WatchedCheckpoint[]> {
  return reader.query<WatchedCheckpoint>(
    (tenantId) => sql`
      with planned as (
        select s.location_tag_id as id, min(s.starts_at) filter (where s.closes_at > ${instant(now)}) as next_at
        from scheduler_item s
        join location_tag t on t.tenant_id = s.tenant_id and t.id = s.location_tag_id
        join location l on l.tenant_id = t.tenant_id and l.id = t.location_id
        where s.tenant_id = ${tenantId} and s.user_id = ${userId} and s.deleted_at is null
          and s.starts_at >= ${instant(now - dayMs)} and s.starts_at < ${instant(now + aheadMs)}
          and t.deleted_at is null and t.latitude is not null and l.deleted_at is null
        group by s.location_tag_id
      ), watched as (
        select id, next_at from planned
        union all
        select t.id, null from location_tag t
        join location l on l.tenant_id = t.tenant_id and l.id = t.location_id
        where t.tenant_id = ${tenantId} and not exists (select 1 from planned)
          and t.deleted_at is null and t.latitude is not null and l.deleted_at is null
      )
      select t.id::float8 as id, t.tag as code, t.name, t.latitude, t.longitude, t.radius_meters as "radiusMeters"
      from watched join location_tag t on t.tenant_id = ${tenantId} and t.id = watched.id
      order by watched.next_at nulls last, t.id
      limit ${most}`,
  );
}
