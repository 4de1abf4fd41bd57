import { describe, expect, test } from 'vitest';
import type { Ingest } from './ingest.ts';
import { osmandJsonToIngest } from './osmand-json.ts';

const now = Date.parse('2026-11-20T22:00:00Z');
const coords = { latitude: 50.8476, longitude: 4.3572, accuracy: 6, speed: 1.4, heading: 90, altitude: 12 };
const location = {
  timestamp: '2026-11-20T21:59:00.000Z',
  coords,
  is_moving: true,
  battery: { level: 0.29, is_charging: false },
};

function read(body: object): Ingest {
  const [ingest, ...more] = osmandJsonToIngest({ device_id: 'secret-credential', ...body }, now).ingests;
  expect(more).toEqual([]);
  if (!ingest) throw new Error('nothing came of it');
  return ingest;
}

describe('JSON of Traccar Client', () => {
  test('a location is a fix in metres per second and a contact in per cent', () => {
    expect(read({ location })).toMatchObject({
      contact: { battery: 29, isCharging: false },
      position: {
        latitude: 50.8476,
        longitude: 4.3572,
        recordedAt: now - 60_000,
        accuracyMeters: 6,
        speedMps: 1.4,
        headingDegrees: 90,
      },
      event: null,
      quarantine: null,
    });
  });

  test('negative means unknown', () => {
    const vague = { ...coords, speed: -1, heading: -1, accuracy: -1 };
    const ingest = read({ location: { ...location, coords: vague, battery: { level: -1 } } });
    expect(ingest.position).toMatchObject({ speedMps: null, headingDegrees: null, accuracyMeters: null });
    expect(ingest.contact).toEqual({});
  });

  test.each([
    [{ location: { ...location, coords: undefined } }],
    [{ location: { timestamp: location.timestamp } }],
    [{ location: null }],
    [{}],
  ])('%j is a contact, its place unknown', (body) => {
    expect(read(body)).toMatchObject({ position: null, event: null, quarantine: null });
  });

  test.each([
    ['a mock', { ...location, mock: true }, 'position is a mock'],
    ['a time ahead', { ...location, timestamp: '2026-11-20T22:10:00Z' }, 'time is 10 min ahead'],
    ['a latitude out of range', { ...location, coords: { ...coords, latitude: 91 } }, 'latitude is out of range'],
    ['empty coordinates', { ...location, coords: {} }, 'location is empty'],
    ['coordinates that are none', { ...location, coords: 'here' }, 'coords is not an object'],
    ['a location that is none', 'here', 'location is not an object'],
  ])('%s is quarantined', (_, bad, reason) => {
    const ingest = read({ location: bad });
    expect(ingest).toMatchObject({ position: null, event: null });
    expect(ingest.quarantine?.reason).toContain(reason);
    expect(ingest.quarantine?.raw).not.toContain('secret');
  });

  test.each([
    ['in the location', { location: { ...location, alarm: 'sos' } }],
    ['in its extras', { location: { ...location, extras: { alarm: 'sos' } } }],
    ['beside it', { location, alarm: 'sos' }],
    ['with nothing else', { alarm: 'sos' }],
    ['with a location that is none', { location: 'here', alarm: 'sos' }],
    ['with a list in a list', { location: [[location]], alarm: 'sos' }],
    ['with an empty list', { location: [], alarm: 'sos' }],
  ])('an alarm %s is a panic', (_, body) => {
    expect(read(body)).toMatchObject({ event: { type: 'GuardPanic' }, quarantine: null });
  });

  test('a panic with a mock place keeps everything but the place', () => {
    const { event, position } = read({ location: { ...location, mock: true, alarm: 'sos', extras: { drill: true } } });
    expect(event).toMatchObject({ position: null, comment: 'position left out: position is a mock', isDrill: true });
    expect(position).toBeNull();
  });

  test('a list is one report each, and the credential is read once', () => {
    const later = { ...location, timestamp: '2026-11-20T21:59:30Z' };
    const { credential, ingests } = osmandJsonToIngest({ device_id: 'c', location: [location, later] }, now);
    expect(credential).toBe('c');
    expect(ingests.map(({ position }) => position?.recordedAt)).toEqual([now - 60_000, now - 30_000]);
    expect(ingests[0]?.key).not.toBe(ingests[1]?.key);
  });

  test('of a list without end 500 are read, the rest is put aside as one, and no alarm with it', () => {
    const items = [...Array.from({ length: 700 }, () => location), { ...location, alarm: 'sos' }];
    const { ingests } = osmandJsonToIngest({ device_id: 'secret-credential', location: items }, now);
    expect(ingests).toHaveLength(502);
    expect(ingests[500]?.event?.type).toBe('GuardPanic');
    expect(ingests[501]?.quarantine?.reason).toBe('more than 500 locations');
  });

  test('what differs in anything is another report, what differs in nothing is a copy', () => {
    const key = (changes: object) => read({ location: { ...location, alarm: 'sos', ...changes } }).key;
    expect(key({})).toBe(key({}));
    expect(key({ extras: { press: 2 } })).not.toBe(key({}));
    expect(key({ odometer: 7 })).not.toBe(key({}));
  });

  test.each([[null], ['text'], [[]], [7]])('a body %j names nobody and is quarantined', (body) => {
    const { credential, ingests } = osmandJsonToIngest(body, now);
    expect(credential).toBeNull();
    expect(ingests[0]?.quarantine?.reason).toBe('body is not an object');
  });
});
