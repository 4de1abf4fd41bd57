import { describe, expect, test } from 'vitest';
import type { Ingest } from './ingest.ts';
import { deviceEventToIngest, deviceHeartbeatToIngest, devicePositionToIngest } from './own-api.ts';

const now = Date.parse('2026-11-20T22:00:00Z');
const at = (offsetMs: number): string => new Date(now + offsetMs).toISOString();
const minute = 60_000;
const hour = 60 * minute;

const event = (fields: object): Ingest => deviceEventToIngest({ clientEventId: 'c-1', ...fields }, now).ingest;
const panic = (fields: object): Ingest['event'] => event({ type: 'GuardPanic', occurredAt: at(0), ...fields }).event;

describe('events of the own API', () => {
  test('a tag read becomes an event at the time of the phone, with its place as a fix', () => {
    const body = { type: 'TagRead', occurredAt: at(-minute), tag: ' 04a1 ', lat: 50.8, lon: 4.3, accuracy: 7 };
    expect(event(body)).toEqual({
      key: 'c-1',
      phoneAt: now - minute,
      contact: {},
      position: {
        latitude: 50.8,
        longitude: 4.3,
        recordedAt: now - minute,
        accuracyMeters: 7,
        speedMps: null,
        headingDegrees: null,
      },
      event: {
        type: 'TagRead',
        occurredAt: now - minute,
        position: { latitude: 50.8, longitude: 4.3 },
        tag: '04A1',
        description: '',
        comment: '',
        aboutEventId: null,
        isDrill: false,
      },
      quarantine: null,
    });
  });

  test.each([
    ['no object', 'GuardPanic', 'item is not an object'],
    ['an array', [], 'item is not an object'],
    ['null', null, 'item is not an object'],
    ['no type', { clientEventId: 'c' }, "type is unknown: ''"],
    ['an unknown type', { clientEventId: 'c', type: 'Dance' }, "type is unknown: 'Dance'"],
    ['no clientEventId', { type: 'Start' }, 'clientEventId is missing'],
    [
      'a time more than 2 min ahead',
      { clientEventId: 'c', type: 'Start', occurredAt: at(120_001) },
      'time is 2 min ahead',
    ],
    [
      'a time without an offset',
      { clientEventId: 'c', type: 'Start', occurredAt: '2026-11-20T22:00:00' },
      'time is unreadable',
    ],
    [
      'a day that does not exist',
      { clientEventId: 'c', type: 'Stop', occurredAt: '2026-02-30T22:00:00Z' },
      'time is unreadable',
    ],
    ['a time of 0', { clientEventId: 'c', type: 'Start', occurredAt: '1970-01-01T00:00:00Z' }, 'time is 0'],
    ['latitude 91', { clientEventId: 'c', type: 'Start', lat: 91, lon: 4 }, 'latitude is out of range: 91'],
    ['longitude -181', { clientEventId: 'c', type: 'Start', lat: 50, lon: -181 }, 'longitude is out of range: -181'],
    [
      'a place that is no number',
      { clientEventId: 'c', type: 'Start', lat: 'NaN', lon: 4 },
      'latitude is not a number',
    ],
    ['a read without a tag', { clientEventId: 'c', type: 'TagRead' }, 'tag is missing'],
    ['a tag of 65 characters', { clientEventId: 'c', type: 'TagRead', tag: 'a'.repeat(65) }, 'tag is longer than 64'],
  ])('%s is quarantined with its reason', (_, body, reason) => {
    const { ingest } = deviceEventToIngest(body, now);
    expect(ingest.event).toBeNull();
    expect(ingest.position).toBeNull();
    expect(ingest.key).toBeNull();
    expect(ingest.quarantine?.reason).toContain(reason);
    expect(ingest.quarantine?.raw).toBe(JSON.stringify(body));
  });

  test.each([
    ['just 2 min ahead', at(2 * minute), now + 2 * minute],
    ['older than 72 h', at(-100 * hour), now - 100 * hour],
    ['with an offset', '2026-11-20T23:30:00.250+02:00', now - 30 * minute + 250],
    ['absent', undefined, now],
  ])('a time %s is taken', (_, occurredAt, expected) => {
    expect(event({ type: 'Start', occurredAt }).event?.occurredAt).toBe(expected);
  });

  test('an event that says 0, 0 keeps its facts, without a place', () => {
    const { event: taken, position } = event({ type: 'TagRead', tag: 'A', lat: 0, lon: 0 });
    expect(taken).toMatchObject({ tag: 'A', position: null, comment: 'position left out: location is empty' });
    expect(position).toBeNull();
  });

  test('texts are cut at 2,000 characters and lose their control characters, but keep their lines', () => {
    expect(event({ type: 'GuardMessage', title: 'A\u0000B', description: 'c\r\nd\u0007' }).event?.description).toBe(
      'AB\nc\nd',
    );
    expect(event({ type: 'GuardMessage', description: 'x'.repeat(3000) }).event?.description).toHaveLength(2000);
  });

  test('a cut never leaves half a character', () => {
    const description = event({ type: 'GuardMessage', description: `${'x'.repeat(1999)}😀` }).event?.description;
    expect(description).toBe('x'.repeat(1999));
    expect(event({ type: 'GuardMessage', description: 'a\ud800b' }).event?.description).toBe('a\ufffdb');
  });

  test('a comment names its event', () => {
    expect(event({ type: 'GuardComment', idEvent: 12, description: 'ok' }).event?.aboutEventId).toBe(12);
    expect(event({ type: 'GuardComment', idEvent: -1, description: 'ok' }).event?.aboutEventId).toBeNull();
  });

  test('names of fields are read in any case', () => {
    const { ingest, clientEventId } = deviceEventToIngest(
      { ClientEventId: 'c', TYPE: 'Start', OccurredAt: at(-1) },
      now,
    );
    expect(clientEventId).toBe('c');
    expect(ingest.event).toMatchObject({ type: 'Start', occurredAt: now - 1 });
  });
});

