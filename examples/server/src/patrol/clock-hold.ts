import { isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { installation } from '../db/schema.ts';

/** Whether a jump of the wall clock holds back missed checks (C4). */
export async function isClockHeld(db: Database): Promise<boolean> {
  const [row] = await db.select({ since: installation.clockHeldSince }).from(installation);
  return row !== undefined && row.since !== null;
}

/** Holds back what only the jump made due; false when it was held already. @param now milliseconds since 1970 */
export async function holdClock(db: Database, now: number): Promise<boolean> {
  const held = await db
    .update(installation)
    .set({ clockHeldSince: now })
    .where(isNull(installation.clockHeldSince))
    .returning({ id: installation.id });
  return held.length > 0;
}

/** Believes the wall clock as it is; running servers follow within 10 s. Answers whether it was held. */
export async function acceptClock(db: Database): Promise<boolean> {
  const accepted = await db
    .update(installation)
    .set({ clockHeldSince: null })
    .where(isNotNull(installation.clockHeldSince))
    .returning({ id: installation.id });
  return accepted.length > 0;
}
