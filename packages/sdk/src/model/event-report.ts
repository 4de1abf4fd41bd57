import type { Wire } from '../wire/index.ts';
import type { ReadEvent } from './change.ts';
import { toInstant, toInstantOrNull } from './instant.ts';
import { type PatrolEvent, patrolEventFromWire } from './patrol-event.ts';

/** An event as the search's result and its print show it. @public */
export interface EventReportRow extends PatrolEvent {
  /** Planned start of the check, else when it happened; milliseconds since 1970. */
  readonly startsAt: number;
  /** What was wrong with the read; empty when nothing was. */
  readonly readException: '' | 'missed' | 'late' | 'unknownTag';
  /** Code of the chip, else the name of the event's type. */
  readonly code: string;
  readonly guardName: string;
}

/** A picture of an event. @public */
export interface EventImage {
  readonly imageId: number | null;
  /** Base64 of a JPEG, without a prefix. */
  readonly jpegBase64: string;
  /** Milliseconds since 1970; null when the back end does not say. */
  readonly takenAt: number | null;
}

/** Reads the wire's EventReportRow; null when its event cannot be read. What a back end leaves out is made of the event. @public */
export function eventReportRowFromWire(
  wire: Wire<'EventReportRow'>,
  readEvent: ReadEvent = patrolEventFromWire,
): EventReportRow | null {
  const event = readEvent(wire);
  if (!event) return null;
  const known = eventReportRowOf(event);
  const startsAt = event.unreadable ? null : toInstantOrNull(wire.startDateTime, 'startDateTime');
  return {
    ...known,
    startsAt: startsAt ?? known.startsAt,
    readException: wire.readTagException ?? known.readException,
    code: wire.code ?? known.code,
    guardName: wire.user ?? known.guardName,
  };
}

/** What can be said of an event as a row of the report, by a back end that answers it as an event only. @public */
export function eventReportRowOf(event: PatrolEvent): EventReportRow {
  const { type, readAt, occurredAt, source } = event;
  return {
    ...event,
    startsAt: occurredAt,
    readException: type === 'UnknownTag' ? 'unknownTag' : type === 'Exception' ? missedOrLate(readAt, occurredAt) : '',
    code: type,
    guardName: source,
  };
}

/* C4: an Exception happens at the deadline, so a read before it was in time and only uploaded late. */
function missedOrLate(readAt: number | null, deadline: number): EventReportRow['readException'] {
  if (readAt === null) return 'missed';
  return readAt < deadline ? '' : 'late';
}

/** Reads the wire's EventImage. @public */
export function eventImageFromWire(wire: Wire<'EventImage'>): EventImage {
  return {
    imageId: wire.idEventImage ?? null,
    jpegBase64: wire.imageData,
    takenAt: wire.dateTime === undefined ? null : toInstant(wire.dateTime, 'dateTime'),
  };
}
