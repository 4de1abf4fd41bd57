import { sql } from 'drizzle-orm';
import { startPositionDays } from '../../examples/server/src/db/position-days.ts';
import { settle } from './bench-database.ts';
import { inThousands } from './server-bench.ts';
import type { TestBed } from './test-bed.ts';

const dayMs = 24 * 3_600_000;
/* What retention leaves, and the days that are ready ahead: as many partitions on PostgreSQL. */
const daysBack = 89;
const daysAhead = 14;

/**
 * Stores so many fixes of each guard, evenly over the days that are kept, and where everybody is now; in pieces, because
 * a statement may not take for ever.
 */
export async function seedPositions(
  { db, tenantId, now }: TestBed,
  fixes: number,
  say: (line: string) => void,
): Promise<void> {
  if (db.$client.processes !== null) {
    await db.transaction((tx) => startPositionDays(tx, now - daysBack * dayMs, now + daysAhead * dayMs));
  }
  const at = new Date(now).toISOString();
  const guard = sql`select id from user_account where tenant_id = ${tenantId} and role = 'Guard'`;
  const pieceFixes = 20;
  for (let from = 0; from < fixes; from += pieceFixes) {
    await db.execute(sql`
      insert into "position" (tenant_id, user_id, recorded_at, latitude, longitude, accuracy_meters)
      select ${tenantId}, g.id, ${at}::timestamptz - n * interval '1 day' * (${daysBack}::float8 / ${fixes}::float8),
        45.8 + n % 100 / 1e4, 16, 8
      from generate_series(${from}::int, ${Math.min(fixes, from + pieceFixes) - 1}::int) n, (${guard}) g`);
    if (from % 2000 === 0) say(`${inThousands(from)} fixes of each guard`);
  }
  await db.execute(sql`
    insert into last_position (tenant_id, user_id, recorded_at, latitude, longitude, accuracy_meters)
    select ${tenantId}, id, ${at}::timestamptz, 45.8, 16, 8 from (${guard}) g`);
  await settle({ db });
}
