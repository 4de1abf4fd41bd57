import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import { idSet } from '../../db/id-set.ts';
import type { Reader } from '../../db/reader.ts';
import { type EventRow, eventToWire } from './event-to-wire.ts';

interface Count {
  readonly event_id: number;
  readonly total: number;
  readonly unseen: number;
}

/** C8: events as the viewer gets them, with how many notifications each has and how many of them wait for him. */
export async function eventsForViewer(
  reader: Reader,
  viewerId: number,
  rows: readonly EventRow[],
): Promise<Wire<'Event'>[]> {
  if (rows.length === 0) return [];
  const counts = await reader.query<Count>(
    (tenantId) => sql`
      select n.event_id::float8 as event_id, count(*)::int as total,
        count(*) filter (where n.send_to @> to_jsonb(${viewerId}::bigint) and n.id > coalesce(s.notification_id, 0))::int as unseen
      from notification n
      left join event_seen s on s.tenant_id = n.tenant_id and s.event_id = n.event_id and s.user_id = ${viewerId}
      where n.tenant_id = ${tenantId} and n.event_id in ${idSet(rows.map((row) => row.id))}
      group by n.event_id`,
  );
  const byEvent = new Map(counts.map((count) => [count.event_id, count]));
  return rows.map((row) => eventToWire(row, byEvent.get(row.id) ?? { total: 0, unseen: 0 }));
}
