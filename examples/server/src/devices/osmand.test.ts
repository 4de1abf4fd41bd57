import { describe, expect, test } from 'vitest';
import type { Ingest } from './ingest.ts';
import { osmandToIngest } from './osmand.ts';

const now = Date.parse('2026-11-20T22:00:00Z');
const seconds = now / 1000;
const base = { id: 'secret-credential', lat: '50.8476', lon: '4.3572' };

function read(fields: Record<string, string>): Ingest {
  const [ingest, ...more] = osmandToIngest(new Map(Object.entries(fields)), now).ingests;
  expect(more).toEqual([]);
  if (!ingest) throw new Error('nothing came of it');
  return ingest;
}

describe('a position by OsmAnd', () => {
  test('every field arrives in its unit: knots become metres per second', () => {
    const fields = {
      ...base,
      timestamp: `${seconds - 60}`,
      speed: '10',
      bearing: '360',
      accuracy: '8.5',
      batt: '77.5',
    };
    expect(read({ ...fields, charge: 'true', altitude: '20', hdop: '1' })).toMatchObject({
      contact: { battery: 77.5, isCharging: true },
      position: {
        latitude: 50.8476,
        longitude: 4.3572,
        recordedAt: now - 60_000,
        accuracyMeters: 8.5,
        speedMps: expect.closeTo(5.14444, 4),
        headingDegrees: 0,
      },
      event: null,
      quarantine: null,
    });
  });

  test.each([
    [{ id: 'a' }, 'a'],
    [{ deviceid: 'b' }, 'b'],
    [{ ID: ' c ' }, 'c'],
    [{ id: ' ' }, null],
    [{}, null],
  ])('the credential of %j is %s', (fields: Record<string, string>, credential) => {
    expect(osmandToIngest(new Map(Object.entries(fields)), now).credential).toBe(credential);
  });

  test.each([
    ['seconds', `${seconds - 1}`, now - 1000],
    ['milliseconds', `${now - 1500}`, now - 1500],
    ['ISO 8601', '2026-11-20T21:59:00.500Z', now - 59_500],
    ['ISO 8601 with an offset', '2026-11-20T22:59:00+01:00', now - 60_000],
    ['ISO 8601 whose plus became a blank', '2026-11-20T22:59:00 01:00', now - 60_000],
    ['a plain date and time, in UTC', '2026-11-20 21:59:00', now - 60_000],
    ['2 min ahead', `${seconds + 120}`, now + 120_000],
  ])('a timestamp in %s is read', (_, timestamp, recordedAt) => {
    expect(read({ ...base, timestamp }).position?.recordedAt).toBe(recordedAt);
  });

  test('location=lat,lon is read too', () => {
    expect(read({ id: 'a', location: '50.1, 4.2' }).position).toMatchObject({ latitude: 50.1, longitude: 4.2 });
  });

  test('no place at all is a contact', () => {
    expect(read({ id: 'a', batt: '12' })).toMatchObject({ contact: { battery: 12 }, position: null, quarantine: null });
  });

  test.each([
    ['a time of 0', { timestamp: '0' }, 'time is 0'],
    ['a time more than 2 min ahead', { timestamp: `${seconds + 121}` }, 'time is 2 min 1 s ahead'],
    ['an unreadable time', { timestamp: 'noon' }, "time is unreadable: 'noon'"],
    ['a 13th month', { timestamp: '2026-13-01 10:00:00' }, 'time is unreadable'],
    ['a latitude out of range', { lat: '91' }, 'latitude is out of range'],
    ['NaN', { lat: 'NaN' }, 'latitude is not a number'],
    ['infinity', { lon: 'Infinity' }, 'longitude is not a number'],
    ['a comma for a point', { lat: '50,8' }, 'latitude is not a number'],
    ['an empty place', { lat: '', lon: '' }, 'location is empty'],
    ['an empty location', { lat: '', lon: '', location: '' }, 'location is empty'],
    ['half a place', { lon: '' }, 'location is empty'],
    ['a mock', { mock: 'true' }, 'position is a mock'],
    ['an invalid fix', { valid: 'false' }, 'position is not valid'],
  ])('%s is quarantined and moves nothing', (_, fields, reason) => {
    const ingest = read({ ...base, batt: '50', ...fields });
    expect(ingest).toMatchObject({ position: null, event: null, contact: { battery: 50 } });
    expect(ingest.quarantine?.reason).toContain(reason);
  });

  test('a quarantined body never shows the credential', () => {
    const raw = read({ ...base, lat: '91', note: 'from secret-credential' }).quarantine?.raw;
    expect(raw).toContain('"lat":"91"');
    expect(raw).not.toContain('secret');
  });

  test('two copies share their key, in any order of the fields; without a time there is none', () => {
    const timestamp = `${seconds - 5}`;
    const turned = { timestamp: `${now - 5000}`, lon: '4.35720', lat: '50.8476', deviceid: 'other' };
    expect(read({ ...base, timestamp }).key).toBe(read(turned).key);
    expect(read({ ...base, timestamp }).key).not.toBe(read({ ...base, timestamp, alarm: 'sos' }).key);
    expect(read({ ...base, timestamp }).key).not.toBe(read({ ...base, timestamp, lat: '50.8477' }).key);
    expect(read(base).key).toBeNull();
    expect(read({ ...base, alarm: 'sos' }).key).toBeNull();
  });
});

