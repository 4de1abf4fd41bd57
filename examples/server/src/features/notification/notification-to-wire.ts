import { formatIdList, fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { eventSeen, notificationReceipt } from '../../db/schema.ts';
import type { NotificationRow } from './write-notification.ts';

type ReceiptRow = typeof notificationReceipt.$inferSelect;

/** Whom a message has reached, and up to which one the viewer has read its thread. */
interface Reach {
  readonly receipts: readonly ReceiptRow[];
  readonly mark: number;
}

function toWire(row: NotificationRow, viewerId: number, { receipts, mark }: Reach): Wire<'Notification'> {
  const usersOf = (rows: readonly ReceiptRow[]): number[] => rows.map(({ userId }) => userId).sort((a, b) => a - b);
  const seenBy = usersOf(receipts.filter(({ seenAt }) => seenAt !== null));
  return {
    idNotification: row.id,
    idNotificationType: row.typeCode as Wire<'NotificationType'>, // write-notification.ts takes no other
    idEvent: row.eventId,
    idUser: row.userId,
    sendTo: formatIdList(row.sendTo),
    title: row.title,
    description: row.description,
    dateTime: fromInstant(row.at),
    latitude: row.latitude,
    longitude: row.longitude,
    seen: row.userId === viewerId || row.id <= mark || seenBy.includes(viewerId),
    deliveredTo: usersOf(receipts.filter(({ deliveredAt }) => deliveredAt !== null)),
    seenBy,
    version: row.version,
  };
}

/** Notifications as one viewer gets them, in the given order. */
export async function notificationsForViewer(
  reader: Reader,
  viewerId: number,
  rows: readonly NotificationRow[],
): Promise<Wire<'Notification'>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const eventIds = [...new Set(rows.map(({ eventId }) => eventId))];
  const receipts = await reader.rows(notificationReceipt, inArray(notificationReceipt.notificationId, ids));
  const marks = await reader.rows(eventSeen, and(eq(eventSeen.userId, viewerId), inArray(eventSeen.eventId, eventIds)));
  const markOf = new Map(marks.map((mark) => [mark.eventId, mark.notificationId]));
  const byId = Map.groupBy(receipts, ({ notificationId }) => notificationId);
  return rows.map((row) =>
    toWire(row, viewerId, { receipts: byId.get(row.id) ?? [], mark: markOf.get(row.eventId) ?? 0 }),
  );
}
