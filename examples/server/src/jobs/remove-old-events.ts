import { and, asc, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { inPieces, type Pace } from '../db/in-pieces.ts';
import type { TenantTable } from '../db/reader.ts';
import type { Repository } from '../db/repository.ts';
import { escalation, event, eventImage, eventSeen, notification, notificationReceipt, outgoing } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';

/* Rows of the first piece: an event takes its comments and pictures along, and pictures are large. */
const firstEvents = 20;
const firstImages = 20;

async function remove(writer: Writer, table: TenantTable, where: SQL): Promise<void> {
  await writer.query((tenantId) => sql`delete from ${table} where ${table.tenantId} = ${tenantId} and ${where}`);
}

async function removeWithAllOfThem(writer: Writer, ids: readonly number[]): Promise<void> {
  const list = [...ids];
  const saidOnThem = await writer.rows(notification, inArray(notification.eventId, list));
  const saidIds = saidOnThem.map(({ id }) => id);
  if (saidIds.length > 0) {
    await remove(writer, notificationReceipt, inArray(notificationReceipt.notificationId, saidIds));
  }
  for (const table of [eventImage, eventSeen, escalation, outgoing, notification]) {
    await remove(writer, table, inArray(table.eventId, list));
  }
  await remove(writer, event, inArray(event.id, list));
}

/**
 * Removes events that happened before an instant, milliseconds since 1970, with everything that hangs on them, the
 * oldest first. A panic that nobody has confirmed stays: no clock closes an alarm. Answers how many.
 */
export function removeOldEvents(repository: Repository, { monotonic, signal }: Pace, before: number): Promise<number> {
  const isOver = or(
    ne(event.typeCode, eventTypeCode('GuardPanic')),
    isNotNull(event.confirmedAt),
    isNotNull(event.deletedAt),
  );
  const orderBy = [asc(event.occurredAt), asc(event.id)];
  const piece = (limit: number): Promise<number> =>
    repository.write(async (writer) => {
      const rows = await writer.rows(event, and(lt(event.occurredAt, before), isOver), { orderBy, limit });
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await removeWithAllOfThem(writer, ids);
      return ids.length;
    });
  return inPieces({ monotonic, calm: repository.calm, signal, rows: firstEvents, piece });
}

/** Removes pictures stored before an instant, milliseconds since 1970; their events stay. Answers how many. */
export function removeOldImages(repository: Repository, { monotonic, signal }: Pace, before: number): Promise<number> {
  const iso = new Date(before).toISOString();
  const piece = (limit: number): Promise<number> =>
    repository.write(async (writer) => {
      const gone = await writer.query<{ eventId: number }>(
        (tenantId) => sql`
          delete from event_image where tenant_id = ${tenantId} and id in (
            select id from event_image where tenant_id = ${tenantId} and at < ${iso}::timestamptz limit ${limit})
          returning event_id::float8 as "eventId"`,
      );
      const ids = [...new Set(gone.map(({ eventId }) => eventId))];
      if (ids.length === 0) return 0;
      /* the version is counted by the database, so that two writers cannot both take the same number */
      const values = { hasImage: false, version: sql`${event.version} + 1` as unknown as number };
      const isBare = sql`not exists (select 1 from event_image i where i.tenant_id = ${event.tenantId} and i.event_id = ${event.id})`;
      await writer.update(event, values, sql`${inArray(event.id, ids)} and ${isBare}`);
      return gone.length;
    });
  return inPieces({ monotonic, calm: repository.calm, signal, rows: firstImages, piece });
}
