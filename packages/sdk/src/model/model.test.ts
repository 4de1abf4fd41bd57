import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createEventTypes,
  defaultEventTypeCodes,
  distanceKm,
  eventTypes,
  formatCoordinates,
  formatDateTime,
  formatDateTimeSeconds,
  isUnconfirmed,
  newestPerGuard,
  parseCoordinates,
  patrolEventFromWire,
  ROUTE_ACTIVE,
  ROUTE_INACTIVE,
  routeStatus,
  signInResultFromWire,
  toLatLon,
  toLocale,
} from './index.ts';

const wireEvent = {
  idEvent: 7,
  eventDateTime: '2026-11-14T20:47:36Z',
  source: 'Ana Kovač',
  description: 'Help',
  comment: '',
  hasImage: 0 as const,
  notificationCount: 2,
  lastNotificationSeen: false,
  eventTypeEnumCode: 14 as const,
  coordinates: '50.8,4.3',
  lat: 50.8,
  lon: 4.3,
};

describe('events', () => {
  test('S4.04 only a guard panic or an exception without a confirmation is unconfirmed', () => {
    for (const type of eventTypes) {
      const event = patrolEventFromWire({ ...wireEvent, eventTypeEnumCode: defaultEventTypeCodes[type] as 14 });
      expect(isUnconfirmed(event), type).toBe(type === 'GuardPanic' || type === 'Exception');
      expect(isUnconfirmed({ ...event, confirmedAt: 1 }), type).toBe(false);
    }
  });

  test('every type keeps its number both ways, and a number nobody knows is Unknown', () => {
    const types = createEventTypes();
    for (const type of eventTypes) expect(types.toType(types.toCode(type))).toBe(type);
    expect(types.toType(8)).toBe('Unknown');
    expect(createEventTypes({ ...defaultEventTypeCodes, GuardPanic: 99 }).toType(99)).toBe('GuardPanic');
  });

  test('the wire is read into instants and places', () => {
    const event = patrolEventFromWire(wireEvent);
    expect(event).toMatchObject({
      eventId: 7,
      type: 'GuardPanic',
      occurredAt: Date.UTC(2026, 10, 14, 20, 47, 36),
      position: { latitude: 50.8, longitude: 4.3 },
      unseenCommentCount: 2,
      confirmedAt: null,
    });
  });

  test('an unreadable time is an error that names the field', () => {
    expect(() => patrolEventFromWire({ ...wireEvent, eventDateTime: 'soon' })).toThrow(/eventDateTime.*soon/);
  });
});

describe('places', () => {
  test('neither 0,0 nor the 0.01 of the picker nor nonsense is a place', () => {
    expect(toLatLon(0, 0)).toBeNull();
    expect(toLatLon(0.01, 0.01)).toBeNull();
    expect(toLatLon(91, 4)).toBeNull();
    expect(toLatLon(Number.NaN, 4)).toBeNull();
    expect(toLatLon(50, null)).toBeNull();
    for (const text of ['', ',', '1', '1,2,3', 'a,b', '91,0']) expect(parseCoordinates(text), text).toBeNull();
  });

  test('coordinates travel as lat,lon and come back', () => {
    const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const place = toLatLon(latitude, longitude);
        const back = parseCoordinates(formatCoordinates(place));
        if (place) expect(distanceKm(place, back ?? place)).toBeLessThan(1e-6);
        expect(back === null).toBe(place === null);
      }),
    );
  });

  test('S9.28 the globe’s radius is 6371 km: from Zagreb to Split, and to the other side of the world', () => {
    const [zagreb, split] = [
      { latitude: 45.815, longitude: 15.9819 },
      { latitude: 43.5081, longitude: 16.4402 },
    ];
    expect(distanceKm(zagreb, split)).toBeCloseTo(259.06, 2);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015.09, 2);
  });

  test('a quarter of the equator is 10,007.5 km on a globe of radius 6371 km', () => {
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })).toBeCloseTo(10007.543, 2);
  });

  test('S1.03 the latest of a guard’s fixes stands for him', () => {
    const fix = (guardId: number, recordedAt: number) => ({
      guardId,
      recordedAt,
      name: 'Ana',
      position: { latitude: 50, longitude: 4 },
      accuracyMeters: null,
      battery: null,
    });
    expect(newestPerGuard([fix(2, 5), fix(1, 9), fix(2, 8), fix(1, 3)]).map((p) => [p.guardId, p.recordedAt])).toEqual([
      [1, 9],
      [2, 8],
    ]);
  });
});

