import { and, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../db/reader.ts';
import { schedulerItem } from '../db/schema.ts';

/** A planned check with the names beside it; instants in milliseconds since 1970. */
export interface CheckRow {
  readonly id: number;
  readonly ruleId: number | null;
  readonly userId: number;
  readonly locationId: number;
  readonly locationTagId: number | null;
  readonly typeCode: 0 | 1 | 2 | 3;
  readonly title: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** The deadline (C4). */
  readonly closesAt: number;
  readonly readAt: number | null;
  readonly isDraggable: boolean;
  readonly isResizable: boolean;
  readonly bgColor: string | null;
  readonly isMissReported: boolean;
  readonly version: number;
  readonly userName: string;
  readonly locationName: string;
  readonly tagName: string | null;
}

/* The database writes a page as one text, which costs a quarter of its rows one by one, and lets others in after it. */
const pageRows = 10_000;
const milliseconds = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::bigint`;

async function page(reader: Reader, where: SQL | undefined, limit: number): Promise<CheckRow[]> {
  const [row] = await reader.query<{ page: string }>(
    (tenantId) => sql`
      select coalesce(json_agg(page), '[]')::text as page from (
        select scheduler_item.id, scheduler_item.rule_id as "ruleId", scheduler_item.user_id as "userId",
          scheduler_item.location_id as "locationId", scheduler_item.location_tag_id as "locationTagId",
          scheduler_item.type_code as "typeCode", scheduler_item.title,
          ${milliseconds(sql`scheduler_item.starts_at`)} as "startsAt",
          ${milliseconds(sql`scheduler_item.ends_at`)} as "endsAt",
          ${milliseconds(sql`scheduler_item.closes_at`)} as "closesAt",
          ${milliseconds(sql`scheduler_item.read_at`)} as "readAt",
          scheduler_item.is_draggable as "isDraggable", scheduler_item.is_resizable as "isResizable",
          scheduler_item.bg_color as "bgColor", scheduler_item.is_miss_reported as "isMissReported",
          scheduler_item.version, guard.name as "userName", place.name as "locationName", tag.name as "tagName"
        from scheduler_item
        join user_account guard on guard.tenant_id = ${tenantId} and guard.id = scheduler_item.user_id
        join location place on place.tenant_id = ${tenantId} and place.id = scheduler_item.location_id
        left join location_tag tag on tag.tenant_id = ${tenantId} and tag.id = scheduler_item.location_tag_id
        where ${and(sql`scheduler_item.tenant_id = ${tenantId}`, where)}
        order by scheduler_item.starts_at, scheduler_item.id limit ${limit}
      ) page`,
  );
  return JSON.parse(row?.page ?? '[]') as CheckRow[]; // the columns above, under these names
}

/** Checks by their start, at most `limit`, with the names of guard, place and checkpoint. */
export async function checkRows(reader: Reader, where: SQL | undefined, limit: number): Promise<CheckRow[]> {
  const rows: CheckRow[] = [];
  while (rows.length < limit) {
    const last = rows.at(-1);
    const after =
      last &&
      sql`(${schedulerItem.startsAt}, ${schedulerItem.id}) > (${new Date(last.startsAt).toISOString()}::timestamptz, ${last.id})`;
    const count = Math.min(pageRows, limit - rows.length);
    const next = await page(reader, and(where, after), count);
    rows.push(...next);
    if (next.length < count) break;
  }
  return rows;
}
