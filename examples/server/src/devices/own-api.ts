import { alarmInText } from './alarm-in-text.ts';
import { alarmWord } from './alarm-word.ts';
import { reportedAt, timeFault } from './device-clock.ts';
import { type DeviceFields, fieldsOf, firstField } from './device-fields.ts';
import { readAccuracy, readBattery, readHeading, readNumber, readSpeed } from './device-number.ts';
import { placeFault, placeOf, readPlace } from './device-place.ts';
import { cleanText, joinNotes } from './device-text.ts';
import { phoneClock, readInstant } from './device-time.ts';
import { readEventType } from './event-word.ts';
import { readContact } from './heartbeat.ts';
import type { Ingest, IngestEvent } from './ingest.ts';
import { panicIngest } from './panic-ingest.ts';
import { quarantineOf, refused } from './quarantine.ts';
import { reportKey } from './report-key.ts';

const maxTagLength = 64;
const maxIdLength = 200;
const notAnObject = 'item is not an object';

/** An item of POST /api/Device/Events, read. */
export interface DeviceEventReading {
  /** As sent, for the answer; '' when it is missing or unusable. */
  readonly clientEventId: string;
  readonly ingest: Ingest;
}

/* an id with a control character is no id: it could not be stored, and the event must be */
function readId(fields: DeviceFields): string {
  const id = firstField(fields, 'clienteventid');
  return typeof id === 'string' && id.length <= maxIdLength && cleanText(id, maxIdLength) === id ? id : '';
}

function descriptionOf(fields: DeviceFields): string {
  const parts = [cleanText(fields.get('title')), cleanText(fields.get('description'))];
  return cleanText(parts.filter((part) => part !== '').join('\n'));
}

function panicOf(fields: DeviceFields, key: string | null, now: number, description: string): Ingest {
  return panicIngest(
    {
      key,
      contact: readContact(fields).contact,
      time: readInstant(fields.get('occurredat')),
      place: readPlace(fields.get('lat'), fields.get('lon')),
      fix: {
        accuracyMeters: readAccuracy(fields.get('accuracy')),
        speedMps: readSpeed(fields.get('speed')),
        headingDegrees: readHeading(fields.get('heading')),
      },
      description,
      isDrill: fields.get('drill') === true,
    },
    now,
  );
}

/**
 * Reads one item of POST /api/Device/Events. `now` in milliseconds since 1970. Never throws:
 * a panic is always an event, anything else that cannot be believed is quarantined with its reason.
 */
export function deviceEventToIngest(item: unknown, now: number): DeviceEventReading {
  const fields = fieldsOf(item);
  if (!fields) return { clientEventId: '', ingest: refused(notAnObject, item) };
  const clientEventId = readId(fields);
  const type = readEventType(fields.get('type'));
  if (type === 'GuardPanic' || alarmWord(fields.get('alarm'))) {
    return { clientEventId, ingest: panicOf(fields, clientEventId || null, now, descriptionOf(fields)) };
  }
  const time = readInstant(fields.get('occurredat'));
  const place = readPlace(fields.get('lat'), fields.get('lon'));
  const tag = type === 'TagRead' ? cleanText(fields.get('tag')).toUpperCase() : null;
  const about = readNumber(fields.get('idevent'));
  const fault =
    (type === null && `type is unknown: '${cleanText(fields.get('type'), 60)}'`) ||
    (clientEventId === '' && 'clientEventId is missing') ||
    timeFault(time, now) ||
    (place.kind === 'bad' && place.fault) ||
    (tag === '' && 'tag is missing') ||
    (tag !== null && tag.length > maxTagLength && `tag is longer than ${maxTagLength} characters`);
  if (type === null || fault) {
    return { clientEventId, ingest: { ...refused(fault || 'type is unknown', item), ...phoneClock(time) } };
  }
  const at = reportedAt(time, now);
  const where = placeOf(place);
  const event: IngestEvent = {
    type,
    occurredAt: at,
    position: where,
    tag,
    description: descriptionOf(fields),
    comment: joinNotes([place.kind === 'empty' ? `position left out: ${place.fault}` : null]),
    aboutEventId: about !== null && Number.isSafeInteger(about) && about > 0 ? about : null,
    isDrill: fields.get('drill') === true,
  };
  const accuracyMeters = readAccuracy(fields.get('accuracy'));
  const position = where && { ...where, recordedAt: at, accuracyMeters, speedMps: null, headingDegrees: null };
  const ingest = { key: clientEventId, ...phoneClock(time), contact: {}, position, event, quarantine: null };
  return { clientEventId, ingest };
}

/**
 * The items of a body of the own API: one without its list is a list of one, an alarm is not lost for a bracket. What
 * should have been a list and cannot be read as one still calls for help when it names a panic.
 */
export function deviceItemsOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  const isCall = typeof body === 'string' && (/\bguardpanic\b/i.test(body) || alarmInText(body) !== null);
  return [isCall ? { type: 'GuardPanic', description: 'The report could not be read' } : body];
}

/**
 * Reads one item of POST /api/Device/Positions; speed in metres per second. An item that carries an `alarm`
 * is a panic like any input's. Never throws.
 */
export function devicePositionToIngest(item: unknown, now: number): Ingest {
  const fields = fieldsOf(item);
  if (!fields) return refused(notAnObject, item);
  const time = readInstant(fields.get('occurredat'));
  const place = readPlace(fields.get('lat'), fields.get('lon'));
  const where = placeOf(place);
  const battery = readBattery(fields.get('battery'));
  const contact = battery === undefined ? {} : { battery };
  const accuracyMeters = readAccuracy(fields.get('accuracy'));
  const speedMps = readSpeed(fields.get('speed'));
  const headingDegrees = readHeading(fields.get('heading'));
  const alarm = alarmWord(fields.get('alarm'));
  const meaning = [where?.latitude, where?.longitude, accuracyMeters, speedMps, headingDegrees, battery, alarm];
  const key = time.kind === 'read' ? reportKey('position', [time.at, ...meaning]) : null;
  if (alarm) return panicOf(fields, key, now, '');
  const fault = timeFault(time, now) ?? placeFault(place);
  const clock = phoneClock(time);
  if (fault || !where) return { ...refused(fault ?? 'location is empty', item, contact), ...clock };
  const position = { ...where, recordedAt: reportedAt(time, now), accuracyMeters, speedMps, headingDegrees };
  return { key, ...clock, contact, position, event: null, quarantine: null };
}

/**
 * Reads the body of POST /api/Device/Heartbeat: a contact with what could be read; fields that could not
 * are quarantined beside it, and the contact stands. Never throws.
 */
export function deviceHeartbeatToIngest(body: unknown, now: number): Ingest {
  const fields = fieldsOf(body ?? {});
  if (!fields) return refused(notAnObject, body);
  if (alarmWord(fields.get('alarm'))) return panicOf(fields, null, now, '');
  const { contact, faults } = readContact(fields);
  const time = readInstant(fields.get('occurredat'));
  const reasons = [timeFault(time, now), ...faults].filter((reason) => reason !== null);
  const quarantine = reasons.length > 0 ? quarantineOf(reasons.join('; '), body) : null;
  return { key: null, ...phoneClock(time), contact, position: null, event: null, quarantine };
}
