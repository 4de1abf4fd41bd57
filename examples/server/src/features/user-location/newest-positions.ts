import type { Wire } from '@patrolkit/sdk/wire';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { idSet } from '../../db/id-set.ts';
import { asText, type ColumnNames, readText } from '../../db/many-rows.ts';
import type { Reader } from '../../db/reader.ts';
import { onVisibleRoute } from './on-visible-route.ts';
import { type PositionRow, positionColumns, positionNames, positionToWire } from './position-row.ts';

const maxPositions = 10_000;
/*
 * The history has a partition for each day, and a question costs something for each that it may have to look into: the
 * days before the newest position answer it for nearly every guard.
 */
const recentMs = 2 * 24 * 3_600_000;

interface Found {
  readonly rows: readonly PositionRow[];
  /** Guards who have fewer positions in the span than were asked for. */
  readonly short: readonly number[];
}

const shortNames: ColumnNames<{ readonly id: number }> = ['id'];

/* What a statement looks at: positions `h` of guards `u`. */
interface Span {
  readonly positions: SQL;
  readonly guards: SQL;
}

async function find(reader: Reader, scope: Scope, n: number, { positions, guards }: Span): Promise<Found> {
  const [found] = await reader.query<{ rows: string; short: string }>(
    (tenantId) => sql`
      with asked as materialized (
        select u.id, u.name from user_account u join last_position l on l.tenant_id = u.tenant_id and l.user_id = u.id
        where u.tenant_id = ${tenantId} and u.is_active and ${guards}
      ), newest as materialized (
        select u.id as user_id, h.recorded_at, h.latitude, h.longitude, h.accuracy_meters from asked u cross join lateral (
          select * from "position" h where h.tenant_id = ${tenantId} and h.user_id = u.id and ${positions}
          order by h.recorded_at desc nulls first limit ${n}::int
        ) h
      )
      select ${asText(
        positionNames,
        sql`
        select ${positionColumns} from newest p join asked u on u.id = p.user_id
        left join contact c on c.tenant_id = ${tenantId} and c.user_id = p.user_id
        where ${onVisibleRoute(scope, sql`p.recorded_at`)}
        order by p.user_id, p.recorded_at desc limit ${maxPositions}`,
      )} as rows,
      ${asText(
        shortNames,
        sql`
        select u.id from asked u left join newest p on p.user_id = u.id
        group by u.id having count(p.user_id) < ${n}::int`,
      )} as short`,
  );
  const short = readText(shortNames, found?.short ?? '[]');
  return { rows: readText(positionNames, found?.rows ?? '[]'), short: short.map(({ id }) => id) };
}

/**
 * Up to n newest positions of each guard, a guard's newest first; at most 10,000 in all.
 * @param latest time of the newest position of all, milliseconds since 1970
 */
export async function newestPositions(
  reader: Reader,
  scope: Scope,
  n: number,
  latest: number,
): Promise<Wire<'LastUserLocation'>[]> {
  const instant = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;
  const recent = await find(reader, scope, n, {
    positions: sql`h.recorded_at between ${instant(latest - recentMs)} and ${instant(latest)}`,
    guards: sql`true`,
  });
  if (recent.short.length === 0) return recent.rows.map(positionToWire);
  const older = await find(reader, scope, n, {
    positions: sql`h.recorded_at <= ${instant(latest)}`,
    guards: sql`u.id in ${idSet(recent.short)}`,
  });
  const ofOthers = recent.rows.filter((row) => !recent.short.includes(row.user_id));
  /* Each of the two is in order, and no guard is in both. */
  const rows = [...ofOthers, ...older.rows].sort((a, b) => a.user_id - b.user_id);
  return rows.slice(0, maxPositions).map(positionToWire);
}
