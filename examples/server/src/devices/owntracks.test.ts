import { describe, expect, test } from 'vitest';
import type { Ingest } from './ingest.ts';
import { ownTracksToIngest } from './owntracks.ts';

/* Every row of contract.md part F for this app, hence longer than other files. */

const now = Date.parse('2026-11-20T22:00:00Z');
const seconds = now / 1000;
const location = {
  _type: 'location',
  tst: seconds - 60,
  lat: 50.8476,
  lon: 4.3572,
  acc: 8,
  vel: 36,
  cog: 90,
  batt: 29,
  bs: 1,
  tid: 'AK',
};
const transition = { _type: 'transition', event: 'enter', desc: 'Gate [04A1]', tst: seconds - 60, lat: 50.8, lon: 4.3 };

const read = (body: unknown, checkpoint: string | null = null) =>
  ownTracksToIngest(body, { now, secret: 'pk_secret-credential', checkpoint });
const ingest = (body: unknown, checkpoint: string | null = null): Ingest => read(body, checkpoint).ingest;

describe('a location', () => {
  test('is a fix in metres per second and a contact', () => {
    expect(ingest(location)).toEqual({
      key: expect.stringMatching(/^owntracks:/),
      phoneAt: now - 60_000,
      contact: { battery: 29, isCharging: false },
      position: {
        latitude: 50.8476,
        longitude: 4.3572,
        recordedAt: now - 60_000,
        accuracyMeters: 8,
        speedMps: 10,
        headingDegrees: 90,
      },
      event: null,
      quarantine: null,
    });
  });

  test('of a fix from before: the track has the time of the fix, the phone that of the message', () => {
    const { phoneAt, position } = ingest({ ...location, tst: seconds - 600, created_at: seconds - 5 });
    expect([phoneAt, position?.recordedAt]).toEqual([now - 5000, now - 600_000]);
  });

  test('charging, full and unknown batteries', () => {
    const charging = (bs: unknown) => ingest({ ...location, bs }).contact.isCharging;
    expect([0, 1, 2, 3, 4, 'x'].map(charging)).toEqual([undefined, false, true, true, undefined, undefined]);
  });

  test.each([
    ['a mock', { mock: true }, 'position is a mock'],
    ['a time more than 2 min ahead', { tst: seconds + 121 }, 'time is 2 min 1 s ahead'],
    ['a message from the future', { created_at: seconds + 600 }, 'time is 10 min ahead'],
    ['a time of 0', { tst: 0 }, 'time is 0'],
    ['a time of 0 in a message of now', { tst: 0, created_at: seconds }, 'time is 0'],
    ['a latitude out of range', { lat: 91 }, 'latitude is out of range: 91'],
    ['a longitude out of range', { lon: -180.5 }, 'longitude is out of range: -180.5'],
    ['NaN', { lat: 'NaN' }, 'latitude is not a number'],
    ['no place', { lat: undefined, lon: undefined }, 'location is empty'],
    ['0, 0', { lat: 0, lon: 0 }, 'location is empty'],
    ['half a place', { lon: null }, 'location is empty'],
  ])('%s is quarantined and moves nothing', (_, fields, reason) => {
    const found = ingest({ ...location, poi: 'Broken lamp', ...fields });
    expect(found).toMatchObject({ key: null, position: null, event: null, contact: { battery: 29 } });
    expect(found.quarantine?.reason).toContain(reason);
    expect(found.quarantine?.raw).toContain('Broken lamp');
  });

  test('with a point of interest is a message, and its picture goes with it', () => {
    const body = { ...location, created_at: seconds - 5, poi: ' Broken lamp ', image: 'aGVsbG8=', imagename: 'IMG_1' };
    const { ingest: found, picture } = read(body);
    expect(found.event).toEqual({
      type: 'GuardMessage',
      occurredAt: now - 5000,
      position: { latitude: 50.8476, longitude: 4.3572 },
      tag: null,
      description: 'Broken lamp',
      comment: '',
      aboutEventId: null,
      isDrill: false,
    });
    expect(picture).toBe('aGVsbG8=');
    expect(read({ ...location, image: 'aGVsbG8=' })).toMatchObject({
      ingest: { event: { type: 'GuardMessage', description: '' } },
      picture: 'aGVsbG8=',
    });
    expect(read({ ...location, image: '' })).toMatchObject({ ingest: { event: null }, picture: null });
  });

  test('what is put aside shows neither the picture nor the credential', () => {
    const image = 'A'.repeat(5000);
    const { ingest: found, picture } = read({ ...location, lat: 91, image, note: 'from pk_secret-credential' });
    expect(picture).toBeNull();
    expect(found.quarantine?.raw).toContain('5000 characters');
    expect(found.quarantine?.raw).not.toContain('secret');
    expect(found.quarantine?.raw).not.toContain('AAAA');
  });

  test('two copies share their key in any order of fields; another word or none of a time has another or none', () => {
    const turned = Object.fromEntries(Object.entries(location).reverse());
    expect(ingest(turned).key).toBe(ingest(location).key);
    expect(ingest({ ...location, t: 'u' }).key).not.toBe(ingest(location).key);
    expect(ingest({ ...location, poi: 'x' }).key).not.toBe(ingest(location).key);
    const { tst: _, ...timeless } = location;
    expect(ingest(timeless).key).toBeNull();
    expect(ingest(timeless).position?.recordedAt).toBe(now);
    expect(ingest({ ...timeless, poi: 'SOS' }).key).toBeNull();
  });
});

