import { sql } from 'drizzle-orm';
import { settle } from './bench-database.ts';
import type { TestBed } from './test-bed.ts';

/* As in seed-events.ts. */
const pieceHours = 2000;

/** Makes a place with so many checkpoints and answers their ids, in the order of their codes. */
export async function seedPlace(
  { db, tenantId }: Pick<TestBed, 'db' | 'tenantId'>,
  checkpoints: number,
): Promise<{ locationId: number; tagIds: number[] }> {
  const place = await db.execute<{ id: number }>(
    sql`insert into location (tenant_id, name) values (${tenantId}, 'Market Square') returning id::float8 as id`,
  );
  const locationId = place.rows[0]?.id ?? 0;
  const tags = await db.execute<{ id: number }>(sql`
    insert into location_tag (tenant_id, location_id, tag, name)
    select ${tenantId}, ${locationId}, 'BENCH-' || n, 'Checkpoint ' || n from generate_series(1, ${checkpoints}::int) n
    returning id::float8 as id`);
  return { locationId, tagIds: tags.rows.map(({ id }) => id) };
}

/** Plans every checkpoint of a place for each of the hours before now; one check in twenty was missed. */
export async function seedChecks(bed: TestBed, checkpoints: number, hours: number): Promise<void> {
  const { db, tenantId, now } = bed;
  const { locationId } = await seedPlace(bed, checkpoints);
  const at = new Date(now).toISOString();
  for (let from = 0; from < hours; from += pieceHours) {
    await db.execute(sql`
      insert into scheduler_item (tenant_id, user_id, location_id, location_tag_id, type_code, title, starts_at, ends_at,
        opens_at, closes_at, read_at, missed_at)
      select ${tenantId}, g.id, ${locationId}, t.id, 1, 'Round', s.at, s.at + interval '1 hour', s.at - interval '30 minutes',
        s.at + interval '31 minutes', case when (s.n + t.id) % 20 <> 0 then s.at end, case when (s.n + t.id) % 20 = 0 then s.at end
      from (
        select n, date_trunc('hour', ${at}::timestamptz) - (n + 1) * interval '1 hour' as at
        from generate_series(${from}::int, ${Math.min(hours, from + pieceHours) - 1}::int) n
      ) s
      join location_tag t on t.tenant_id = ${tenantId} and t.location_id = ${locationId}
      join user_account g on g.tenant_id = ${tenantId} and g.name = 'Guard ' || (s.n / 8 % 10 + 1)`);
  }
  await settle({ db });
}