describe('routes', () => {
  const route = { startsAt: 100, endsAt: 200, code: 10 };

  test('S4.18 a route is active from its start, inclusive, to its end, exclusive, when its code is 10', () => {
    expect([99, 100, 199, 200].map((now) => routeStatus(route, now).status)).toEqual([
      'inactive',
      'active',
      'active',
      'inactive',
    ]);
  });

  test('S4.19 a route with code 11 is inactive also inside its window, and 10 outside of it', () => {
    expect(routeStatus({ ...route, code: 11 }, 150)).toEqual({ status: 'inactive', isInWindow: true });
    expect(routeStatus(route, 250)).toEqual({ status: 'inactive', isInWindow: false });
  });
});

describe('words and times', () => {
  test('dates are DD/MM/YYYY HH:mm in the given zone, also in the hour that comes twice', () => {
    const first = Date.UTC(2026, 9, 25, 0, 10);
    expect(formatDateTime(first, 'Europe/Zagreb')).toBe('25/10/2026 02:10');
    expect(formatDateTime(first + 3_600_000, 'Europe/Zagreb')).toBe('25/10/2026 02:10');
    expect(formatDateTimeSeconds(Date.UTC(2026, 0, 1), 'Europe/Zagreb')).toBe('01/01/2026 01:00:00');
    expect(formatDateTime(Date.UTC(2026, 0, 1), 'UTC')).toBe('01/01/2026 00:00');
  });

  test('S1.37 slo is Slovenian', () => {
    expect(toLocale('slo')).toBe('sl');
  });

  test('S1.38 ser is Serbian in Cyrillic', () => {
    expect(toLocale('ser')).toBe('sr-cyrl');
    expect(new Intl.DateTimeFormat(toLocale('ser'), { month: 'long' }).format(Date.UTC(2026, 0, 15))).toBe('јануар');
  });

  test('S1.39 nmk is Macedonian', () => {
    expect(toLocale('nmk')).toBe('mk');
  });
});

describe('sign-in', () => {
  test('an answer without a token is a refusal with its result', () => {
    expect(signInResultFromWire({ result: -1 })).toEqual({ ok: false, result: -1 });
  });

  test('an answer with a token is a session', () => {
    const answer = signInResultFromWire({
      token: 't',
      result: 0,
      idUser: 3,
      name: 'Ana',
      role: 'Operator',
      locale: 'slo',
    });
    expect(answer).toMatchObject({ ok: true, session: { token: 't', userId: 3, role: 'Operator', language: 'slo' } });
  });
});

test('S3.45 a payload that calls the comment title is read as well', () => {
  const { comment: _, ...untold } = wireEvent;
  const titled = { ...untold, title: 'Gate is open' } as unknown as typeof wireEvent; // as another back end sends it
  expect(patrolEventFromWire(titled).comment).toBe('Gate is open');
  const both = { ...wireEvent, comment: 'said', title: 'Gate is open' };
  expect(patrolEventFromWire(both).comment).toBe('said');
});

test('S3.57 coordinates are lat,lon, and nothing when there is no place', () => {
  expect(formatCoordinates({ latitude: 45.813, longitude: 15.977 })).toBe('45.813,15.977');
  expect(formatCoordinates(null)).toBe('');
});

test('S3.35, S3.36 a route’s codes are those of Start and Stop', () => {
  expect([ROUTE_ACTIVE, ROUTE_INACTIVE]).toEqual([defaultEventTypeCodes.Start, defaultEventTypeCodes.Stop]);
  const route = { startsAt: 1000, endsAt: 2000 };
  expect(routeStatus({ ...route, code: ROUTE_ACTIVE }, 1500).status).toBe('active');
  expect(routeStatus({ ...route, code: ROUTE_INACTIVE }, 1500).status).toBe('inactive');
});
