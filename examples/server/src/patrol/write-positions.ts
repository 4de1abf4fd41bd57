import { sql } from 'drizzle-orm';
import * as schema from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import type { IngestPosition } from '../devices/ingest.ts';

/** Adds to a guard's history; his last position follows only to a newer fix. Answers whether it has moved. */
export async function writePositions(
  writer: Writer,
  userId: number,
  positions: readonly IngestPosition[],
): Promise<boolean> {
  const [first, ...others] = positions;
  if (!first) return false;
  await writer.insert(
    schema.position,
    positions.map((position) => ({ ...position, userId })),
  );
  const newest = others.reduce((best, next) => (next.recordedAt > best.recordedAt ? next : best), first);
  const moved = await writer.query(
    (tenantId) => sql`
      insert into last_position (tenant_id, user_id, recorded_at, latitude, longitude, accuracy_meters)
      values (${tenantId}, ${userId}, ${new Date(newest.recordedAt).toISOString()}::timestamptz,
        ${newest.latitude}, ${newest.longitude}, ${newest.accuracyMeters}::double precision)
      on conflict (tenant_id, user_id) do update set recorded_at = excluded.recorded_at, latitude = excluded.latitude,
        longitude = excluded.longitude, accuracy_meters = excluded.accuracy_meters
      where excluded.recorded_at > last_position.recorded_at
      returning user_id`,
  );
  return moved.length > 0;
}