describe('a transition', () => {
  test('into a checkpoint is a read at the time of the phone', () => {
    expect(ingest({ ...transition, acc: 12, created_at: seconds - 30 }, '04A1')).toMatchObject({
      key: expect.any(String),
      event: { type: 'TagRead', tag: '04A1', occurredAt: now - 30_000, position: { latitude: 50.8 }, comment: '' },
      position: { recordedAt: now - 60_000, accuracyMeters: 12 },
      quarantine: null,
    });
  });

  test('into anything else names the region in a way that no chip is named', () => {
    const tag = (desc: unknown) => ingest({ ...transition, desc }).event?.tag;
    expect(tag('Home')).toBe('region Home');
    expect(tag('04A1')).toBe('region 04A1');
    expect(tag(undefined)).toBe('region without a name');
    expect(tag('04A1')).not.toBe(tag('04A1')?.toUpperCase());
  });

  test('out of one is a contact and no event', () => {
    expect(ingest({ ...transition, event: 'leave', batt: 50 }, '04A1')).toMatchObject({
      contact: { battery: 50 },
      position: null,
      event: null,
      quarantine: null,
    });
  });

  test('without a place keeps its fact', () => {
    const { event, position } = ingest({ ...transition, lat: 0, lon: 0 }, '04A1');
    expect(event).toMatchObject({ tag: '04A1', position: null, comment: 'position left out: location is empty' });
    expect(position).toBeNull();
    const { lat: _, lon: __, ...nowhere } = transition;
    expect(ingest(nowhere, '04A1').event).toMatchObject({ position: null, comment: '' });
  });

  test.each([
    ['a mock', { mock: 1 }, 'position is a mock'],
    ['a time ahead', { tst: seconds + 600 }, 'time is 10 min ahead'],
    ['a time of 0', { tst: 0 }, 'time is 0'],
    ['a latitude out of range', { lat: -90.1 }, 'latitude is out of range'],
    ['an event nobody knows', { event: 'dwell' }, "event is unknown: 'dwell'"],
  ])('with %s is quarantined', (_, fields, reason) => {
    const found = ingest({ ...transition, ...fields }, '04A1');
    expect(found).toMatchObject({ event: null, position: null });
    expect(found.quarantine?.reason).toContain(reason);
  });
});

