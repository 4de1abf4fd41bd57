import type { Wire } from '../wire/index.ts';
import { given } from './given.ts';
import { fromInstant, toInstant } from './instant.ts';
import { type LatLon, toLatLon } from './lat-lon.ts';

/** What a guard's phone tells; instants in milliseconds since 1970. @public */
export interface DeviceEvent {
  /** The phone's own id of it (a uuid): a copy is told by it. */
  readonly clientEventId: string;
  readonly type: Wire<'DeviceEventType'>;
  readonly occurredAt: number;
  /** Code of the chip, only with TagRead. */
  readonly tag?: string | undefined;
  readonly position?: LatLon | undefined;
  /** Metres. */
  readonly accuracyMeters?: number | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The event a GuardComment belongs to. */
  readonly eventId?: number | undefined;
  readonly isDrill?: boolean | undefined;
}

/** One fix of a guard's phone. @public */
export interface DevicePosition {
  readonly recordedAt: number;
  readonly position: LatLon;
  /** Metres. */
  readonly accuracyMeters?: number | undefined;
  /** Metres per second. */
  readonly speedMps?: number | undefined;
  /** Per cent. */
  readonly battery?: number | undefined;
}

/** A message or an intervention in a guard's inbox. @public */
export interface InboxMessage {
  readonly messageId: number;
  readonly kind: 'message' | 'intervention' | 'comment';
  readonly eventId: number;
  readonly senderId: number;
  readonly senderName: string;
  readonly title: string;
  readonly text: string;
  readonly sentAt: number;
  readonly position: LatLon | null;
  readonly isSeen: boolean;
}

const kinds = ['message', 'intervention', 'comment'] as const; /* A4: by its code */

/** Writes the wire's DeviceEvent. @public */
export function deviceEventToWire(event: DeviceEvent): Wire<'DeviceEvent'> {
  const { clientEventId, type, occurredAt, position, tag, title, description } = event;
  return {
    clientEventId,
    type,
    occurredAt: fromInstant(occurredAt),
    ...given({ tag, title, description, lat: position?.latitude, lon: position?.longitude }),
    ...given({ accuracy: event.accuracyMeters, idEvent: event.eventId, drill: event.isDrill }),
  };
}

/** Writes the wire's DevicePosition. @public */
export function devicePositionToWire(fix: DevicePosition): Wire<'DevicePosition'> {
  const { recordedAt, position, battery } = fix;
  return {
    occurredAt: fromInstant(recordedAt),
    lat: position.latitude,
    lon: position.longitude,
    ...given({ accuracy: fix.accuracyMeters, speed: fix.speedMps, battery }),
  };
}

/** Reads the wire's InboxMessage. @public */
export function inboxMessageFromWire(wire: Wire<'InboxMessage'>): InboxMessage {
  return {
    messageId: wire.idNotification,
    kind: kinds[wire.idNotificationType],
    eventId: wire.idEvent,
    senderId: wire.idUser,
    senderName: wire.userName,
    title: wire.title,
    text: wire.description,
    sentAt: toInstant(wire.dateTime, 'dateTime'),
    position: toLatLon(wire.latitude, wire.longitude),
    isSeen: wire.seen,
  };
}
