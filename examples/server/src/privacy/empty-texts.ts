import { inArray, sql } from 'drizzle-orm';
import { inParts } from '../db/in-pieces.ts';
import type { Repository } from '../db/repository.ts';
import { event, eventImage, notification } from '../db/schema.ts';
import type { NewChange, Writer } from '../db/writer.ts';
import type { TextsOfPerson } from './texts-of-person.ts';

/* Pictures are large, and a part is one transaction. */
const partRows = 100;
/* More than this and the feed tells of all at once: whoever listens loads his lists again. */
const tellRows = 500;

/** What was emptied, in rows. */
export interface EmptiedTexts {
  readonly events: number;
  readonly images: number;
  readonly notifications: number;
  /** Whether the feed still has to be told that much has changed. */
  readonly isBulk: boolean;
}

type Changed = readonly { readonly id: number; readonly version: number }[];

function tell(writer: Writer, kind: NewChange['kind'], rows: Changed): void {
  for (const { id, version } of rows) writer.changed({ kind, reason: 'edited', id, version });
}

async function emptyEvents(writer: Writer, ids: number[], names: readonly string[], former: string): Promise<Changed> {
  const isCalled = inArray(event.source, [...names]);
  const unlessPlaced = (column: typeof event.latitude | typeof event.longitude) =>
    sql`case when ${event.locationId} is null then null else ${column} end` as unknown as number;
  return writer.update(
    event,
    {
      description: '',
      comment: '',
      hasImage: false,
      /* counted and decided by the database: other words than his name, such as Scheduler, stay */
      source: sql`case when ${isCalled} then ${former} else ${event.source} end` as unknown as string,
      latitude: unlessPlaced(event.latitude),
      longitude: unlessPlaced(event.longitude),
      version: sql`${event.version} + 1` as unknown as number,
    },
    inArray(event.id, ids),
  );
}

/** Empties what was found about one person, part by part, and tells the feed unless it is too much. */
export async function emptyTexts(
  repository: Repository,
  { eventIds, notificationIds, confirmedIds }: TextsOfPerson,
  names: readonly string[],
  former: string,
): Promise<EmptiedTexts> {
  const isBulk = eventIds.length + notificationIds.length + confirmedIds.length > tellRows;
  const counted = sql`version + 1` as unknown as number; // counted by the database
  let images = 0;
  for (const ids of inParts(eventIds, partRows)) {
    images += await repository.write(async (writer) => {
      const gone = await writer.query(
        (tenantId) => sql`
          delete from ${eventImage} where tenant_id = ${tenantId} and ${inArray(eventImage.eventId, ids)} returning id`,
      );
      const rows = await emptyEvents(writer, ids, names, former);
      if (!isBulk) tell(writer, 'event', rows);
      return gone.length;
    });
  }
  for (const ids of inParts(notificationIds, partRows)) {
    await repository.write(async (writer) => {
      const said = { title: '', description: '', latitude: null, longitude: null, version: counted };
      const rows = await writer.update(notification, said, inArray(notification.id, ids));
      if (!isBulk) tell(writer, 'notification', rows);
    });
  }
  for (const ids of inParts(confirmedIds, partRows)) {
    await repository.write(async (writer) => {
      const rows = await writer.update(event, { confirmedBy: former, version: counted }, inArray(event.id, ids));
      if (!isBulk) tell(writer, 'event', rows);
    });
  }
  return { events: eventIds.length, images, notifications: notificationIds.length, isBulk };
}
