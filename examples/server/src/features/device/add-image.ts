import type { Wire } from '@patrolkit/sdk/wire';
import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import type { Repository } from '../../db/repository.ts';
import { event, eventImage } from '../../db/schema.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { readJpeg } from '../../images/read-jpeg.ts';
import type { reencodeJpeg } from '../../images/reencode.ts';
import { writeContact } from '../../patrol/write-contact.ts';
import { writeContactSlot } from '../../patrol/write-contact-slot.ts';
import { holdRow } from '../master-data/hold-row.ts';
import { live } from '../master-data/live.ts';

const maxImages = 10;

/** A picture on its way to one of a guard's events. */
export interface NewImage {
  readonly scope: Scope;
  readonly repository: Repository;
  readonly idEvent: number;
  readonly body: Wire<'DeviceImage'>;
  /** What the device sent for it, for the report on consumption (C9). */
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The id of the same picture sent before; null when it may be added. Throws 404 and 400 `tooManyItems`. */
async function knownImage(reader: Reader, { scope, idEvent, body }: NewImage): Promise<number | null> {
  /* C7: a guard's own events, whatever else he knows the number of. */
  const own = await reader.first(event, live(event, eq(event.id, idEvent), eq(event.userId, scope.userId)));
  if (!own) throw notFound(`Event ${idEvent}`);
  const ofEvent = eq(eventImage.eventId, idEvent);
  const copy = await reader.first(
    eventImage,
    and(ofEvent, eq(eventImage.clientImageId, body.clientImageId)) ?? ofEvent,
  );
  if (copy) return copy.id;
  if ((await reader.count(eventImage, ofEvent)) < maxImages) return null;
  throw invalid('clientImageId', 'tooManyItems', `Event has ${maxImages} pictures, which is the most`);
}

/**
 * POST /api/Device/Events/{idEvent}/Images: the picture made anew, before any transaction is open. A repeated
 * clientImageId answers the first one again. Throws ProblemError: 404, 413, 400 for no JPEG and for an eleventh.
 */
export async function addImage(image: NewImage, reencode: typeof reencodeJpeg): Promise<Wire<'DeviceImageResult'>> {
  const { scope, repository, idEvent, body, bytes, now } = image;
  const { clientImageId } = body;
  const known = await knownImage(repository, image);
  if (known !== null) return { clientImageId, idEventImage: known, status: 'duplicate' };
  const jpeg = await reencode(readJpeg(body.imageData));
  return repository.write(async (writer) => {
    await holdRow(writer, event, idEvent, 'no key update');
    const copy = await knownImage(writer, image);
    if (copy !== null) return { clientImageId, idEventImage: copy, status: 'duplicate' };
    const [row] = await writer.insert(eventImage, { eventId: idEvent, clientImageId, jpeg, at: now });
    /* the version is counted by the database, as in confirm-event.ts */
    const shown = { hasImage: true, version: sql`${event.version} + 1` as unknown as number };
    const [owner] = await writer.update(event, shown, eq(event.id, idEvent));
    if (!row || !owner) throw new Error('The picture was not stored');
    await writeContactSlot(writer, scope.userId, { at: now, bytes });
    await writeContact(writer, scope.userId, [], now);
    writer.changed({ kind: 'event', reason: 'edited', id: owner.id, version: owner.version });
    writer.audit({
      action: 'event.image',
      entity: 'event',
      id: idEvent,
      after: { idEventImage: row.id, bytes: jpeg.byteLength },
    });
    return { clientImageId, idEventImage: row.id, status: 'created' };
  });
}
