import { reportedAt, timeFault } from './device-clock.ts';
import { type DevicePlace, placeFault, placeOf } from './device-place.ts';
import { cleanText } from './device-text.ts';
import { type DeviceTime, phoneClock } from './device-time.ts';
import type { Ingest, IngestContact, IngestPosition } from './ingest.ts';
import { panicIngest } from './panic-ingest.ts';
import { refused } from './quarantine.ts';
import { reportKey } from './report-key.ts';

/** A request to /device/osmand, read. */
export interface OsmandReading {
  /** The device credential (`id`, `deviceid` or `device_id`); null when there is none. */
  readonly credential: string | null;
  readonly ingests: Ingest[];
}

/** Names under which the credential comes. */
export const credentialNames: readonly string[] = ['id', 'deviceid', 'device_id'];

/** One report of the OsmAnd protocol in the server's own units, from a query or from JSON. */
export interface OsmandReport {
  readonly credential: string | null;
  readonly time: DeviceTime;
  readonly place: DevicePlace;
  readonly fix: Omit<IngestPosition, 'latitude' | 'longitude' | 'recordedAt'>;
  readonly contact: IngestContact;
  /** As alarmWord reads it. */
  readonly alarm: string | null;
  readonly isDrill: boolean;
  /** The phone itself says that its fix is made up or worthless. */
  readonly distrust: string | null;
  /** Everything that tells this report from another one of the same time. */
  readonly meaning: readonly (string | number | null)[];
  /** The body as it came, without the credential's field. */
  readonly body: unknown;
}

/** Part F: a panic when there is an alarm, else a fix, a contact without a place, or quarantined. */
export function osmandIngest(report: OsmandReport, now: number): Ingest {
  const { time, place, fix, contact, alarm, isDrill, distrust, credential } = report;
  const key = time.kind === 'read' && time.at > 0 ? reportKey('osmand', [time.at, ...report.meaning]) : null;
  if (alarm) {
    const description = alarm.toLowerCase() === 'sos' ? 'SOS' : cleanText(alarm);
    return panicIngest({ key, contact, time, place, fix, description, isDrill, distrust }, now);
  }
  const fault = timeFault(time, now) ?? distrust ?? placeFault(place);
  const clock = phoneClock(time);
  if (fault) return { ...refused(fault, report.body, contact, credential), ...clock };
  const where = placeOf(place);
  /* no place at all: the phone is alive, and where it is nobody knows */
  const position = where && { ...where, ...fix, recordedAt: reportedAt(time, now) };
  return { key, ...clock, contact, position, event: null, quarantine: null };
}
