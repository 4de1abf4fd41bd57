import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ingest } from './ingest.ts';
import { osmandToIngest } from './osmand.ts';
import { osmandJsonToIngest } from './osmand-json.ts';
import { deviceEventToIngest, deviceHeartbeatToIngest, devicePositionToIngest } from './own-api.ts';
import { ownTracksToIngest } from './owntracks.ts';
import { enteredRegion } from './owntracks-region.ts';

const now = Date.parse('2026-11-20T22:00:00Z');
const runs = { numRuns: 1000 };

/** Values that broke servers before, beside whatever JSON can hold. */
const hostile = fc.oneof(
  fc.constantFrom(null, '', ' ', 'NaN', 'Infinity', -0, 0, 1e308, '1e999', '0x10', true, [], {}, '\u0000', '\ud800'),
  fc.constantFrom('2026-02-30T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-20T22:00:00Z', '1763676000', '2026-11-20'),
  fc.double(),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

const names = [
  'clientEventId',
  'type',
  'occurredAt',
  'tag',
  'lat',
  'lon',
  'accuracy',
  'title',
  'idEvent',
  'drill',
  'alarm',
];
const mutated = (good: Record<string, unknown>, keys: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .dictionary(fc.oneof(fc.constantFrom(...keys), fc.constant('__proto__'), fc.string()), hostile)
    .map((changes) => ({ ...good, ...changes }));

const words = fc.string({ unit: 'binary' });
const osmandNames = ['id', 'lat', 'lon', 'location', 'timestamp', 'speed', 'batt', 'charge', 'valid', 'mock', 'drill'];
/* An object may bring a toString of its own, and String() would call it. */
const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const query = fc.dictionary(fc.oneof(fc.constantFrom(...osmandNames), words), fc.oneof(words, hostile.map(asText)));

/** What a database, a clock and a map can take. */
function expectSound(ingest: Ingest): void {
  for (const at of [ingest.event?.occurredAt ?? now, ingest.position?.recordedAt ?? now]) {
    expect(Number.isFinite(at)).toBe(true);
    expect(at - now).toBeLessThanOrEqual(120_000);
  }
  for (const place of [ingest.event?.position, ingest.position]) {
    if (place) expect(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180).toBe(true);
  }
  const texts = [ingest.event?.description, ingest.event?.comment, ingest.event?.tag, ingest.quarantine?.reason];
  for (const text of [...texts, ingest.quarantine?.raw]) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is the claim
    expect(text ?? '').not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]|\p{Surrogate}/u);
    expect((text ?? '').length).toBeLessThanOrEqual(4000);
  }
  if (ingest.quarantine) expect(ingest.quarantine.reason).not.toBe('');
}

