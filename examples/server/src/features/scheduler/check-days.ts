import type { Wire } from '@patrolkit/sdk/wire';
import { gte, lt, type SQL, sql } from 'drizzle-orm';
import { schedulerItem } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { atVisibleLocation } from '../../planning/at-visible-location.ts';
import { checksOf } from '../../planning/check-filter.ts';
import { askedPeriod } from '../../planning/period.ts';
import { live } from '../master-data/live.ts';
import { longestPeriodDays } from './list-checks.ts';

const nobody = sql`null::float8`;

/**
 * GET /api/Scheduler/Days: the checks that start in a period, counted by local day and, if asked for, guard or place.
 * A day is one of the installation's zone, of 23 to 25 hours. @param now milliseconds since 1970, decides what is missed
 */
export async function checkDays(
  { query, repository, scope }: ScopedCall<'scheduler_days'>,
  timeZone: string,
  now: number,
): Promise<Wire<'SchedulerDay'>[]> {
  const period = askedPeriod(query, longestPeriodDays);
  const where = live(
    schedulerItem,
    gte(schedulerItem.startsAt, period.startsAt),
    lt(schedulerItem.startsAt, period.endsAt),
    checksOf(query),
    atVisibleLocation(schedulerItem.locationId, scope),
  );
  const split = (by: typeof query.by, column: SQL): SQL => (query.by === by ? column : nobody);
  return repository.query<Wire<'SchedulerDay'>>(
    (tenantId) => sql`
      select to_char(starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as date,
        ${split('guard', sql`user_id::float8`)} as "idUser", ${split('location', sql`location_id::float8`)} as "idLocation",
        count(*)::float8 as planned, count(read_at)::float8 as read,
        (count(*) filter (where read_at is null and location_tag_id is not null
          and closes_at <= ${new Date(now).toISOString()}::timestamptz))::float8 as missed
      from scheduler_item where tenant_id = ${tenantId} and ${where}
      group by 1, 2, 3 order by 1, 2, 3`,
  );
}
