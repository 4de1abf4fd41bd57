import type { LatLon } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../db/writer.ts';
import { endGuardState } from './end-guard-events.ts';
import { followMotion, type Motion, type MotionSign } from './guard-motion.ts';
import { thresholdsOf } from './thresholds.ts';

interface MotionRow {
  readonly anchorAt: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly positionsSince: number | null;
  readonly own: Wire<'Thresholds'> | null;
  readonly tenants: Wire<'Thresholds'> | null;
}

const iso = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

const placeOf = ({ latitude, longitude }: MotionRow): LatLon | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const motionOf = (row: MotionRow): Motion | null =>
  row.anchorAt === null
    ? null
    : { anchorAt: row.anchorAt, anchor: placeOf(row), positionsSince: row.positionsSince ?? 0 };

/* In one statement, because each report of each phone asks it; two reports of one guard follow each other. */
async function readMotion(writer: Writer, userId: number): Promise<MotionRow | undefined> {
  const [row] = await writer.query<MotionRow>(
    (tenantId) => sql`
      with motion as (
        select * from guard_motion where tenant_id = ${tenantId} and user_id = ${userId} for update
      )
      select (extract(epoch from motion.anchor_at) * 1000)::float8 as "anchorAt", motion.anchor_latitude as latitude,
        motion.anchor_longitude as longitude, motion.positions_since as "positionsSince",
        guard.thresholds as own, company.settings -> 'thresholds' as tenants
      from user_account guard
      left join motion on true
      left join tenant_settings company on company.tenant_id = ${tenantId}
      where guard.tenant_id = ${tenantId} and guard.id = ${userId}`,
  );
  return row;
}

/** C6: keeps a guard's anchor up to date and ends his NotMoving when he has moved. */
export async function writeMotion(writer: Writer, userId: number, signs: readonly MotionSign[]): Promise<void> {
  const row = signs.length === 0 ? undefined : await readMotion(writer, userId);
  if (!row) return;
  const { motion, movedAt } = followMotion(motionOf(row), signs, thresholdsOf(row.own, row.tenants).notMovingMeters);
  if (!motion) return;
  const { anchorAt, anchor, positionsSince } = motion;
  await writer.query(
    (tenantId) => sql`
      insert into guard_motion (tenant_id, user_id, anchor_at, anchor_latitude, anchor_longitude, positions_since)
      values (${tenantId}, ${userId}, ${iso(anchorAt)}, ${anchor?.latitude ?? null}::double precision,
        ${anchor?.longitude ?? null}::double precision, ${positionsSince})
      on conflict (tenant_id, user_id) do update set anchor_at = excluded.anchor_at,
        anchor_latitude = excluded.anchor_latitude, anchor_longitude = excluded.anchor_longitude,
        positions_since = excluded.positions_since`,
  );
  if (movedAt !== null) await endGuardState(writer, userId, 'NotMoving', movedAt);
}

/** C6: whether he moved while nobody heard him is not known: his time at the anchor begins anew at `at`. */
export async function restartAnchor(writer: Writer, userId: number, at: number): Promise<void> {
  await writer.query(
    (tenantId) => sql`
      update guard_motion set anchor_at = greatest(anchor_at, ${iso(at)}), positions_since = 0
      where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
}

/** C6: a contact ends NotConnected. @param now time of receipt, milliseconds since 1970 */
export async function endSilence(writer: Writer, userId: number, now: number): Promise<void> {
  if (await endGuardState(writer, userId, 'NotConnected', now)) await restartAnchor(writer, userId, now);
}
