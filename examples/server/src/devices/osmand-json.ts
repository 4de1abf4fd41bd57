import { alarmWord } from './alarm-word.ts';
import { type DeviceFields, fieldsOf, firstField } from './device-fields.ts';
import { readAccuracy, readBattery, readFlag, readHeading, readNumber, readSpeed } from './device-number.ts';
import { type DevicePlace, readPlace } from './device-place.ts';
import { readTimestamp } from './device-time.ts';
import type { Ingest, IngestContact } from './ingest.ts';
import { credentialNames, type OsmandReading, osmandIngest } from './osmand-report.ts';
import { refused } from './quarantine.ts';

const nothing: DeviceFields = new Map();
/* as of the own API: more do not come at once */
const maxLocations = 500;

/* absent: alive, place unknown; there and without a place in it: empty */
function readWhere(location: DeviceFields, coords: DeviceFields | null): DevicePlace {
  const given = location.get('coords');
  if (given === undefined || given === null) return { kind: 'absent' };
  if (!coords) return { kind: 'bad', fault: 'coords is not an object' };
  const place = readPlace(coords.get('latitude'), coords.get('longitude'));
  return place.kind === 'absent' ? { kind: 'empty', fault: 'location is empty' } : place;
}

function contactOf(location: DeviceFields): IngestContact {
  const fields = fieldsOf(location.get('battery')) ?? nothing;
  const level = readNumber(fields.get('level'));
  /* a share of 1; two digits keep 0.29 from becoming 28.999 */
  const battery = level === null ? undefined : readBattery(Math.round(level * 10_000) / 100);
  const isCharging = readFlag(fields.get('is_charging'));
  return { ...(battery === undefined ? {} : { battery }), ...(isCharging === undefined ? {} : { isCharging }) };
}

function ingestOf(item: unknown, top: DeviceFields, credential: string | null, now: number): Ingest {
  const location = fieldsOf(item) ?? nothing;
  const extras = fieldsOf(location.get('extras')) ?? nothing;
  const coords = fieldsOf(location.get('coords'));
  const place = readWhere(location, coords);
  const sources = [location, extras, top];
  const alarm = sources.map((fields) => alarmWord(fields.get('alarm'))).find((word) => word !== null) ?? null;
  const isObject = location !== nothing || item === undefined || item === null;
  if (!isObject && !alarm) return refused('location is not an object', item, {}, credential);
  const fix = {
    accuracyMeters: readAccuracy(coords?.get('accuracy')),
    speedMps: readSpeed(coords?.get('speed')),
    headingDegrees: readHeading(coords?.get('heading')),
  };
  /* all of it: two presses of one moment differ in something, a body that is sent again in nothing */
  const parts = [...location].sort(([one], [other]) => (one < other ? -1 : 1));
  const report = {
    credential,
    time: readTimestamp(location.get('timestamp')),
    place,
    fix,
    contact: contactOf(location),
    alarm,
    isDrill: sources.some((fields) => fields.get('drill') === true),
    distrust: readFlag(location.get('mock')) === true ? 'position is a mock' : null,
    meaning: [JSON.stringify(parts), alarm],
    body: item,
  };
  return osmandIngest(report, now);
}

/**
 * Reads the JSON body of /device/osmand, as Traccar Client 9 and later sends it (contract.md part F): one location
 * or a list of them; speed in metres per second. `now` in milliseconds since 1970. Never throws for a body that
 * JSON.parse has made.
 */
export function osmandJsonToIngest(body: unknown, now: number): OsmandReading {
  const top = fieldsOf(body);
  if (!top) return { credential: null, ingests: [refused('body is not an object', body)] };
  const id = firstField(top, ...credentialNames);
  const credential =
    typeof id === 'string' && id.trim() !== '' ? id.trim() : typeof id === 'number' ? String(id) : null;
  const location = top.get('location');
  const items: readonly unknown[] = Array.isArray(location) && location.length > 0 ? location : [location];
  const ingests = items.map((item) => ingestOf(Array.isArray(item) ? 'a list' : item, top, credential, now));
  const rest = items.slice(maxLocations);
  if (rest.length === 0) return { credential, ingests };
  /* an alarm is taken wherever it stands */
  const alarms = ingests.slice(maxLocations).filter(({ event }) => event !== null);
  const reason = `more than ${maxLocations} locations`;
  return { credential, ingests: [...ingests.slice(0, maxLocations), ...alarms, refused(reason, rest, {}, credential)] };
}