describe('panics of the own API', () => {
  test.each(['GuardPanic', 'guardpanic', 'GUARDPANIC', 'guard_panic', ' panic ', 'SOS'])('%s is one', (type) => {
    expect(event({ type }).event?.type).toBe('GuardPanic');
  });

  test.each([
    ['ahead by 2 h 5 min', at(125 * minute), now, 'device clock differs by 2 h 5 min (ahead)'],
    ['older than 72 h', at(-73 * hour), now, 'device clock differs by 3 d 1 h (behind)'],
    ['72 h old', at(-72 * hour), now - 72 * hour, ''],
    ['2 min ahead', at(2 * minute), now + 2 * minute, ''],
    ['unreadable', 'yesterday', now, "device time is unreadable: 'yesterday'"],
    ['an object', {}, now, "device time is unreadable: 'object'"],
    ['0', '1970-01-01T00:00:00Z', now, 'device time is 0'],
    ['absent', undefined, now, ''],
  ])('a clock %s never refuses it', (_, occurredAt, expected, comment) => {
    expect(panic({ occurredAt })).toMatchObject({ type: 'GuardPanic', occurredAt: expected, comment });
  });

  test('an unbelievable clock leaves the place with the event and the track untouched', () => {
    const ingest = event({ type: 'GuardPanic', occurredAt: at(hour), lat: 50, lon: 4 });
    expect(ingest.event?.position).toEqual({ latitude: 50, longitude: 4 });
    expect(ingest.position).toBeNull();
  });

  test.each([
    [91, 4, 'position left out: latitude is out of range: 91'],
    ['NaN', 4, "position left out: latitude is not a number: 'NaN'"],
    [0, 0, 'position left out: location is empty'],
    ['', '', 'position left out: location is empty'],
    [50, null, 'position left out: location is empty'],
    [{}, [], "position left out: latitude is not a number: 'object'"],
    [null, null, ''],
  ])('a place of %s, %s is left out and said', (lat, lon, comment) => {
    expect(panic({ lat, lon })).toMatchObject({ type: 'GuardPanic', position: null, comment });
  });

  test('without a clientEventId it is taken, each on its own', () => {
    for (const clientEventId of [undefined, null, '', 7, {}, 'a\u0000b', 'x'.repeat(201)]) {
      const reading = deviceEventToIngest({ type: 'GuardPanic', clientEventId }, now);
      expect(reading.clientEventId).toBe('');
      expect(reading.ingest.key).toBeNull();
      expect(reading.ingest.event?.type).toBe('GuardPanic');
    }
  });

  test.each([
    [true, true],
    ['true', false],
    [1, false],
    [undefined, false],
  ])('drill %j is a drill: %s', (drill, isDrill) => {
    expect(panic({ drill })?.isDrill).toBe(isDrill);
  });

  test('an alarm makes a panic of anything, whatever its type', () => {
    expect(event({ type: 'Dance', alarm: 'sos' }).event?.type).toBe('GuardPanic');
    expect(devicePositionToIngest({ alarm: 'sos' }, now).event?.type).toBe('GuardPanic');
    expect(deviceHeartbeatToIngest({ alarm: true }, now).event?.type).toBe('GuardPanic');
  });
});

