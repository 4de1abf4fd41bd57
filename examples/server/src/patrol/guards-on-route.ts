import type { LatLon } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import { millisecondsOf } from '../db/instant.ts';
import type { Reader } from '../db/reader.ts';
import { routeCode, signLeadMs } from '../planning/route-code.ts';
import { eventTypeCode } from './event-type-code.ts';
import type { Motion } from './guard-motion.ts';

/** A guard whose route has code 10 now (C5), and what is known of him; instants in milliseconds since 1970. */
export interface GuardOnRoute {
  readonly userId: number;
  readonly name: string;
  /** His own thresholds. */
  readonly thresholds: Wire<'Thresholds'> | null;
  /** Company of his earliest route. */
  readonly companyId: number | null;
  /** All of them, when several overlap. */
  readonly routeIds: readonly number[];
  /** Warnings that each of them has had. */
  readonly warned: readonly string[];
  /** Begin of the earliest. */
  readonly activeSince: number;
  readonly lastContactAt: number | null;
  /** Per cent. */
  readonly battery: number | null;
  readonly locationPermission: string | null;
  readonly motion: Motion | null;
  readonly lastPlace: LatLon | null;
}

interface Row {
  readonly routeId: number;
  readonly userId: number;
  readonly name: string;
  readonly thresholds: Wire<'Thresholds'> | null;
  readonly companyId: number | null;
  readonly warnings: readonly string[];
  readonly startsAt: number;
  readonly endsAt: number;
  readonly signCode: number | null;
  readonly signAt: number | null;
  readonly lastContactAt: number | null;
  readonly battery: number | null;
  readonly locationPermission: string | null;
  readonly anchorAt: number | null;
  readonly anchorLatitude: number | null;
  readonly anchorLongitude: number | null;
  readonly positionsSince: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/* Only these are looked at, so that the years behind are not read every ten seconds. */
const longestRouteDays = 31;

const placeOf = (latitude: number | null, longitude: number | null): LatLon | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function hasCode10(row: Row, now: number): boolean {
  const type = row.signCode === eventTypeCode('Stop') ? 'Stop' : 'Start';
  return routeCode(row, row.signAt === null ? null : { type, at: row.signAt }, now) === 10;
}

function guardOf(rows: readonly [Row, ...Row[]]): GuardOnRoute {
  const [first] = rows;
  const { userId, name, thresholds, companyId, lastContactAt, battery, locationPermission, anchorAt } = first;
  const motion =
    anchorAt === null
      ? null
      : {
          anchorAt,
          anchor: placeOf(first.anchorLatitude, first.anchorLongitude),
          positionsSince: first.positionsSince ?? 0,
        };
  return {
    userId,
    name,
    thresholds,
    companyId,
    routeIds: rows.map(({ routeId }) => routeId),
    warned: first.warnings.filter((warning) => rows.every(({ warnings }) => warnings.includes(warning))),
    activeSince: first.startsAt,
    lastContactAt,
    battery,
    locationPermission,
    motion,
    lastPlace: placeOf(first.latitude, first.longitude),
  };
}

/** The tenant's active guards who are on a route, each once. @param now milliseconds since 1970 */
export async function guardsOnRoute(reader: Reader, now: number): Promise<GuardOnRoute[]> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const rows = await reader.query<Row>(
    (tenantId) => sql`
      select route.id::float8 as "routeId", route.user_id::float8 as "userId", guard.name, guard.thresholds,
        route.company_id::float8 as "companyId", route.warnings, ${millisecondsOf(sql`route.starts_at`)} as "startsAt",
        ${millisecondsOf(sql`route.ends_at`)} as "endsAt", sign.type_code as "signCode",
        ${millisecondsOf(sql`sign.occurred_at`)} as "signAt", ${millisecondsOf(sql`alive.last_contact_at`)} as "lastContactAt",
        alive.battery, alive.location_permission as "locationPermission",
        ${millisecondsOf(sql`motion.anchor_at`)} as "anchorAt", motion.anchor_latitude as "anchorLatitude",
        motion.anchor_longitude as "anchorLongitude", motion.positions_since as "positionsSince",
        place.latitude, place.longitude
      from route
      join user_account guard on guard.tenant_id = ${tenantId} and guard.id = route.user_id and guard.is_active
      left join contact alive on alive.tenant_id = ${tenantId} and alive.user_id = route.user_id
      left join guard_motion motion on motion.tenant_id = ${tenantId} and motion.user_id = route.user_id
      left join last_position place on place.tenant_id = ${tenantId} and place.user_id = route.user_id
      left join lateral (
        select e.type_code, e.occurred_at from event e
        where e.tenant_id = ${tenantId} and e.user_id = route.user_id and e.deleted_at is null
          and e.type_code in (${eventTypeCode('Start')}, ${eventTypeCode('Stop')})
          and e.occurred_at >= route.starts_at - ${signLeadMs} * interval '1 millisecond'
        order by e.occurred_at desc nulls first, e.id desc limit 1
      ) sign on true
      where route.tenant_id = ${tenantId} and route.deleted_at is null and route.starts_at <= ${at}
        and route.starts_at > ${at} - ${longestRouteDays} * interval '1 day' and route.ends_at > ${at}
      order by route.starts_at, route.id`,
  );
  const active = Map.groupBy(
    rows.filter((row) => hasCode10(row, now)),
    ({ userId }) => userId,
  );
  return [...active.values()].flatMap(([first, ...others]) => (first ? [guardOf([first, ...others])] : []));
}
