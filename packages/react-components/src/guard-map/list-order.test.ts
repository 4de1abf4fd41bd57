import type { PatrolEvent } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { fold } from '../controls/fold.rules.ts';
import { alarmPlaces } from './alarm-places.ts';
import { nameOf } from './describe-target.ts';
import { ListOrder, type MarkerList } from './list-order.ts';
import type { MapModel } from './map-model.ts';
import { samplePanic } from './map-samples.ts';
import { searchScore } from './place-search.rules.ts';

const guard = (guardId: number, name: string) => ({
  fix: {
    guardId,
    name,
    position: { latitude: 45, longitude: 15 + guardId },
    recordedAt: 0,
    accuracyMeters: null,
    battery: null,
  },
  x: 0,
  y: 0,
  heading: null,
  anchorX: 0,
  anchorY: 0,
});
const place = (locationId: number, name: string, address: string | null = null) => ({
  x: 0,
  y: 0,
  risk: null,
  location: {
    locationId,
    name,
    address,
    position: { latitude: 46, longitude: 16 },
    companyId: null,
    riskId: null,
    cityId: null,
    isActive: true,
    version: 1,
  },
});
const model = (some: Partial<MapModel>): MapModel => ({
  guards: [],
  ranks: new Uint8Array(some.guards?.length ?? 0),
  locations: [],
  tags: [],
  alarms: [],
  alarmOfGuard: new Map(),
  selected: null,
  ...some,
});
const event = (eventId: number, source: string): PatrolEvent => ({ ...samplePanic, eventId, source });
const names = (list: MarkerList): string[] =>
  Array.from({ length: list.count }, (_, index) => {
    const row = list.rowAt(index);
    return row ? nameOf(row.target) : '';
  });
const listed = (some: Partial<MapModel>, query = '', only: ReadonlySet<number> | null = null): string[] =>
  names(new ListOrder('hr').list(model(some), query, only));

describe('the list of markers', () => {
  const guards = [guard(1, 'Čedo'), guard(2, 'Ana'), guard(3, 'Dora'), guard(4, 'Cvita')];

  test('open alarms come first, then guards, then places, each by name as the language sorts it', () => {
    expect(
      listed({
        guards,
        ranks: Uint8Array.of(0, 0, 3, 1),
        locations: [place(1, 'Žitnjak'), place(2, 'Savica')],
        alarms: [{ x: 0, y: 0, event: event(9, 'Hrvoje') }],
        selected: { x: 0, y: 0, event: event(8, 'Skladište') },
      }),
    ).toEqual(['Hrvoje', 'Dora', 'Skladište', 'Ana', 'Cvita', 'Čedo', 'Savica', 'Žitnjak']);
  });

  test('the selected event is listed once when it is an open alarm too', () => {
    const alarm = { x: 0, y: 0, event: event(9, 'Hrvoje') };
    expect(listed({ alarms: [alarm], selected: alarm })).toEqual(['Hrvoje']);
  });

  test('a list of a group holds only its guards', () => {
    expect(listed({ guards, locations: [place(1, 'Savica')] }, '', new Set([2, 4]))).toEqual(['Ana', 'Cvita']);
  });

  test('a new name finds its place, and a changed state moves its guard', () => {
    const order = new ListOrder('hr');
    order.list(model({ guards }), '', null);
    const renamed = guards.map((known) => (known.fix.guardId === 2 ? guard(2, 'Zora') : known));
    expect(names(order.list(model({ guards: renamed, ranks: Uint8Array.of(3, 0, 0, 0) }), '', null))).toEqual([
      'Čedo',
      'Cvita',
      'Dora',
      'Zora',
    ]);
  });

  test('a search needs no accents, and finds a place by its address too', () => {
    const some = {
      guards: [guard(1, 'Đurđa Kovačević'), guard(2, 'Ana Marić')],
      locations: [place(1, 'Savica', 'Čazmanska 2')],
    };
    expect(listed(some, 'durda kov')).toEqual(['Đurđa Kovačević']);
    expect(listed(some, 'cazm')).toEqual(['Savica']);
    expect(listed(some, 'nobody')).toEqual([]);
  });
});

describe('searching', () => {
  const score = (name: string, query: string): number | null => searchScore(fold(name), fold(query));

  test('the start of a name is better than of a later word, that better than the inside, that better than a slip', () => {
    const scores = [
      score('Kovač Ana', 'kov'),
      score('Ana Kovač', 'kov'),
      score('Ana Bakova', 'kov'),
      score('Ana Kovač', 'kovec'),
    ];
    expect(scores).toEqual([0, 1, 2, 3]);
  });

  test.each([
    ['missing', 'kvač'],
    ['doubled', 'kovvač'],
    ['wrong', 'kobač'],
    ['swapped', 'koavč'],
  ])('one letter may be %s', (_, query) => {
    expect(score('Ana Kovač', query)).toBe(3);
  });

  test('two slips, or one in three letters, are another name', () => {
    expect([score('Ana Kovač', 'kabeč'), score('Ana Kovač', 'kob')]).toEqual([null, null]);
  });

  test('every word must be found', () => {
    expect([score('Ana Kovač', 'ana kov'), score('Ana Kovač', 'ana marić')]).toEqual([1, null]);
  });
});

test('open alarms are gone to newest first, a guard at his newest fix', () => {
  const guards = [guard(1, 'Ana'), guard(2, 'Ivan'), guard(3, 'Petra')];
  const alarmOfGuard = new Map([
    [1, { ...event(1, 'Ana'), occurredAt: 10 }],
    [3, { ...event(2, 'Petra'), occurredAt: 20 }],
  ]);
  const elsewhere = { x: 0, y: 0, event: { ...event(5, 'Savica'), position: { latitude: 46, longitude: 16 } } };
  const places = alarmPlaces(model({ guards, ranks: Uint8Array.of(3, 0, 3), alarmOfGuard, alarms: [elsewhere] }));
  expect(places.map(({ longitude }) => longitude)).toEqual([18, 16, 16]);
});
