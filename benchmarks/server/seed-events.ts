import { sql } from 'drizzle-orm';
import { settle } from './bench-database.ts';
import type { TestBed } from './test-bed.ts';

/* One statement stays far under the time a statement may take. */
const pieceRows = 20_000;

/** Hours of which a console asks for half. */
const consoleHours = 1000;

/**
 * Fills the table of events, spread evenly over the hours before now: reads of checkpoints for the most part, one in
 * twenty an Exception that is confirmed, one comment on every hundredth.
 * @param hours over which they are spread
 * @default 1000
 */
export async function seedEvents(
  { db, now, tenantId }: Pick<TestBed, 'db' | 'now' | 'tenantId'>,
  count: number,
  hours: number = consoleHours,
): Promise<void> {
  const at = new Date(now).toISOString();
  for (let from = 1; from <= count; from += pieceRows) {
    const to = Math.min(count, from + pieceRows - 1);
    await db.execute(sql`
      insert into event (tenant_id, type_code, occurred_at, received_at, source, description, user_id, confirmed_at, sounded_at)
      select ${tenantId}, case n % 20 when 0 then 10 when 1 then 11 when 2 then 6 when 3 then 15 else 3 end,
        ${at}::timestamptz - n * interval '1 hour' * (${hours}::float8 / ${count}::int), ${at}::timestamptz, u.name,
        'Checkpoint ' || n % 500, u.id, case n % 20 when 3 then ${at}::timestamptz + interval '30 seconds' end,
        case n % 20 when 3 then ${at}::timestamptz + interval '1 second' end
      from generate_series(${from}::int, ${to}::int) n
      join user_account u on u.tenant_id = ${tenantId} and u.name = 'Guard ' || (n / 20 % 100 + 1)`);
    await db.execute(sql`
      insert into notification (tenant_id, event_id, user_id, type_code, description, at)
      select ${tenantId}, e.id, e.user_id, 2, 'Comment', ${at}::timestamptz from event e
      where e.tenant_id = ${tenantId} and e.id % 100 = 0 and e.id > (select coalesce(max(event_id), 0) from notification)`);
  }
  await settle({ db });
}
