import { inArray, sql } from 'drizzle-orm';
import { notification } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';

/** How far a message has come: onto a device, or before somebody's eyes. */
export interface Receipt {
  readonly isDelivered: boolean;
  readonly isSeen: boolean;
}

/**
 * C8: notes that messages have reached a recipient; the first time of each stays. What is new raises the message's
 * version and goes into the feed. `now` in milliseconds since 1970.
 */
export async function noteReceipts(
  writer: Writer,
  userId: number,
  ids: readonly number[],
  { isDelivered, isSeen }: Receipt,
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const at = (isTrue: boolean): string | null => (isTrue ? new Date(now).toISOString() : null);
  const noted = await writer.query<{ id: number }>(
    (tenantId) => sql`
      insert into notification_receipt as r (tenant_id, notification_id, user_id, delivered_at, seen_at)
      select ${tenantId}, value::bigint, ${userId}, ${at(isDelivered)}::timestamptz, ${at(isSeen)}::timestamptz
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
      on conflict (tenant_id, notification_id, user_id) do update
        set delivered_at = coalesce(r.delivered_at, excluded.delivered_at), seen_at = coalesce(r.seen_at, excluded.seen_at)
      where (r.delivered_at is null and excluded.delivered_at is not null)
        or (r.seen_at is null and excluded.seen_at is not null)
      returning notification_id::float8 as id`,
  );
  if (noted.length === 0) return;
  const isNoted = inArray(
    notification.id,
    noted.map(({ id }) => id),
  );
  /* the version is counted by the database, as in confirm-event.ts */
  const counted = { version: sql`${notification.version} + 1` as unknown as number };
  for (const { id, version } of await writer.update(notification, counted, isNoted)) {
    writer.changed({ kind: 'notification', reason: 'edited', id, version });
  }
}
