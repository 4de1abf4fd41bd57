import type { Wire } from '../wire/index.ts';
import { formatIdList, parseIdList } from './id-list.ts';
import { toInstant } from './instant.ts';
import { type LatLon, toLatLon } from './lat-lon.ts';

/** What hangs on an event: a supervisor's or guard's comment, or a message sent to guards. @public */
export interface EventComment {
  readonly commentId: number;
  readonly eventId: number | null;
  readonly kind: 'message' | 'intervention' | 'comment';
  readonly authorId: number;
  /** Empty for a note that notifies nobody. */
  readonly recipientIds: readonly number[];
  /** Headline of a message; empty for a comment. */
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  readonly position: LatLon | null;
  /** Whether the caller has opened it; null when the back end does not say. */
  readonly isSeen: boolean | null;
  /** Users whose device has taken it. */
  readonly deliveredTo: readonly number[];
  /** Users who have opened it. */
  readonly seenBy: readonly number[];
}

/** A message or an intervention from the console to guards. @public */
export interface SupervisorMessage {
  readonly kind: 'message' | 'intervention';
  /** Event it belongs to; null for none. */
  readonly eventId: number | null;
  readonly title: string;
  readonly text: string;
  readonly recipientIds: readonly number[];
  readonly position: LatLon;
}

/* S9: message 0, intervention 1; comment 2 is the server's. */
const kinds = ['message', 'intervention', 'comment'] as const;

/** Reads the wire's Notification. Throws a TypeError that names the field it cannot read. @public */
export function eventCommentFromWire(wire: Wire<'Notification'>): EventComment {
  const recipientIds = parseIdList(wire.sendTo);
  if (!recipientIds) throw new TypeError(`sendTo is not a list of ids: '${wire.sendTo}'`);
  return {
    commentId: wire.idNotification,
    eventId: wire.idEvent ?? null,
    kind: kinds[wire.idNotificationType ?? 2],
    authorId: wire.idUser,
    recipientIds,
    title: wire.title ?? '',
    text: wire.description,
    writtenAt: toInstant(wire.dateTime, 'dateTime'),
    position: toLatLon(wire.latitude, wire.longitude),
    isSeen: wire.seen ?? null,
    deliveredTo: wire.deliveredTo ?? [],
    seenBy: wire.seenBy ?? [],
  };
}

/** Writes the wire's InterventionMessage. @public */
export function supervisorMessageToWire(message: SupervisorMessage): Wire<'InterventionMessage'> {
  return {
    idNotificationType: message.kind === 'intervention' ? 1 : 0,
    idEvent: message.eventId ?? 0,
    title: message.title,
    description: message.text,
    sendTo: formatIdList(message.recipientIds),
    latitude: message.position.latitude,
    longitude: message.position.longitude,
  };
}
