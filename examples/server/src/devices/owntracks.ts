import { alarmInText } from './alarm-in-text.ts';
import { reportedAt, timeFault } from './device-clock.ts';
import { type DeviceFields, fieldsOf, firstField } from './device-fields.ts';
import { readAccuracy, readFlag, readHeading, readSpeed } from './device-number.ts';
import { type DevicePlace, placeFault, placeOf, readPlace } from './device-place.ts';
import { cleanText, joinNotes } from './device-text.ts';
import { type DeviceTime, phoneClock, readTimestamp } from './device-time.ts';
import type { Ingest, IngestContact, IngestEvent, IngestPosition } from './ingest.ts';
import { ownTracksAlarm } from './owntracks-alarm.ts';
import { ownTracksContact } from './owntracks-contact.ts';
import { panicIngest } from './panic-ingest.ts';
import { quarantineOf, refused } from './quarantine.ts';
import { reportKey } from './report-key.ts';

/** What a message is read with. */
export interface OwnTracksContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The device credential, which is cut out of what is kept. */
  readonly secret: string | null;
  /** Chip's code of the checkpoint whose region the message says was entered; null when it is nobody's. */
  readonly checkpoint: string | null;
}

/** A message of OwnTracks, read. */
export interface OwnTracksReading {
  readonly ingest: Ingest;
  /** The picture that belongs to the event, base64 as it came; null when there is none. */
  readonly picture: string | null;
}

interface Message {
  readonly fields: DeviceFields;
  /** When it was written, which may be long after the fix in it. */
  readonly time: DeviceTime;
  readonly fixTime: DeviceTime;
  readonly place: DevicePlace;
  readonly fix: Omit<IngestPosition, 'latitude' | 'longitude' | 'recordedAt'>;
  readonly contact: IngestContact;
  readonly distrust: string | null;
  readonly key: string | null;
  readonly picture: string | null;
  /** As it is kept in quarantine: without the picture. */
  readonly kept: unknown;
}

/* What is about the app and not about the patrol: that the phone is alive is all there is to it. */
const contactTypes: ReadonlySet<string> = new Set([
  'beacon',
  'card',
  'cmd',
  'configuration',
  'dump',
  'request',
  'status',
  'steps',
  'waypoint',
  'waypoints',
]);

const typeOf = (fields: DeviceFields): string => cleanText(fields.get('_type'), 60).toLowerCase();
const metersPerSecond = (value: unknown): number | null => {
  const kilometersPerHour = readSpeed(value);
  return kilometersPerHour === null ? null : kilometersPerHour / 3.6;
};

function messageOf(fields: DeviceFields): Message {
  const time = readTimestamp(firstField(fields, 'created_at', 'tst'));
  const image = fields.get('image');
  const picture = typeof image === 'string' && image !== '' ? image : null;
  const parts = [...fields].sort(([one], [other]) => (one < other ? -1 : 1));
  const shown = picture === null ? parts : [...parts, ['image', `${picture.length} characters`] as const];
  return {
    fields,
    time,
    fixTime: readTimestamp(fields.get('tst')),
    place: readPlace(fields.get('lat'), fields.get('lon')),
    fix: {
      accuracyMeters: readAccuracy(fields.get('acc')),
      speedMps: metersPerSecond(fields.get('vel')),
      headingDegrees: readHeading(fields.get('cog')),
    },
    contact: ownTracksContact(fields),
    distrust: readFlag(fields.get('mock')) === true ? 'position is a mock' : null,
    key: time.kind === 'read' && time.at > 0 ? reportKey('owntracks', [JSON.stringify(parts)]) : null,
    picture,
    kept: Object.fromEntries(shown),
  };
}

/* Part F: mock, a clock that cannot be believed, coordinates that are none; of a location also that it has none. */
function faultOf({ time, fixTime, place, distrust }: Message, isPlaceNeeded: boolean, now: number): string | null {
  const placeless = place.kind === 'absent' ? 'location is empty' : placeFault(place);
  const badPlace = isPlaceNeeded || place.kind === 'bad' ? placeless : null;
  return timeFault(fixTime, now) ?? timeFault(time, now) ?? distrust ?? badPlace;
}

