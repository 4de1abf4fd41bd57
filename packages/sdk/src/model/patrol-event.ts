import type { Wire } from '../wire/index.ts';
import { type AlarmType, createEventTypes, type EventType, type EventTypes, isAlarm } from './event-type.ts';
import { toInstant, toInstantOrNull } from './instant.ts';
import { type LatLon, toLatLon } from './lat-lon.ts';

/** Something that happened on patrol. Instants are milliseconds since 1970 in UTC. @public */
export interface PatrolEvent {
  readonly eventId: number;
  readonly type: EventType;
  /** When it happened, by the device or the rule that raised it. */
  readonly occurredAt: number;
  /** When a state such as not-moving ended; null while it lasts or when it has no length. */
  readonly endedAt: number | null;
  /** When the checkpoint was read; null while it was not. */
  readonly readAt: number | null;
  /** When the server took it. */
  readonly receivedAt: number | null;
  /** Who or what raised it, as text to show. */
  readonly source: string;
  readonly description: string;
  /** The supervisor's or device's remark; the product description also calls it title. */
  readonly comment: string;
  readonly hasImage: boolean;
  readonly commentCount: number;
  /** Comments this user has not seen. */
  readonly unseenCommentCount: number;
  readonly confirmedAt: number | null;
  /** Name of who confirmed; null while open. */
  readonly confirmedBy: string | null;
  /** Supervisor who sees to the open alarm; left out while nobody does. */
  readonly claimedById?: number | undefined;
  /** Name of who sees to it. */
  readonly claimedBy?: string | undefined;
  readonly guardId: number | null;
  readonly locationId: number | null;
  readonly checkpointId: number | null;
  /** Where it happened; null when nobody knows. */
  readonly position: LatLon | null;
  /** A panic sent as a test, marked as such on its whole way. */
  readonly isDrill: boolean;
  /** Raised by each change; the newer of two copies has the higher one. 0 when the back end has none. */
  readonly version: number;
  /** Parts of it could not be read: they are empty here, and an unreadable time is 0. @default false */
  readonly unreadable?: true | undefined;
}

/** An event that sounds until it is confirmed. @public */
export type AlarmEvent = PatrolEvent & { readonly type: AlarmType };

/** Whether an event is an alarm that nobody has confirmed (S4.04). @public */
export function isUnconfirmed(event: PatrolEvent): event is AlarmEvent {
  return isAlarm(event.type) && event.confirmedAt === null;
}

const defaultEventTypes = createEventTypes();

/* K11: the product description also calls the comment title; a back end that knows only this word is read all the same. */
function titleOf(wire: object): string {
  return 'title' in wire && typeof wire.title === 'string' ? wire.title : '';
}

/** Reads the wire's Event. Throws a TypeError that names the field when a field that decides is unreadable. @public */
export function patrolEventFromWire(wire: Wire<'Event'>, types: EventTypes = defaultEventTypes): PatrolEvent {
  if (!Number.isSafeInteger(wire.idEvent)) throw new TypeError(`idEvent is not an id: '${wire.idEvent}'`);
  return {
    eventId: wire.idEvent,
    type: types.toType(wire.eventTypeEnumCode),
    occurredAt: toInstant(wire.eventDateTime, 'eventDateTime'),
    endedAt: toInstantOrNull(wire.endDateTime, 'endDateTime'),
    readAt: toInstantOrNull(wire.readTagTime, 'readTagTime'),
    receivedAt: toInstantOrNull(wire.receivedDateTime, 'receivedDateTime'),
    source: wire.source ?? '',
    description: wire.description ?? '',
    comment: wire.comment ?? titleOf(wire),
    hasImage: wire.hasImage === 1,
    commentCount: wire.notificationCount,
    unseenCommentCount: wire.unseenCount ?? (wire.lastNotificationSeen ? 0 : wire.notificationCount),
    confirmedAt: toInstantOrNull(wire.confirmDateTime, 'confirmDateTime'),
    confirmedBy: wire.confirmUser ?? null,
    ...(wire.claimIdUser == null ? {} : { claimedById: wire.claimIdUser, claimedBy: wire.claimUser ?? '' }),
    guardId: wire.idUser ?? null,
    locationId: wire.idLocation ?? null,
    checkpointId: wire.idLocationTag ?? null,
    position: toLatLon(wire.lat, wire.lon),
    isDrill: wire.isDrill ?? false,
    version: wire.version ?? 0,
  };
}

/** Order of the event list: newest first, the higher id first when two share their time. @public */
export function newestFirst(a: PatrolEvent, b: PatrolEvent): number {
  return b.occurredAt - a.occurredAt || b.eventId - a.eventId;
}
