import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { onVisibleRoute } from './on-visible-route.ts';

interface PositionRow {
  readonly user_id: number;
  readonly name: string;
  readonly recorded_at: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy_meters: number | null;
  readonly battery: number | null;
  readonly clock_skew_ms: number | null;
}

/* C4: less is no news. */
const shownSkewMs = 30_000;

function skewSeconds(ms: number | null): number | null {
  return ms !== null && Math.abs(ms) > shownSkewMs ? Math.round(ms / 1000) : null;
}

const toWire = (row: PositionRow): Wire<'LastUserLocation'> => ({
  idUser: row.user_id,
  name: row.name,
  latitude: row.latitude,
  longitude: row.longitude,
  eventDateTime: new Date(row.recorded_at).toISOString(),
  accuracy: row.accuracy_meters,
  battery: row.battery,
  clockSkewSeconds: skewSeconds(row.clock_skew_ms),
});

const columns = sql`u.id::float8 as user_id, u.name, (extract(epoch from p.recorded_at) * 1000)::float8 as recorded_at,
  p.latitude, p.longitude, p.accuracy_meters`;

/** Last position of each guard in the caller's scope, in the order of their ids. */
export async function lastPositions(reader: Reader, scope: Scope): Promise<Wire<'LastUserLocation'>[]> {
  const rows = await reader.query<PositionRow>(
    (tenantId) => sql`
      select ${columns}, c.battery, c.clock_skew_ms::float8 as clock_skew_ms from last_position p
      join user_account u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.is_active
      left join contact c on c.tenant_id = p.tenant_id and c.user_id = p.user_id
      where p.tenant_id = ${tenantId} and ${onVisibleRoute(scope, sql`p.recorded_at`)} order by u.id`,
  );
  return rows.map(toWire);
}

/** Up to n newest positions of each guard, a guard's newest first; at most 10,000 in all. */
export async function newestPositions(reader: Reader, scope: Scope, n: number): Promise<Wire<'LastUserLocation'>[]> {
  const rows = await reader.query<PositionRow>(
    (tenantId) => sql`
      select ${columns}, c.battery, c.clock_skew_ms::float8 as clock_skew_ms from user_account u
      join last_position l on l.tenant_id = u.tenant_id and l.user_id = u.id
      left join contact c on c.tenant_id = u.tenant_id and c.user_id = u.id
      cross join lateral (
        select * from "position" h where h.tenant_id = u.tenant_id and h.user_id = u.id
        order by h.recorded_at desc nulls first limit ${n}
      ) p
      where u.tenant_id = ${tenantId} and u.is_active and ${onVisibleRoute(scope, sql`p.recorded_at`)} order by u.id, p.recorded_at desc limit 10000`,
  );
  return rows.map(toWire);
}
