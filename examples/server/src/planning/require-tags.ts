import { sql } from 'drizzle-orm';
import type { Writer } from '../db/writer.ts';
import { ProblemError } from '../http/problem.ts';

/**
 * Throws 400 `unknownReference`, a line for each location tag that the tenant does not have or that hangs at another
 * location. Those that pass are held until the end of the transaction.
 */
export async function requireTags(
  writer: Writer,
  ids: readonly number[],
  locationId: number,
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await writer.query<{ id: number; locationId: number }>(
    (tenantId) => sql`
      select id::float8 as id, location_id::float8 as "locationId" from location_tag
      where tenant_id = ${tenantId} and deleted_at is null and id = any(${`{${ids}}`}::bigint[])
      order by id for share`,
  );
  const locationOf = new Map(rows.map((row) => [row.id, row.locationId]));
  const errors = ids
    .filter((id) => locationOf.get(id) !== locationId)
    .map((id) => {
      const wrong = locationOf.has(id) ? 'is not of this location' : 'does not exist';
      return { field, code: 'unknownReference', message: `Location tag ${id} ${wrong}` };
    });
  if (errors.length > 0) throw new ProblemError(400, `${field}: ${errors[0]?.message}`, errors);
}