describe('whatever a phone sends', () => {
  test('an event is an event or quarantined', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, mutated({ clientEventId: 'c', type: 'TagRead', tag: 'A' }, names)), (body) => {
        const { ingest } = deviceEventToIngest(body, now);
        expectSound(ingest);
        expect((ingest.event === null) !== (ingest.quarantine === null)).toBe(true);
      }),
      runs,
    );
  });

  test('a panic is a panic, whatever else is wrong with it', () => {
    fc.assert(
      fc.property(mutated({}, names), fc.constantFrom('GuardPanic', 'guardPANIC'), (body, type) => {
        const { ingest } = deviceEventToIngest({ ...body, type }, now);
        expectSound(ingest);
        expect(ingest.event?.type).toBe('GuardPanic');
        expect(ingest.quarantine).toBeNull();
      }),
      runs,
    );
  });

  test('a position is a fix, a panic or quarantined', () => {
    const good = { occurredAt: '2026-11-20T22:00:00Z', lat: 50, lon: 4 };
    fc.assert(
      fc.property(fc.oneof(hostile, mutated(good, names)), (body) => {
        const ingest = devicePositionToIngest(body, now);
        expectSound(ingest);
        expect(ingest.position ?? ingest.event ?? ingest.quarantine).not.toBeNull();
        expect((ingest.position === null && ingest.event === null) || ingest.quarantine === null).toBe(true);
      }),
      runs,
    );
  });

  test('a heartbeat is a contact, and what it could not say is quarantined', () => {
    const keys = ['battery', 'charging', 'model', 'appVersion', 'locationPermission', 'occurredAt'];
    fc.assert(
      fc.property(fc.oneof(hostile, mutated({ battery: 50 }, keys)), (body) => {
        const ingest = deviceHeartbeatToIngest(body, now);
        expectSound(ingest);
        expect(ingest.position).toBeNull();
        expect(ingest.contact).toBeTypeOf('object');
      }),
      runs,
    );
  });

  test('an OsmAnd query is a fix, a contact or quarantined', () => {
    fc.assert(
      fc.property(query, (fields) => {
        const { alarm: _, ...calm } = fields;
        for (const ingest of osmandToIngest(new Map(Object.entries(calm)), now).ingests) {
          expectSound(ingest);
          if (['lat', 'lon', 'location'].some((name) => name in calm) && !ingest.event) {
            expect(ingest.position ?? ingest.quarantine).not.toBeNull();
          }
        }
      }),
      runs,
    );
  });

  test('an OsmAnd query with an alarm is a panic', () => {
    fc.assert(
      fc.property(query, fc.constantFrom('sos', 'SOS', 'fallDown', 'x'), (fields, alarm) => {
        const { ingests } = osmandToIngest(new Map(Object.entries({ ...fields, alarm })), now);
        expect(ingests.map((ingest) => [ingest.event?.type, ingest.quarantine])).toEqual([['GuardPanic', null]]);
        for (const ingest of ingests) expectSound(ingest);
      }),
      runs,
    );
  });

  test('a JSON body of Traccar Client is a fix, a contact or quarantined, and with an alarm a panic', () => {
    const good = { timestamp: '2026-11-20T22:00:00Z', coords: { latitude: 50, longitude: 4 } };
    const keys = ['timestamp', 'coords', 'battery', 'mock', 'extras', 'event'];
    const location = fc.oneof(hostile, mutated(good, keys), fc.array(mutated(good, keys), { maxLength: 3 }));
    fc.assert(
      fc.property(location, fc.constantFrom(undefined, 'sos'), hostile, (body, alarm, id) => {
        const { ingests } = osmandJsonToIngest({ device_id: id, location: body, alarm }, now);
        expect(ingests).not.toEqual([]);
        for (const ingest of ingests) {
          expectSound(ingest);
          if (alarm) expect([ingest.event?.type, ingest.quarantine]).toEqual(['GuardPanic', null]);
        }
      }),
      runs,
    );
  });

  const ownTracksNames = [
    '_type',
    'tst',
    'created_at',
    'lat',
    'lon',
    'acc',
    'vel',
    'batt',
    'event',
    'desc',
    'wtst',
    'mock',
  ];
  const types = fc.constantFrom('location', 'transition', 'status', 'waypoint', 'lwt', 'encrypted', 'dance');
  const context = { now, secret: 'secret-credential', checkpoint: null };

  test('a message of OwnTracks is a fix, an event, quarantined, or of a kind that is a contact', () => {
    const good = { tst: now / 1000, lat: 50, lon: 4, event: 'enter' };
    const message = fc.tuple(mutated(good, ownTracksNames), types).map(([body, _type]) => ({ ...body, _type }));
    fc.assert(
      fc.property(fc.oneof(hostile, message), (body) => {
        enteredRegion(body);
        const { ingest } = ownTracksToIngest(body, context);
        expectSound(ingest);
        const { event, position, quarantine } = ingest;
        if (quarantine && event) expect(event.type).toBe('GuardPanic');
        const type = (body as { _type?: unknown } | null)?._type;
        if (type === 'location' || type === 'encrypted' || type === 'dance') {
          expect(event ?? position ?? quarantine).not.toBeNull();
        }
      }),
      runs,
    );
  });

  test('a message of OwnTracks with an alarm is a panic, and so is one that cannot be read', () => {
    const alarms = fc.constantFrom({ alarm: 'sos' }, { poi: 'SOS' }, { tag: 'help' }, { alarm: true });
    fc.assert(
      fc.property(mutated({}, ownTracksNames), alarms, fc.nat(20), (body, alarm, cut) => {
        const message = { ...alarm, ...Object.fromEntries(Object.entries(body).filter(([name]) => !(name in alarm))) };
        const { ingest } = ownTracksToIngest(message, context);
        expectSound(ingest);
        expect([ingest.event?.type, ingest.quarantine]).toEqual(['GuardPanic', null]);
        const text = `${JSON.stringify({ ...alarm, end: 'of the message' }).slice(0, -1 - cut)}`;
        expect(ownTracksToIngest(text, context).ingest.event?.type).toBe('GuardPanic');
      }),
      runs,
    );
  });
});