/** A believed report; with an event when it says something. */
function believed(
  { key, time, fixTime, place, fix, contact }: Message,
  event: Pick<IngestEvent, 'type' | 'tag' | 'description'> | null,
  now: number,
): Ingest {
  const where = placeOf(place);
  const note = place.kind === 'empty' ? `position left out: ${place.fault}` : null;
  return {
    key,
    ...phoneClock(time),
    contact,
    position: where && { ...where, ...fix, recordedAt: reportedAt(fixTime, now) },
    event: event && {
      ...event,
      occurredAt: reportedAt(time, now),
      position: where,
      comment: joinNotes([note]),
      aboutEventId: null,
      isDrill: false,
    },
    quarantine: null,
  };
}

function location(message: Message, now: number): Ingest | string {
  const fault = faultOf(message, true, now);
  if (fault) return fault;
  const description = cleanText(message.fields.get('poi'));
  const isMessage = description !== '' || message.picture !== null;
  return believed(message, isMessage ? { type: 'GuardMessage', tag: null, description } : null, now);
}

function transition(message: Message, { now, checkpoint }: OwnTracksContext): Ingest | string {
  const fault = faultOf(message, false, now);
  if (fault) return fault;
  const event = cleanText(message.fields.get('event'), 60).toLowerCase();
  if (event === 'leave') return { ...believed(message, null, now), position: null };
  if (event !== 'enter') return `event is unknown: '${event}'`;
  /* No chip's code has small letters: what a guard calls a region of his own is never taken for a checkpoint. */
  const tag = checkpoint ?? `region ${cleanText(message.fields.get('desc'), 200) || 'without a name'}`;
  return believed(message, { type: 'TagRead', tag, description: '' }, now);
}

/** The report, or why it is not believed. */
function reportOf(message: Message, context: OwnTracksContext): Ingest | string {
  const { contact, fields } = message;
  const type = typeOf(fields);
  const alive: Ingest = { key: null, contact, position: null, event: null, quarantine: null };
  if (type === 'location') return location(message, context.now);
  if (type === 'transition') return transition(message, context);
  if (contactTypes.has(type)) return alive;
  /* A broker writes a last will when it no longer hears the phone: nobody has spoken. */
  if (type === 'lwt') return { ...alive, hasContact: false };
  return type === 'encrypted' ? 'message is encrypted' : `type is unknown: '${type}'`;
}

function unreadable(body: unknown, { now, secret }: OwnTracksContext): Ingest {
  const empty: Ingest = { key: null, contact: {}, position: null, event: null, quarantine: null };
  /* A friend deleted in the app sends nothing at all. */
  if (body === undefined || body === null || body === '') return empty;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const alarm = alarmInText(text);
  const reason = 'message is not a JSON object';
  if (alarm === null) return refused(reason, body, {}, secret);
  const fix = { accuracyMeters: null, speedMps: null, headingDegrees: null };
  const absent = { kind: 'absent' } as const;
  const report = { key: null, contact: {}, time: absent, place: absent, fix, description: alarm, isDrill: false };
  return { ...panicIngest(report, now), quarantine: quarantineOf(reason, body, secret) };
}

/**
 * Reads a message of OwnTracks in its HTTP mode (contract.md part F); speed comes in km/h. Never throws for a body that
 * JSON.parse has made: an alarm is always an event, anything else that cannot be believed is quarantined with its
 * reason, because a refusal would block the phone's queue.
 */
export function ownTracksToIngest(body: unknown, context: OwnTracksContext): OwnTracksReading {
  const fields = fieldsOf(body);
  if (!fields) return { ingest: unreadable(body, context), picture: null };
  const message = messageOf(fields);
  const { contact, picture, time, kept } = message;
  const description = ownTracksAlarm(fields);
  if (description !== null) {
    const isDrill = fields.get('drill') === true;
    return { ingest: panicIngest({ ...message, description, isDrill }, context.now), picture };
  }
  const report = reportOf(message, context);
  if (typeof report !== 'string') return { ingest: report, picture: report.event ? picture : null };
  return { ingest: { ...refused(report, kept, contact, context.secret), ...phoneClock(time) }, picture: null };
}