describe('positions of the own API', () => {
  const position = { occurredAt: at(-minute), lat: 50.8, lon: 4.3, accuracy: 5, speed: 1.4, battery: 80 };

  test('a position becomes a fix and a contact', () => {
    expect(devicePositionToIngest(position, now)).toMatchObject({
      contact: { battery: 80 },
      position: { latitude: 50.8, longitude: 4.3, recordedAt: now - minute, accuracyMeters: 5, speedMps: 1.4 },
      event: null,
      quarantine: null,
    });
  });

  test('two copies share their key, another place or time has another one', () => {
    const key = (changes: object): string | null => devicePositionToIngest({ ...position, ...changes }, now).key;
    expect(key({})).toBe(key({ occurredAt: at(-minute).replace('Z', '+00:00') }));
    expect(key({})).not.toBe(key({ lat: 50.81 }));
    expect(key({})).not.toBe(key({ occurredAt: at(-minute + 1) }));
  });

  test('without a time each is its own, at the time of receipt', () => {
    const ingest = devicePositionToIngest({ lat: 50, lon: 4 }, now);
    expect(ingest.key).toBeNull();
    expect(ingest.position?.recordedAt).toBe(now);
  });

  test.each([
    [{ ...position, lat: 91 }, 'latitude is out of range'],
    [{ ...position, lat: null, lon: null }, 'location is empty'],
    [{ occurredAt: at(0) }, 'location is empty'],
    [{ ...position, lat: 0, lon: 0 }, 'location is empty'],
    [{ ...position, occurredAt: at(3 * minute) }, 'time is 3 min ahead'],
    [17, 'item is not an object'],
  ])('%j is quarantined', (body, reason) => {
    const ingest = devicePositionToIngest(body, now);
    expect(ingest.position).toBeNull();
    expect(ingest.quarantine?.reason).toContain(reason);
  });

  test('a foolish accuracy, speed or battery is left out, the fix stays', () => {
    const ingest = devicePositionToIngest({ ...position, accuracy: -1, speed: -1, battery: 400 }, now);
    expect(ingest.position).toMatchObject({ accuracyMeters: null, speedMps: null });
    expect(ingest.contact).toEqual({});
  });
});

describe('heartbeats of the own API', () => {
  test('a heartbeat is a contact with what the phone said', () => {
    const body = { battery: 44, charging: false, model: 'A\u00005', appVersion: '1.2', locationPermission: 'inUse' };
    expect(deviceHeartbeatToIngest(body, now)).toEqual({
      key: null,
      contact: { battery: 44, isCharging: false, model: 'A5', appVersion: '1.2', locationPermission: 'inUse' },
      position: null,
      event: null,
      quarantine: null,
    });
  });

  test.each([[{}], [undefined], [null]])('%j is a contact that says nothing more', (body) => {
    expect(deviceHeartbeatToIngest(body, now)).toMatchObject({ contact: {}, quarantine: null });
  });

  test('what cannot be read is quarantined, and the contact stands', () => {
    const ingest = deviceHeartbeatToIngest({ battery: 101, charging: 'maybe', model: 'A5', occurredAt: at(hour) }, now);
    expect(ingest.contact).toEqual({ model: 'A5' });
    expect(ingest.quarantine?.reason).toBe('time is 1 h ahead; battery is unreadable; charging is unreadable');
    expect(ingest.phoneAt).toBe(now + hour);
  });
});
