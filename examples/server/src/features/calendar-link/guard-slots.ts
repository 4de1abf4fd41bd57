import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { schedulerItem } from '../../db/schema.ts';
import { atVisibleLocation } from '../../planning/at-visible-location.ts';
import type { Period } from '../../planning/period.ts';
import { live } from '../master-data/live.ts';
import type { GuardSlot } from './guard-calendar.ts';

const maxSlots = 5000;

/** Whose plan is read, and of which companies; none stands for all. */
export interface PlanOwner {
  readonly tenantId: number;
  readonly userId: number;
  readonly companyIds: readonly number[];
}

const milliseconds = (column: string) => sql`(extract(epoch from ${sql.raw(column)}) * 1000)::bigint`;

/** The times of a period at which a guard checks, by their start, at most 5,000: the checkpoints of one time in one. */
export async function guardSlots(reader: Reader, owner: PlanOwner, period: Period): Promise<GuardSlot[]> {
  const where = live(
    schedulerItem,
    and(
      eq(schedulerItem.userId, owner.userId),
      gte(schedulerItem.startsAt, period.startsAt),
      lt(schedulerItem.startsAt, period.endsAt),
      atVisibleLocation(schedulerItem.locationId, owner),
    ),
  );
  const [row] = await reader.query<{ slots: string }>(
    (tenantId) => sql`
      select coalesce(json_agg(slot), '[]')::text as slots from (
        select min(scheduler_item.id) as id, case when scheduler_item.type_code = 2 then scheduler_item.rule_id end as "ruleId",
          ${milliseconds('scheduler_item.slot_at')} as "slotAt", ${milliseconds('scheduler_item.starts_at')} as "startsAt",
          ${milliseconds('scheduler_item.ends_at')} as "endsAt", scheduler_item.title, place.name as place, place.address,
          place.latitude, place.longitude, json_agg(tag.name order by scheduler_item.id) as checkpoints
        from scheduler_item
        join location place on place.tenant_id = ${tenantId} and place.id = scheduler_item.location_id
        left join location_tag tag on tag.tenant_id = ${tenantId} and tag.id = scheduler_item.location_tag_id
        where scheduler_item.tenant_id = ${tenantId} and ${where}
        group by scheduler_item.starts_at, scheduler_item.ends_at, scheduler_item.slot_at, scheduler_item.title, place.id,
          case when scheduler_item.type_code = 2 then scheduler_item.rule_id end,
          case when scheduler_item.type_code = 2 then 0 else scheduler_item.id end
        order by scheduler_item.starts_at, 1 limit ${maxSlots}
      ) slot`,
  );
  return JSON.parse(row?.slots ?? '[]') as GuardSlot[]; // the columns above, under these names
}
