import type { Wire } from '../wire/index.ts';
import type { EventTypes } from './event-type.ts';
import { toLatLon } from './lat-lon.ts';
import type { PatrolEvent } from './patrol-event.ts';

/**
 * Reads what can be read of an event that as a whole cannot, as a row marked `unreadable`; null when not even its id
 * can. A type that can be read stays: a panic sounds whatever else of it is broken.
 * @public
 */
export function unreadableEventFromWire(wire: unknown, types: EventTypes): PatrolEvent | null {
  if (typeof wire !== 'object' || wire === null) return null;
  const fields = wire as Partial<Record<keyof Wire<'Event'>, unknown>>; // each is checked below
  const eventId = idOrNull(fields.idEvent);
  if (eventId === null) return null;
  const receivedAt = instantOrNull(fields.receivedDateTime);
  const occurredAt = instantOrNull(fields.eventDateTime) ?? receivedAt ?? 0;
  return {
    eventId,
    type: types.toType(Number(fields.eventTypeEnumCode)),
    occurredAt,
    endedAt: instantOrNull(fields.endDateTime),
    readAt: instantOrNull(fields.readTagTime),
    receivedAt,
    source: textOrEmpty(fields.source),
    description: textOrEmpty(fields.description),
    comment: textOrEmpty(fields.comment),
    hasImage: fields.hasImage === 1,
    commentCount: countOrZero(fields.notificationCount),
    unseenCommentCount: countOrZero(fields.unseenCount),
    /* A confirmation whose time cannot be read is one all the same. */
    confirmedAt: fields.confirmDateTime == null ? null : (instantOrNull(fields.confirmDateTime) ?? occurredAt),
    confirmedBy: typeof fields.confirmUser === 'string' ? fields.confirmUser : null,
    guardId: idOrNull(fields.idUser),
    locationId: idOrNull(fields.idLocation),
    checkpointId: idOrNull(fields.idLocationTag),
    position: toLatLon(numberOrNull(fields.lat), numberOrNull(fields.lon)),
    isDrill: fields.isDrill === true,
    version: countOrZero(fields.version),
    unreadable: true,
  };
}

function instantOrNull(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const countOrZero = (value: unknown): number => Math.max(0, integerOrZero(value));
const idOrNull = (value: unknown): number | null => (integerOrZero(value) > 0 ? integerOrZero(value) : null);

function integerOrZero(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}
