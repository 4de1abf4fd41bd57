import { sql } from 'drizzle-orm';
import { settle } from './bench-database.ts';
import type { TestBed } from './test-bed.ts';

/* A statement may not take for ever. */
const pieceShifts = 4;
const everyDays = 3;
const slotsAShift = 96;

/**
 * Every third day each guard has a route of eight hours, of which all but an hour is heard of his phone: a contact in each
 * slot of five minutes. Answers how many contacts there are.
 */
export async function seedShifts({ db, tenantId, now }: TestBed, guards: number, days: number): Promise<number> {
  const at = new Date(now).toISOString();
  const shifts = Math.floor(days / everyDays);
  const begin = sql`date_trunc('hour', ${at}::timestamptz) - (s * ${everyDays}::int + u.id % ${everyDays}::int) * interval '1 day'
    - interval '9 hours'`;
  const guard = sql`user_account u`;
  const isGuard = sql`u.tenant_id = ${tenantId} and u.role = 'Guard'`;
  for (let from = 1; from <= shifts; from += pieceShifts) {
    const shift = sql`generate_series(${from}::int, ${Math.min(shifts, from + pieceShifts - 1)}::int) s`;
    await db.execute(sql`
      insert into route (tenant_id, user_id, starts_at, ends_at)
      select ${tenantId}, u.id, ${begin}, ${begin} + interval '8 hours' from ${guard}, ${shift} where ${isGuard}`);
    await db.execute(sql`
      insert into contact_slot (tenant_id, user_id, slot_at, first_at, last_at, bytes, battery_used)
      select ${tenantId}, u.id, slot, slot + interval '1 second', slot + interval '250 seconds', 4000, 0.2
      from ${guard}, ${shift}, lateral (select ${begin} + n * interval '5 minutes' as slot
        from generate_series(0, ${slotsAShift - 1}::int) n where n not between 40 and 51) slots where ${isGuard}
      on conflict do nothing`);
  }
  await settle({ db });
  return shifts * guards * (slotsAShift - 12);
}
