import type { LatLon } from '@patrolkit/sdk/model';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Scope } from '../auth/scope.ts';
import type { Reader } from '../db/reader.ts';
import * as schema from '../db/schema.ts';
import type { NewRow } from '../db/writer.ts';
import { joinNotes } from '../devices/device-text.ts';
import type { Ingest, IngestEvent } from '../devices/ingest.ts';
import { classifyRead } from './classify-read.ts';
import { eventTypeCode } from './event-type-code.ts';

type NewEvent = NewRow<typeof schema.event>;

/* C7: a panic without a position takes the last one, when it is not older than this. */
const lastKnownMs = 10 * 60_000;

async function placeOfPanic(reader: Reader, guard: Scope, at: number): Promise<LatLon | null> {
  const last = await reader.first(schema.lastPosition, eq(schema.lastPosition.userId, guard.userId));
  return last && at - last.recordedAt <= lastKnownMs ? last : null;
}

async function readOf(reader: Reader, event: IngestEvent): Promise<Partial<NewEvent>> {
  const { locationTag, location } = schema;
  const tag = await reader.first(
    locationTag,
    and(eq(locationTag.tag, event.tag ?? ''), isNull(locationTag.deletedAt)) ?? isNull(locationTag.deletedAt),
  );
  const place = tag && (await reader.first(location, eq(location.id, tag.locationId)));
  const type = classifyRead(tag && { isLocationDeleted: !place || place.deletedAt !== null });
  const known = {
    typeCode: eventTypeCode(type),
    readAt: event.occurredAt,
    comment: joinNotes([event.comment, type === 'UnknownTag' ? event.tag : null]),
  };
  if (!tag) return known;
  /* The chip hangs where it hangs: a read without a fix happened there. */
  const spot = event.position ?? (tag.latitude === null ? place : tag);
  return {
    ...known,
    locationTagId: tag.id,
    locationId: tag.locationId,
    companyId: place?.companyId ?? null,
    description: event.description || tag.name,
    latitude: spot?.latitude ?? null,
    longitude: spot?.longitude ?? null,
  };
}

/* C10: an event without a place belongs to the company on whose route its guard is. */
async function companyOfRoute(reader: Reader, userId: number, at: number): Promise<number | null> {
  const { route } = schema;
  const isCurrent = and(
    eq(route.userId, userId),
    lte(route.startsAt, at),
    gt(route.endsAt, at),
    isNull(route.deletedAt),
  );
  const [current] = await reader.rows(route, isCurrent, { orderBy: [desc(route.startsAt)], limit: 1 });
  return current?.companyId ?? null;
}

/** The row of a device's event. Reads what it needs; writes nothing. `now` in milliseconds since 1970. */
export async function eventOfIngest(
  reader: Reader,
  guard: Scope,
  ingest: Ingest & { readonly event: IngestEvent },
  now: number,
): Promise<NewEvent> {
  const { event } = ingest;
  const given = event.position ?? ingest.position;
  const isPanic = event.type === 'GuardPanic';
  const lastKnown = !given && isPanic ? await placeOfPanic(reader, guard, event.occurredAt) : null;
  const about =
    event.aboutEventId === null ? null : await reader.first(schema.event, eq(schema.event.id, event.aboutEventId));
  return {
    typeCode: eventTypeCode(event.type),
    occurredAt: event.occurredAt,
    receivedAt: now,
    source: guard.userName,
    description: event.description,
    comment: joinNotes([event.comment, lastKnown ? 'last known position' : null]),
    userId: guard.userId,
    aboutEventId: about?.id ?? null,
    latitude: (given ?? lastKnown)?.latitude ?? null,
    longitude: (given ?? lastKnown)?.longitude ?? null,
    isDrill: event.isDrill,
    companyId: await companyOfRoute(reader, guard.userId, event.occurredAt),
    ...(event.type === 'TagRead' ? await readOf(reader, event) : {}),
  };
}
