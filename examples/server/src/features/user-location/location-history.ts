import type { Wire } from '@patrolkit/sdk/wire';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { millisecondsOf } from '../../db/instant.ts';
import { type ColumnNames, manyRows } from '../../db/many-rows.ts';
import type { Reader } from '../../db/reader.ts';
import { onVisibleRoute } from './on-visible-route.ts';

const trackMs = 24 * 3_600_000;
const maxPoints = 5000;

interface PointRow {
  readonly user_id: number;
  readonly name: string;
  readonly recorded_at: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy_meters: number | null;
}

const toWire = (row: PointRow): Wire<'LastUserLocation'> => ({
  idUser: row.user_id,
  name: row.name,
  latitude: row.latitude,
  longitude: row.longitude,
  eventDateTime: new Date(row.recorded_at).toISOString(),
  accuracy: row.accuracy_meters,
  battery: null,
});

const columns = sql`u.id as user_id, u.name, ${millisecondsOf(sql`p.recorded_at`)} as recorded_at, p.latitude, p.longitude,
  p.accuracy_meters`;
const names: ColumnNames<PointRow> = ['user_id', 'name', 'recorded_at', 'latitude', 'longitude', 'accuracy_meters'];
const instant = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

/** Each guard's last position at an instant, in the order of their ids; also of guards who are no longer active. */
export async function positionsAt(reader: Reader, scope: Scope, at: number): Promise<Wire<'LastUserLocation'>[]> {
  const rows = await manyRows(
    reader,
    names,
    (tenantId) => sql`
      select ${columns} from user_account u
      cross join lateral (
        select * from "position" h where h.tenant_id = u.tenant_id and h.user_id = u.id and h.recorded_at <= ${instant(at)}
        order by h.recorded_at desc nulls first limit 1
      ) p
      where u.tenant_id = ${tenantId} and ${onVisibleRoute(scope, instant(at))} order by u.id`,
  );
  return rows.map(toWire);
}

/** A stretch of the guards' tracks. */
export interface Track {
  readonly points: Wire<'LastUserLocation'>[];
  /** All points there are in the span, also those above the limit. */
  readonly total: number;
  /** End of the span, milliseconds since 1970, not included. */
  readonly to: number;
}

/** Which part of the tracks is asked for. */
export interface TrackQuestion {
  /** Milliseconds since 1970, as the next one. */
  readonly from: number;
  /** Not included; undefined for all that may be asked at once. */
  readonly to?: number | undefined;
  /** Only his; 0 or undefined for all. */
  readonly idUser?: number | undefined;
}

/** All positions from an instant on, of at most 24 h, the oldest first, at most 5,000. */
export async function tracksFrom(reader: Reader, scope: Scope, question: TrackQuestion): Promise<Track> {
  const { from, idUser } = question;
  const to = Math.min(question.to ?? Infinity, from + trackMs);
  const isAsked = idUser ? sql`and u.id = ${idUser}` : sql``;
  /* Guard by guard, as the index lies; the limit inside keeps a long day of many guards out of the sort. */
  const pointsOf = (tenantId: number, limit: SQL): SQL => sql`
    user_account u cross join lateral (
      select * from "position" p where p.tenant_id = u.tenant_id and p.user_id = u.id
        and p.recorded_at >= ${instant(from)} and p.recorded_at < ${instant(to)} and ${onVisibleRoute(scope, sql`p.recorded_at`)}
      ${limit}
    ) p
    where u.tenant_id = ${tenantId} ${isAsked}`;
  const oldest = sql`order by p.recorded_at limit ${maxPoints}`;
  const rows = await manyRows(
    reader,
    names,
    (tenantId) => sql`
      select ${columns} from ${pointsOf(tenantId, oldest)} order by p.recorded_at, u.id, p.id limit ${maxPoints}`,
  );
  if (rows.length < maxPoints) return { points: rows.map(toWire), total: rows.length, to };
  const [counted] = await reader.query<{ total: number }>(
    (tenantId) => sql`select count(*)::float8 as total from ${pointsOf(tenantId, sql``)}`,
  );
  return { points: rows.map(toWire), total: counted?.total ?? rows.length, to };
}
