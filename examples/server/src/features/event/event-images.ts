import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { asc, eq } from 'drizzle-orm';
import { event, eventImage } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { live } from '../master-data/live.ts';
import { visibleTo } from './visible-events.ts';

/** GET /api/Event/Images/{idEvent}: its pictures, the first one first. Throws 404. */
export async function getEventImages({
  scope,
  repository,
  params: { idEvent },
}: ScopedCall<'event_images'>): Promise<Wire<'EventImage'>[]> {
  const row = await repository.first(event, live(event, eq(event.id, idEvent), visibleTo(scope)));
  if (!row) throw notFound(`Event ${idEvent}`);
  const images = await repository.rows(eventImage, eq(eventImage.eventId, idEvent), { orderBy: [asc(eventImage.id)] });
  return images.map(({ id, jpeg, at }) => ({
    idEventImage: id,
    imageData: Buffer.from(jpeg).toString('base64'),
    dateTime: fromInstant(at),
  }));
}
