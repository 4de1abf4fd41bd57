import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/**
 * Takes or prolongs a job's lease for this process; false while another process has it. By the database's own clock,
 * which all processes share and no test sets.
 */
export async function takeLease(db: Database, job: string, holder: string, forMs: number): Promise<boolean> {
  const taken = await db.execute(sql`
    insert into job_lease (job, holder, until)
    values (${job}, ${holder}, clock_timestamp() + ${forMs} * interval '1 millisecond')
    on conflict (job) do update set holder = excluded.holder, until = excluded.until
    where job_lease.holder = excluded.holder or job_lease.until < clock_timestamp()
    returning job`);
  return taken.rows.length > 0;
}

/** Gives up every lease of this process, so that another one goes on at once. */
export async function releaseLeases(db: Database, holder: string): Promise<void> {
  await db.execute(sql`delete from job_lease where holder = ${holder}`);
}
