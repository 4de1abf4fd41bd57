import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Repository } from '../../db/repository.ts';
import { event, eventSeen, notification } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { visibleTo } from '../event/visible-events.ts';
import { live } from '../master-data/live.ts';
import { notificationsForViewer } from './notification-to-wire.ts';
import { noteReceipts } from './receipts.ts';
import { maxNotifications, type NotificationRow } from './write-notification.ts';

/* C8: seen = newest returned. A thread that is opened again, with nothing new in it, writes nothing. Answers whether it did. */
async function markSeen(
  repository: Repository,
  userId: number,
  rows: readonly NotificationRow[],
  now: number,
): Promise<boolean> {
  const newest = rows.at(-1);
  if (!newest) return false;
  const { eventId } = newest;
  const mark = and(eq(eventSeen.userId, userId), eq(eventSeen.eventId, eventId)) ?? eq(eventSeen.eventId, eventId);
  const last = (await repository.first(eventSeen, mark))?.notificationId ?? 0;
  if (last >= newest.id) return false;
  const unread = rows.filter(({ id, sendTo }) => id > last && sendTo.includes(userId)).map(({ id }) => id);
  await repository.write(async (writer) => {
    await writer.query(
      (tenantId) => sql`
        insert into event_seen (tenant_id, user_id, event_id, notification_id)
        values (${tenantId}, ${userId}, ${eventId}, ${newest.id})
        on conflict (tenant_id, user_id, event_id) do update
          set notification_id = greatest(event_seen.notification_id, excluded.notification_id)`,
    );
    await noteReceipts(writer, userId, unread, { isDelivered: false, isSeen: true }, now);
  });
  return true;
}

/** GET /api/Notification/LoadAllbyIdEvent/{idEvent}: oldest first; marks them seen for the caller (C8). */
export async function loadThread(
  { scope, repository, params: { idEvent } }: ScopedCall<'notification_loadAllByIdEvent'>,
  now: number,
): Promise<Wire<'Notification'>[]> {
  const about = await repository.first(event, live(event, eq(event.id, idEvent), visibleTo(scope)));
  if (!about) throw notFound(`Event ${idEvent}`);
  const read = (upTo?: number): Promise<NotificationRow[]> =>
    repository.rows(
      notification,
      and(eq(notification.eventId, idEvent), upTo === undefined ? undefined : lte(notification.id, upTo)),
      { orderBy: [asc(notification.id)], limit: maxNotifications },
    );
  const rows = await read();
  const isNew = await markSeen(repository, scope.userId, rows, now);
  /* A receipt raises a message's version: answered are the rows as they are now, and none that came in between. */
  return notificationsForViewer(repository, scope.userId, isNew ? await read(rows.at(-1)?.id) : rows);
}