describe('a panic by OsmAnd', () => {
  test('a second spelling of the credential’s name, wherever it stands, does not hide whose panic it is', () => {
    for (const fields of [
      [['iD', '1763676000'], ...Object.entries(base), ['alarm', 'sos']],
      [...Object.entries(base), ['alarm', 'sos'], ['ID', 'other']],
    ] as [string, string][][]) {
      const { credential, ingests } = osmandToIngest(new Map(fields), now);
      expect(credential).toBe(base.id);
      expect(ingests[0]?.event).toMatchObject({ type: 'GuardPanic' });
    }
  });

  test('alarm=sos with a good fix is a panic there, and a fix', () => {
    expect(read({ ...base, alarm: 'sos', timestamp: `${seconds - 3}` })).toMatchObject({
      event: {
        type: 'GuardPanic',
        occurredAt: now - 3000,
        position: { latitude: 50.8476, longitude: 4.3572 },
        description: 'SOS',
        comment: '',
        isDrill: false,
      },
      position: { recordedAt: now - 3000 },
      quarantine: null,
    });
  });

  test.each([
    ['a mock', { mock: '1' }, 'position left out: position is a mock'],
    ['a latitude out of range', { lat: '-90.5' }, 'position left out: latitude is out of range: -90.5'],
    ['NaN', { lat: 'NaN' }, "position left out: latitude is not a number: 'NaN'"],
    ['an empty location', { lat: '', lon: '' }, 'position left out: location is empty'],
    ['a time of 0', { timestamp: '0' }, 'device time is 0'],
    ['a clock 1 d ahead', { timestamp: `${seconds + 86_400}` }, 'device clock differs by 1 d (ahead)'],
    ['a clock 80 h behind', { timestamp: `${seconds - 288_000}` }, 'device clock differs by 3 d 8 h (behind)'],
    ['an unreadable time', { timestamp: 'x' }, "device time is unreadable: 'x'"],
    ['fields nobody knows', { foo: 'bar', __proto: '1' }, ''],
    ['no credential', { id: '' }, ''],
  ])('with %s it is a panic all the same, and the comment says so', (_, fields, comment) => {
    const ingest = read({ ...base, alarm: 'sos', timestamp: `${seconds}`, ...fields });
    expect(ingest.event).toMatchObject({ type: 'GuardPanic', occurredAt: now, comment });
    expect(ingest.quarantine).toBeNull();
    if (comment) expect(ingest.position).toBeNull();
  });

  test.each(['SOS', 'fallDown', 'true', 'general'])('the word %s is an alarm', (alarm) => {
    expect(read({ id: 'a', alarm }).event?.type).toBe('GuardPanic');
  });

  test.each(['', '0', 'false', 'none'])('the word "%s" is none', (alarm) => {
    expect(read({ ...base, alarm }).event).toBeNull();
  });

  test('drill=true marks it', () => {
    expect(read({ id: 'a', alarm: 'sos', drill: 'true' }).event?.isDrill).toBe(true);
    expect(read({ id: 'a', alarm: 'sos', drill: '1' }).event?.isDrill).toBe(false);
  });
});
