import { sql } from 'drizzle-orm';
import type { Reader } from '../db/reader.ts';
import { differenceText } from '../devices/device-clock.ts';
import type { GuardState } from './end-guard-events.ts';
import { leastPositions, notMovingSince, worstAccuracyMeters } from './guard-motion.ts';
import { notConnectedSince, type Silence } from './guard-silence.ts';
import type { GuardOnRoute } from './guards-on-route.ts';
import type { Thresholds } from './thresholds.ts';

/** A state a guard is in, to be told once; instants in milliseconds since 1970. */
export interface GuardAlarm {
  readonly guard: GuardOnRoute;
  readonly state: GuardState;
  /** Since when he is in it. */
  readonly at: number;
  /** What it was measured from: an event after it has told this state already. */
  readonly from: number;
  readonly description: string;
}

/* The anchor's own count is of no use when it stands from before the route. */
async function positionsSince(reader: Reader, userId: number, from: number): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    (tenantId) => sql`
      select count(*)::int as count from (
        select from "position" where tenant_id = ${tenantId} and user_id = ${userId}
          and recorded_at >= ${new Date(from).toISOString()}::timestamptz
          and coalesce(accuracy_meters, 0) <= ${worstAccuracyMeters}
        limit ${leastPositions}) counted`,
  );
  return row?.count ?? 0;
}

/**
 * C6: the state of a guard on his route; null while all is well. Who is not heard is not told to stand still.
 * `now` in milliseconds since 1970.
 */
export async function guardAlarm(
  reader: Reader,
  guard: GuardOnRoute,
  silence: Silence,
  { notMovingSeconds, notConnectedSeconds }: Thresholds,
  now: number,
): Promise<GuardAlarm | null> {
  const { userId, activeSince, motion } = guard;
  const silentAt = notConnectedSince(silence, notConnectedSeconds, now);
  if (silentAt !== null) {
    const from = silentAt - notConnectedSeconds * 1000;
    const description = `No contact for ${differenceText(notConnectedSeconds * 1000)}`;
    return { guard, state: 'NotConnected', at: silentAt, from, description };
  }
  if (!motion) return null;
  /* what was before the route is no standing still on it */
  const from = Math.max(motion.anchorAt, activeSince);
  if (now < from + notMovingSeconds * 1000) return null;
  const count = motion.anchorAt < from ? await positionsSince(reader, userId, from) : motion.positionsSince;
  const stillAt = notMovingSince({ ...motion, anchorAt: from, positionsSince: count }, notMovingSeconds, now);
  const description = `No movement for ${differenceText(notMovingSeconds * 1000)}`;
  return stillAt === null ? null : { guard, state: 'NotMoving', at: stillAt, from, description };
}