describe('an alarm', () => {
  test.each([
    ['SOS as point of interest', { poi: 'SOS' }, 'SOS'],
    ['words around it', { poi: 'sos, north gate' }, 'sos, north gate'],
    ['the tag', { tag: 'SOS' }, 'SOS'],
    ['a field of its own', { alarm: 'sos' }, 'SOS'],
    ['a field of its own, with a text', { alarm: 'fall', poi: 'Roof' }, 'fall; Roof'],
    ['an event', { event: 'sos' }, 'sos'],
    ['a type', { _type: 'panic' }, 'panic'],
  ])('by %s is a panic', (_, fields, description) => {
    expect(ingest({ ...location, ...fields })).toMatchObject({
      event: {
        type: 'GuardPanic',
        description,
        occurredAt: now - 60_000,
        position: { latitude: 50.8476 },
        isDrill: false,
      },
      position: { recordedAt: now - 60_000 },
      quarantine: null,
    });
  });

  test.each([
    ['a mock', { mock: true }, 'position left out: position is a mock'],
    ['a time of 0', { tst: 0 }, 'device time is 0'],
    ['a clock a day ahead', { tst: seconds + 86_400 }, 'device clock differs by 1 d (ahead)'],
    ['a latitude out of range', { lat: 91 }, 'position left out: latitude is out of range: 91'],
    ['NaN', { lon: 'NaN' }, "position left out: longitude is not a number: 'NaN'"],
    ['an empty place', { lat: '', lon: '' }, 'position left out: location is empty'],
    ['fields nobody knows', { foo: {}, __proto: [] }, ''],
    ['another type', { _type: 'status' }, ''],
    ['no type', { _type: undefined }, ''],
    ['a type nobody knows', { _type: {} }, ''],
  ])('with %s is a panic all the same, and the comment says so', (_, fields, comment) => {
    const { event, quarantine } = ingest({ ...location, tst: seconds, poi: 'SOS', ...fields });
    expect(event).toMatchObject({ type: 'GuardPanic', occurredAt: now, comment });
    expect(quarantine).toBeNull();
  });

  test('keeps its picture, and is a drill only when it says so itself', () => {
    expect(read({ ...location, poi: 'SOS', image: 'aGVsbG8=' }).picture).toBe('aGVsbG8=');
    const isDrill = (fields: object) => ingest({ ...location, poi: 'SOS', ...fields }).event?.isDrill;
    expect([isDrill({ drill: true }), isDrill({ drill: 'true' }), isDrill({ poi: 'SOS drill' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([['{"_type":"location","poi":"SOS","lat":50.8'], [[{ ...location, alarm: 'sos' }]], [[[{ poi: 'SOS' }]]]])(
    'in a body that is no message, %j, is a panic, and the body is kept',
    (body) => {
      expect(ingest(body)).toMatchObject({
        event: { type: 'GuardPanic', occurredAt: now, position: null },
        position: null,
        quarantine: { reason: 'message is not a JSON object' },
      });
    },
  );

  test('is none without a word for it', () => {
    for (const fields of [{ t: 'u' }, { alarm: false }, { alarm: 'none' }, { poi: 'Alarm panel checked' }]) {
      expect(ingest({ ...location, ...fields }).event?.type).not.toBe('GuardPanic');
    }
  });
});

describe('everything else', () => {
  test.each(['waypoint', 'waypoints', 'card', 'steps', 'beacon', 'request', 'cmd', 'configuration', 'dump', 'STATUS'])(
    '%s is a contact and no more',
    (_type) => {
      const found = ingest({ _type, tst: 0, lat: 500, password: 'pk_secret-credential' });
      expect(found).toEqual({ key: null, contact: {}, position: null, event: null, quarantine: null });
    },
  );

  test('a status tells the phone', () => {
    const iOS = {
      version: '26.3.1',
      deviceModel: 'iPhone',
      locationManagerAuthorizationStatus: 'kCLAuthorizationStatusAuthorizedWhenInUse',
    };
    expect(ingest({ _type: 'status', iOS }).contact).toEqual({
      model: 'iPhone',
      appVersion: '26.3.1',
      locationPermission: 'inUse',
    });
    const loc = (value: unknown) => ingest({ _type: 'status', android: { loc: value, bo: 1 } }).contact;
    expect([0, -1, -2, -3, -4].map((value) => loc(value).locationPermission)).toEqual([
      'always',
      'always',
      'inUse',
      'inUse',
      'denied',
    ]);
    expect(loc('x')).toEqual({});
  });

  test('a last will is no contact: a broker has written it', () => {
    expect(ingest({ _type: 'lwt', tst: seconds })).toMatchObject({ hasContact: false, event: null, quarantine: null });
  });

  test.each([[undefined], [null], ['']])('an empty body, %j, is a contact', (body) => {
    expect(ingest(body)).toEqual({ key: null, contact: {}, position: null, event: null, quarantine: null });
  });

  test.each([
    [{ _type: 'encrypted', data: 'x' }, 'message is encrypted'],
    [{ _type: 'dance' }, "type is unknown: 'dance'"],
    [{}, "type is unknown: ''"],
    [[], 'message is not a JSON object'],
    [7, 'message is not a JSON object'],
    ['{"_type":"loc', 'message is not a JSON object'],
  ])('%j is quarantined', (body, reason) => {
    const found = ingest(body);
    expect(found).toMatchObject({ event: null, position: null });
    expect(found.quarantine?.reason).toBe(reason);
  });
});
