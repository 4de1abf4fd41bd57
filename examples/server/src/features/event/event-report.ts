import { createEventTypes, fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import { idSet } from '../../db/id-set.ts';
import type { Reader } from '../../db/reader.ts';
import type { EventRow } from './event-to-wire.ts';
import { eventsForViewer } from './notification-counts.ts';
import { readTagException } from './read-tag-exception.ts';

const eventTypes = createEventTypes();

interface Around {
  readonly event_id: number;
  readonly starts_at: number | null;
  readonly tag: string | null;
  readonly user_name: string | null;
}

/* What has been deleted since keeps its name and its plan for the events of its time. */
async function aroundOf(reader: Reader, rows: readonly EventRow[]): Promise<Map<number, Around>> {
  const around = await reader.query<Around>(
    (tenantId) => sql`
      select e.id::float8 as event_id, (extract(epoch from i.starts_at) * 1000)::float8 as starts_at,
        t.tag, u.name as user_name
      from event e
      left join scheduler_item i on i.tenant_id = e.tenant_id and i.id = e.scheduler_item_id
      left join location_tag t on t.tenant_id = e.tenant_id and t.id = e.location_tag_id
      left join user_account u on u.tenant_id = e.tenant_id and u.id = e.user_id
      where e.tenant_id = ${tenantId} and e.id in ${idSet(rows.map(({ id }) => id))}`,
  );
  return new Map(around.map((row) => [row.event_id, row]));
}

/** Events with what was planned: the rows of GET /api/event/Report, in the given order. */
export async function reportRows(
  reader: Reader,
  viewerId: number,
  rows: readonly EventRow[],
): Promise<Wire<'EventReportRow'>[]> {
  const wires = await eventsForViewer(reader, viewerId, rows);
  const around = await aroundOf(reader, rows);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return wires.map((wire) => {
    const row = rowOf.get(wire.idEvent);
    const { starts_at, tag, user_name } = around.get(wire.idEvent) ?? { starts_at: null, tag: null, user_name: null };
    return {
      ...wire,
      startDateTime: starts_at === null ? wire.eventDateTime : fromInstant(starts_at),
      readTagException: row ? readTagException(row) : '',
      code: tag ?? eventTypes.toType(wire.eventTypeEnumCode),
      user: user_name ?? '',
    };
  });
}
