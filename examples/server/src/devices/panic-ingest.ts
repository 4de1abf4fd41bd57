import { panicTime, timeFault } from './device-clock.ts';
import { type DevicePlace, placeFault, placeOf } from './device-place.ts';
import { joinNotes } from './device-text.ts';
import { type DeviceTime, phoneClock } from './device-time.ts';
import type { Ingest, IngestContact, IngestPosition } from './ingest.ts';

/** What an adapter knows of a panic. */
export interface PanicReport {
  readonly key: string | null;
  readonly contact: IngestContact;
  readonly time: DeviceTime;
  readonly place: DevicePlace;
  /** What the fix says beside its place and time. */
  readonly fix: Omit<IngestPosition, 'latitude' | 'longitude' | 'recordedAt'>;
  readonly description: string;
  readonly isDrill: boolean;
  /** Why the place may not be believed although it reads well; null when it may. */
  readonly distrust?: string | null;
}

/**
 * Part F, C7: a panic is always an event. What is wrong with it is left out and said in the comment:
 * a bad place leaves no position, an unbelievable clock gives way to the time of receipt.
 */
export function panicIngest(report: PanicReport, now: number): Ingest {
  const { at, note } = panicTime(report.time, now);
  const distrust = report.distrust ?? placeFault(report.place);
  const place = distrust ? null : placeOf(report.place);
  /* a place whose time is unknown belongs to the event, but would put the guard's track out of order */
  const isTimed = note === null && timeFault(report.time, now) === null;
  return {
    key: report.key,
    ...phoneClock(report.time),
    contact: report.contact,
    position: place && isTimed ? { ...place, ...report.fix, recordedAt: at } : null,
    event: {
      type: 'GuardPanic',
      occurredAt: at,
      position: place,
      tag: null,
      description: report.description,
      comment: joinNotes([note, distrust && `position left out: ${distrust}`]),
      aboutEventId: null,
      isDrill: report.isDrill,
    },
    quarantine: null,
  };
}
