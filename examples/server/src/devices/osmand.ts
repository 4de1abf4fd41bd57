import { alarmWord } from './alarm-word.ts';
import { type DeviceFields, fieldsOf, firstField } from './device-fields.ts';
import { readAccuracy, readBattery, readFlag, readHeading, readSpeed } from './device-number.ts';
import { type DevicePlace, placeOf, readPlace, readPlacePair } from './device-place.ts';
import { readTimestamp } from './device-time.ts';
import type { Ingest, IngestContact } from './ingest.ts';
import { credentialNames, type OsmandReading, osmandIngest } from './osmand-report.ts';

const metersPerSecondOfKnot = 1852 / 3600;
/** Names whose values count by what they mean; all others count as they are spelled. */
const readNames = new Set([...credentialNames, 'timestamp', 'lat', 'lon', 'location', 'speed', 'bearing', 'heading']);

const spelled = (fields: DeviceFields, name: string): string => String(fields.get(name) ?? '');

function readWhere(fields: DeviceFields): DevicePlace {
  const pair = fields.get('location');
  const isPair = spelled(fields, 'lat') === '' && spelled(fields, 'lon') === '' && typeof pair === 'string';
  return isPair ? readPlacePair(pair) : readPlace(fields.get('lat'), fields.get('lon'));
}

function contactOf(fields: DeviceFields): IngestContact {
  const battery = readBattery(fields.get('batt'));
  const isCharging = readFlag(fields.get('charge'));
  return { ...(battery === undefined ? {} : { battery }), ...(isCharging === undefined ? {} : { isCharging }) };
}

function distrustOf(fields: DeviceFields): string | null {
  if (readFlag(fields.get('mock')) === true) return 'position is a mock';
  return readFlag(fields.get('valid')) === false ? 'position is not valid' : null;
}

function ingestOf(fields: DeviceFields, credential: string | null, now: number): Ingest {
  const place = readWhere(fields);
  const where = placeOf(place);
  const knots = readSpeed(fields.get('speed'));
  const headingDegrees = readHeading(firstField(fields, 'bearing', 'heading'));
  const rest = [...fields].filter(([name]) => !readNames.has(name)).map(([name, value]) => `${name}=${value}`);
  const spot = where
    ? [where.latitude, where.longitude]
    : ['lat', 'lon', 'location'].map((name) => spelled(fields, name));
  const report = {
    credential,
    time: readTimestamp(fields.get('timestamp')),
    place,
    fix: {
      accuracyMeters: readAccuracy(fields.get('accuracy')),
      speedMps: knots === null ? null : knots * metersPerSecondOfKnot,
      headingDegrees,
    },
    contact: contactOf(fields),
    alarm: alarmWord(fields.get('alarm')),
    isDrill: fields.get('drill') === 'true',
    distrust: distrustOf(fields),
    meaning: [...spot, knots, headingDegrees, ...rest.sort()],
    body: Object.fromEntries([...fields].filter(([name]) => !credentialNames.includes(name))),
  };
  return osmandIngest(report, now);
}

/**
 * Reads the query and form parameters of /device/osmand, the protocol of OsmAnd and of Traccar Client before 9
 * (contract.md part F). Speed comes in knots. `now` in milliseconds since 1970. Never throws.
 */
export function osmandToIngest(parameters: ReadonlyMap<string, string>, now: number): OsmandReading {
  const fields = fieldsOf(Object.fromEntries(parameters)) ?? new Map<string, unknown>();
  const id = firstField(fields, ...credentialNames);
  const credential = typeof id === 'string' && id.trim() !== '' ? id.trim() : null;
  return { credential, ingests: [ingestOf(fields, credential, now)] };
}
