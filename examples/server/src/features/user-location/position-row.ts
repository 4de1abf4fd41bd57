import type { Wire } from '@patrolkit/sdk/wire';
import { type SQL, sql } from 'drizzle-orm';
import { millisecondsOf } from '../../db/instant.ts';
import type { ColumnNames } from '../../db/many-rows.ts';

/** A position as the statements of this folder find it. */
export interface PositionRow {
  readonly user_id: number;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly recorded_at: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy_meters: number | null;
  readonly battery: number | null;
  readonly clock_skew_ms: number | null;
}

/** Columns of a PositionRow, from a position `p` of a guard `u` whose contact is `c`. */
export const positionColumns: SQL = sql`u.id as user_id, u.name, ${millisecondsOf(sql`p.recorded_at`)} as recorded_at,
  p.latitude, p.longitude, p.accuracy_meters, c.battery, c.clock_skew_ms`;

/** Their names. */
export const positionNames: ColumnNames<PositionRow> = [
  'user_id',
  'name',
  'recorded_at',
  'latitude',
  'longitude',
  'accuracy_meters',
  'battery',
  'clock_skew_ms',
];

/* C4: less is no news. */
const shownSkewMs = 30_000;

function skewSeconds(ms: number | null): number | null {
  return ms !== null && Math.abs(ms) > shownSkewMs ? Math.round(ms / 1000) : null;
}

/** The position as it travels. */
export function positionToWire(row: PositionRow): Wire<'LastUserLocation'> {
  return {
    idUser: row.user_id,
    name: row.name,
    latitude: row.latitude,
    longitude: row.longitude,
    eventDateTime: new Date(row.recorded_at).toISOString(),
    accuracy: row.accuracy_meters,
    battery: row.battery,
    clockSkewSeconds: skewSeconds(row.clock_skew_ms),
  };
}
