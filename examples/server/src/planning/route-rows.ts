import { formatCoordinates, fromInstant, toLatLon } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { and, type SQL, sql } from 'drizzle-orm';
import { millisecondsOf } from '../db/instant.ts';
import type { Reader } from '../db/reader.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import { routeCode, signLeadMs } from './route-code.ts';

interface RouteRow {
  readonly id: number;
  readonly ruleId: number | null;
  readonly userId: number;
  readonly companyId: number | null;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly version: number;
  readonly userName: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly lastContactAt: number | null;
  readonly signCode: number | null;
  readonly signAt: number | null;
}

function toWire(row: RouteRow, now: number): Wire<'Route'> {
  const type = row.signCode === eventTypeCode('Stop') ? 'Stop' : 'Start';
  return {
    idRoute: row.id,
    startDateTime: fromInstant(row.startsAt),
    endDateTime: fromInstant(row.endsAt),
    idCompany: row.companyId,
    userName: row.userName,
    idUser: row.userId,
    coordinates: formatCoordinates(toLatLon(row.latitude, row.longitude)),
    eventTypeEnumCode: routeCode(row, row.signAt === null ? null : { type, at: row.signAt }, now),
    timeStamp: row.lastContactAt === null ? null : fromInstant(row.lastContactAt),
    idRRule: row.ruleId,
    version: row.version,
  };
}

/**
 * Routes as they travel, by their start, at most `limit`: with their guard's name, last place and contact, and the code
 * that they have at `now`, in milliseconds since 1970 (C5).
 */
export async function wireRoutes(
  reader: Reader,
  where: SQL | undefined,
  now: number,
  limit: number,
): Promise<Wire<'Route'>[]> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const rows = await reader.query<RouteRow>(
    (tenantId) => sql`
      select route.id::float8 as id, route.rule_id::float8 as "ruleId", route.user_id::float8 as "userId",
        route.company_id::float8 as "companyId", ${millisecondsOf(sql`route.starts_at`)} as "startsAt",
        ${millisecondsOf(sql`route.ends_at`)} as "endsAt", route.version, guard.name as "userName",
        place.latitude, place.longitude, ${millisecondsOf(sql`alive.last_contact_at`)} as "lastContactAt",
        sign.type_code as "signCode", ${millisecondsOf(sql`sign.occurred_at`)} as "signAt"
      from route
      join user_account guard on guard.tenant_id = ${tenantId} and guard.id = route.user_id
      left join last_position place on place.tenant_id = ${tenantId} and place.user_id = route.user_id
      left join contact alive on alive.tenant_id = ${tenantId} and alive.user_id = route.user_id
      left join lateral (
        select e.type_code, e.occurred_at from event e
        where e.tenant_id = ${tenantId} and e.user_id = route.user_id and e.deleted_at is null
          and e.type_code in (${eventTypeCode('Start')}, ${eventTypeCode('Stop')})
          and e.occurred_at >= route.starts_at - ${signLeadMs} * interval '1 millisecond'
          and route.starts_at <= ${at} and route.ends_at > ${at} /* asked first, here: those of a month are not looked for */
        order by e.occurred_at desc nulls first, e.id desc limit 1
      ) sign on true
      where ${and(sql`route.tenant_id = ${tenantId}`, where)}
      order by route.starts_at, route.id limit ${limit}`,
  );
  return rows.map((row) => toWire(row, now));
}
