import type { Wire } from '@patrolkit/sdk/wire';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { idSet } from '../../db/id-set.ts';
import { manyRows } from '../../db/many-rows.ts';
import type { Reader } from '../../db/reader.ts';
import { onVisibleRoute } from './on-visible-route.ts';
import { positionColumns, positionNames, positionToWire } from './position-row.ts';

/** The statement of `lastPositions`, row by row. */
export function lastPositionRows(scope: Scope, only?: readonly number[] | undefined): SQL {
  const isAsked = only ? sql`p.user_id in ${idSet(only)}` : sql`true`;
  return sql`
    select ${positionColumns} from last_position p
    join user_account u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.is_active
    left join contact c on c.tenant_id = p.tenant_id and c.user_id = p.user_id
    where p.tenant_id = ${scope.tenantId} and ${isAsked} and ${onVisibleRoute(scope, sql`p.recorded_at`)} order by u.id`;
}

/**
 * Last position of each guard in the caller's scope, in the order of their ids.
 * @param only these guards
 * @default all of them
 */
export async function lastPositions(
  reader: Reader,
  scope: Scope,
  only?: readonly number[] | undefined,
): Promise<Wire<'LastUserLocation'>[]> {
  const rows = await manyRows(reader, positionNames, () => lastPositionRows(scope, only));
  return rows.map(positionToWire);
}
