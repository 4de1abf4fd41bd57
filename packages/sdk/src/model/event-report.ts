import type { Wire } from '../wire/index.ts';
import type { EventTypes } from './event-type.ts';
import { toInstant } from './instant.ts';
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

/** Reads the wire's EventReportRow. @public */
export function eventReportRowFromWire(wire: Wire<'EventReportRow'>, types?: EventTypes): EventReportRow {
  return {
    ...patrolEventFromWire(wire, types),
    startsAt: toInstant(wire.startDateTime, 'startDateTime'),
    readException: wire.readTagException,
    code: wire.code,
    guardName: wire.user,
  };
}

/** Reads the wire's EventImage. @public */
export function eventImageFromWire(wire: Wire<'EventImage'>): EventImage {
  return {
    imageId: wire.idEventImage ?? null,
    jpegBase64: wire.imageData,
    takenAt: wire.dateTime === undefined ? null : toInstant(wire.dateTime, 'dateTime'),
  };
}
