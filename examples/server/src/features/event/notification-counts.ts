import type { Wire } from '@patrolkit/sdk/wire';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { type EventRow, eventToWire, factsOf } from './event-to-wire.ts';

interface Count {
  readonly event_id: number;
  readonly total: number;
  readonly unseen: number;
}

/**
 * C8: how many notifications each of some events has (`total`) and how many of them wait for the viewer (`unseen`), by
 * `event_id`; events without any are left out. @param eventIds a `bigint[]`
 */
export function badgesOf(eventIds: SQL, tenantId: number | Placeholder, viewerId: number | Placeholder): SQL {
  return sql`
    select n.event_id, count(*)::int as total, count(*) filter (where n.send_to @> to_jsonb(${viewerId}::bigint) and n.id > coalesce((
        select s.notification_id from event_seen s
        where s.tenant_id = ${tenantId} and s.user_id = ${viewerId} and s.event_id = n.event_id
      ), 0))::int as unseen
    from notification n where n.tenant_id = ${tenantId} and n.event_id = any(${eventIds}) group by n.event_id`;
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
      select badge.event_id::float8 as event_id, badge.total, badge.unseen
      from (${badgesOf(sql`${`{${rows.map(({ id }) => id)}}`}::bigint[]`, tenantId, viewerId)}) badge`,
  );
  const byEvent = new Map(counts.map((count) => [count.event_id, count]));
  return rows.map((row) => eventToWire(factsOf(row), byEvent.get(row.id) ?? { total: 0, unseen: 0 }));
}
