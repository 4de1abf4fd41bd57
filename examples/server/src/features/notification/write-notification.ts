import type { LatLon } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { notification, notificationReceipt } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { EventRow } from '../event/event-to-wire.ts';

/** Most notifications that hang on one event (G39). */
export const maxNotifications = 500;

/** A row of the notification table. */
export type NotificationRow = typeof notification.$inferSelect;

/** A comment, message or intervention to be written. */
export interface NewNotification {
  /** Held until the end of the transaction, so that ids of one event rise in commit order. */
  readonly about: EventRow;
  readonly authorId: number;
  readonly typeCode: Wire<'NotificationType'>;
  readonly sendTo: number[];
  readonly title: string;
  readonly description: string;
  readonly clientId: string | null;
  readonly place: LatLon | null;
}

/** Whether one more notification may hang on an event. */
export async function hasRoom(reader: Reader, eventId: number): Promise<boolean> {
  return (await reader.count(notification, eq(notification.eventId, eventId))) < maxNotifications;
}

/**
 * Writes a notification and tells the feed of it and of its event, whose counters are others now. The event's version
 * stays: it counts the event's own fields, and an edit that is open is not stale for a comment. Throws 409 when the
 * event has 500. `now` in milliseconds since 1970.
 */
export async function writeNotification(
  writer: Writer,
  { about, authorId, place, ...said }: NewNotification,
  now: number,
): Promise<NotificationRow> {
  if (!(await hasRoom(writer, about.id))) {
    const message = `Event has ${maxNotifications} comments and messages, which is the most`;
    throw new ProblemError(409, message, [{ field: 'idEvent', code: 'tooManyItems', message }]);
  }
  const [row] = await writer.insert(notification, {
    ...said,
    eventId: about.id,
    userId: authorId,
    at: now,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  });
  if (!row) throw new Error('The notification was not stored');
  const receipts = said.sendTo.map((userId) => ({ notificationId: row.id, userId }));
  if (receipts.length > 0) await writer.insert(notificationReceipt, receipts);
  writer.changed({ kind: 'notification', reason: 'created', id: row.id, version: row.version });
  writer.changed({ kind: 'event', reason: 'edited', id: about.id, version: about.version });
  return row;
}
