import { sql } from 'drizzle-orm';
import { event } from '../db/schema.ts';
import { visibleTo } from '../features/event/visible-events.ts';
import type { ScopedCall } from '../http/operation.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';

/**
 * POST /api/Event/AlarmTrace: when an alarm was first shown and first sounded, at receipt, by the server's clock (C12);
 * of drills too. What the caller may not see, or is no alarm, is passed over: the others' times must not be lost by it.
 *
 * These are measurements of the alarm path, not changes of the event: they raise no version and are not told in the
 * feed, else every console's trace would send the event to every console again, and a save with If-Match would fail
 * because somebody's screen has shown the row. They travel with the row whenever it is read.
 */
export async function traceAlarms(
  { scope, repository, body }: ScopedCall<'event_alarmTrace'>,
  now: number,
): Promise<undefined> {
  const traces = JSON.stringify(body.map(({ idEvent, shown, sounding }) => ({ idEvent, shown, sounding })));
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  await repository.query(
    (tenantId) => sql`
      update ${event} set
        shown_at = coalesce(shown_at, case when trace.shown then ${at} end),
        sounded_at = coalesce(sounded_at, case when trace.sounding then ${at} end)
      from (
        select "idEvent" as id, bool_or(shown) as shown, bool_or(sounding) as sounding
        from jsonb_to_recordset(${traces}::jsonb) as item("idEvent" bigint, shown boolean, sounding boolean)
        group by 1
      ) as trace
      where ${event.id} = trace.id and ${event.tenantId} = ${tenantId} and ${event.deletedAt} is null
        and ${event.typeCode} in (${eventTypeCode('GuardPanic')}, ${eventTypeCode('Exception')})
        and ${visibleTo(scope) ?? sql`true`}
        and ((trace.shown and shown_at is null) or (trace.sounding and sounded_at is null))`,
  );
  return undefined;
}
