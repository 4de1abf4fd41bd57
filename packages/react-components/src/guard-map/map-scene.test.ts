import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backdropNames } from './backdrop-names.ts';
import { fixAge } from './fix-age.rules.ts';
import { guardStates, panicRank, rankOf } from './guard-state.ts';
import { trackGuards } from './guard-track.ts';
import { LabelRoom } from './label-room.ts';
import { SceneMaker } from './map-scene.ts';
import type { MapLabel, Mark, Scene, SceneInput } from './map-scene.types.ts';
import { markAt } from './mark-at.ts';
import { toWorld, type View } from './mercator.ts';

const now = 1_000_000_000;
const center = { latitude: 45.8, longitude: 15.98 };
const scale = 256 * 2 ** 15;
const middle = toWorld(center);
const view: View = {
  scale,
  left: middle.x * scale - 500,
  top: middle.y * scale - 300,
  width: 1000,
  height: 600,
};
const letter = 7; /* pixels */
const maker = (): SceneMaker => new SceneMaker((text) => text.length * letter);
/* A place so many pixels right of and below the middle. */
const at = (right: number, down: number) => {
  const y = middle.y + down / scale;
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    longitude: center.longitude + (right / scale) * 360,
  };
};
const guardsAt = (...spots: readonly [right: number, down: number, name?: string, age?: number][]) =>
  trackGuards(
    [],
    spots.map(([right, down, name, age], index) => ({
      guardId: index + 1,
      name: name ?? `Guard ${index + 1}`,
      position: at(right, down),
      recordedAt: now - (age ?? 0),
      accuracyMeters: null,
      battery: null,
    })),
    now,
  );
const input = (some: Partial<SceneInput>): SceneInput => ({
  guards: [],
  ranks: new Uint8Array(some.guards?.length ?? 0),
  locations: [],
  tags: [],
  alarms: [],
  selected: null,
  names: [],
  chosen: new Set(),
  namedLocationId: null,
  clusterFrom: 2000,
  magnify: 1,
  now,
  ageOf: (ms) => `${Math.floor(ms / 60_000)} min`,
  ...some,
});
const locationAt = (locationId: number, right: number, down: number, name = `Place ${locationId}`) => ({
  ...toWorld(at(right, down)),
  risk: null,
  location: {
    locationId,
    name,
    position: at(right, down),
    companyId: null,
    riskId: null,
    cityId: null,
    address: null,
    isActive: true,
    version: 1,
  },
});
const boxOf = (label: MapLabel): [left: number, top: number, right: number, bottom: number] => {
  const x = label.x * scale - view.left + label.dx;
  const y = label.y * scale - view.top + label.dy;
  return [x, y - 7, x + label.text.length * letter, y + 7];
};
const overlaps = (a: MapLabel, b: MapLabel): boolean => {
  const [[l, t, r, d], [left, top, right, bottom]] = [boxOf(a), boxOf(b)];
  return l < right && left < r && t < bottom && top < d;
};
const names = ({ labels }: Scene): string[] => labels.map(({ text }) => text);

describe('ages and states', () => {
  test('a fix is fresh, then ageing, then stale; one from a clock that runs ahead is fresh', () => {
    const minutes = [-5, 0, 1.9, 2, 4.9, 5, 600];
    expect(minutes.map((minute) => fixAge(now - minute * 60_000, now))).toEqual([
      'fresh',
      'fresh',
      'fresh',
      'ageing',
      'ageing',
      'stale',
      'stale',
    ]);
  });

  test('the gravest state of a guard wins', () => {
    const sets = {
      alarmGuardIds: new Set([1]),
      notConnectedGuardIds: new Set([1, 2]),
      notMovingGuardIds: new Set([1, 2, 3]),
    };
    expect([1, 2, 3, 4].map((guardId) => guardStates[rankOf(guardId, sets)])).toEqual([
      'panic',
      'not-connected',
      'not-moving',
      'moving',
    ]);
  });
});

describe('names on the map', () => {
  test('S2.50 each guard is a mark, and each has his name where there is room', () => {
    const guards = guardsAt([-200, 0], [0, 0], [200, 0]);
    const scene = maker().make(input({ guards }), view);
    expect(scene.marks.map(({ kind }) => kind)).toEqual(['guard', 'guard', 'guard']);
    expect(names(scene)).toEqual(['Guard 1', 'Guard 2', 'Guard 3']);
  });

  test('S9.16 names are cut to 17 characters, but not the name of who calls for help', () => {
    const name = 'Marija Kovačević-Babić';
    const guards = guardsAt([-200, 0, name], [100, 0, name]);
    const scene = maker().make(input({ guards, ranks: Uint8Array.of(0, panicRank) }), view);
    expect(names(scene)).toEqual([name, 'Marija Kovačević-…']);
  });

  test('a stale fix says its age beside the name', () => {
    const guards = guardsAt([0, 0, 'Ana', 7 * 60_000], [0, 100, 'Ivan', 3 * 60_000]);
    expect(names(maker().make(input({ guards }), view))).toEqual(['Ana · 7 min', 'Ivan']);
  });

  test('a name that would be clipped at the right edge stands left', () => {
    const guards = guardsAt([0, 0], [480, 0]);
    const [first, second] = maker().make(input({ guards }), view).labels;
    expect([(first?.dx ?? 0) > 0, (second?.dx ?? 0) < 0]).toEqual([true, true]);
  });

  test('no name lies on a name or a marker, whatever the crowd; every alarm in view has its name', () => {
    const spot = fc.tuple(fc.integer({ min: -460, max: 400 }), fc.integer({ min: -280, max: 280 }));
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 120 }), fc.array(spot, { maxLength: 3 }), (calm, alarms) => {
        const guards = guardsAt(...calm, ...alarms);
        const ranks = Uint8Array.from(guards, (_, index) => (index < calm.length ? 0 : panicRank));
        const scene = maker().make(input({ guards, ranks }), view);
        const quiet = scene.labels.filter(({ style }) => style !== 'alarm');
        for (const [index, label] of quiet.entries()) {
          for (const other of quiet.slice(index + 1)) expect(overlaps(label, other)).toBe(false);
          for (const alarm of scene.labels) if (alarm.style === 'alarm') expect(overlaps(label, alarm)).toBe(false);
        }
        expect(scene.labels.filter(({ style }) => style === 'alarm')).toHaveLength(alarms.length);
      }),
      { numRuns: 60 },
    );
  });

  test('names of places and streets give way to the names of guards', () => {
    const guards = guardsAt([0, 0, 'Ana Kovač']);
    const line = {
      type: 'LineString' as const,
      coordinates: [at(-400, 0), at(450, 0)].map(({ longitude, latitude }) => [longitude, latitude]),
    };
    const street = { type: 'Feature' as const, properties: { kind: 'road', name: 'Ilica' }, geometry: line };
    const streets = backdropNames({ type: 'FeatureCollection', features: [street] });
    const scene = maker().make(input({ guards, locations: [locationAt(1, 30, 4, 'Savica')], names: streets }), view);
    expect(names(scene)[0]).toBe('Ana Kovač');
    const found = scene.labels.filter(({ text }) => text === 'Ilica');
    expect(found.length).toBeGreaterThan(0);
    for (const sign of found) {
      const x = sign.x * scale - view.left;
      expect(Math.abs(x - 500) > (5 * letter) / 2 + 8).toBe(true);
    }
    const [a, ...others] = scene.labels;
    for (const other of others)
      if (a && other.turn === 0 && other.style !== 'street') expect(overlaps(a, other)).toBe(false);
  });

  test('a street runs from left to right, is named once in a while, and not when far away', () => {
    const line = {
      type: 'LineString' as const,
      coordinates: [at(300, -200), at(-300, 200)].map(({ longitude, latitude }) => [longitude, latitude]),
    };
    const street = { type: 'Feature' as const, properties: { kind: 'road', name: 'Ilica' }, geometry: line };
    const streets = backdropNames({ type: 'FeatureCollection', features: [street, street] });
    const { labels } = maker().make(input({ names: streets }), view);
    expect(labels).toHaveLength(1);
    expect(Math.abs(labels[0]?.turn ?? 9)).toBeLessThan(Math.PI / 2);
    const far = { ...view, scale: scale / 8, left: view.left / 8, top: view.top / 8 };
    expect(maker().make(input({ names: streets }), far).labels).toEqual([]);
  });

  test('what lies over the map hides no name', () => {
    const guards = guardsAt([-490, -280]);
    const free = maker().make(input({ guards }), view).labels;
    const covered = maker().make(input({ guards }), view, [{ left: 20, top: 0, width: 200, height: 60 }]).labels;
    expect([free.length, covered.length]).toEqual([1, 0]);
  });

  test('names of places show when one is near, and at any zoom when pointed at', () => {
    const far = { ...view, scale: scale / 4, left: view.left / 4, top: view.top / 4 };
    const locations = [locationAt(1, 0, 0, 'Savica')];
    expect(names(maker().make(input({ locations }), view))).toEqual(['Savica']);
    expect(names(maker().make(input({ locations }), far))).toEqual([]);
    expect(names(maker().make(input({ locations, namedLocationId: 1 }), far))).toEqual(['Savica']);
  });
});

describe('what is drawn and found', () => {
  test('an alarm lies on top, and is found first', () => {
    const guards = guardsAt([0, 0], [3, 0], [6, 0]);
    const scene = maker().make(input({ guards, ranks: Uint8Array.of(panicRank, 0, 0) }), view);
    expect(scene.marks.map((mark) => (mark.kind === 'guard' ? mark.guard.fix.guardId : mark.kind))).toEqual([
      'cluster',
      1,
    ]);
    const found = markAt(scene, view, { x: 503, y: 300 }, 3);
    expect(found?.kind === 'guard' && found.guard.fix.guardId).toBe(1);
  });

  test('a marker is found under the pointer, beside it only with slack, and the ground has none', () => {
    const scene = maker().make(input({ guards: guardsAt([0, 0]), locations: [locationAt(4, 100, 0)] }), view);
    const kindAt = (x: number, y: number, slack: number): Mark['kind'] | undefined =>
      markAt(scene, view, { x, y }, slack)?.kind;
    expect([kindAt(504, 304, 0), kindAt(516, 300, 0), kindAt(516, 300, 14), kindAt(600, 300, 0)]).toEqual([
      'guard',
      undefined,
      'guard',
      'location',
    ]);
    expect(kindAt(300, 100, 14)).toBeUndefined();
  });

  test('from a number of guards on towns are groups; who is followed stays apart', () => {
    const spots = Array.from({ length: 60 }, (_, index): [number, number] => [
      (index % 10) * 20,
      Math.floor(index / 10) * 20,
    ]);
    const guards = guardsAt(...spots);
    const of = (clusterFrom: number): Scene => maker().make(input({ guards, clusterFrom, chosen: new Set([7]) }), view);
    expect(of(100).marks).toHaveLength(60);
    const crowd = of(60).marks;
    expect(crowd.length).toBeLessThan(20);
    expect(crowd.some((mark) => mark.kind === 'guard' && mark.guard.fix.guardId === 7 && mark.isChosen)).toBe(true);
  });

  test('the circle of a doubtful fix is drawn where it is wider than the marker', () => {
    const [near] = guardsAt([0, 0]);
    const guards = near ? [{ ...near, fix: { ...near.fix, accuracyMeters: 90 } }] : [];
    const accuracy = (some: View): number | null | undefined => {
      const [mark] = maker().make(input({ guards }), some).marks;
      return mark?.kind === 'guard' ? mark.accuracy : undefined;
    };
    const far = { ...view, scale: scale / 8, left: view.left / 8, top: view.top / 8 };
    expect([accuracy(view), accuracy(far)]).toEqual([90, null]);
  });

  test('tags are drawn when one is near', () => {
    const checkpoint = {
      checkpointId: 1,
      locationId: 1,
      name: 'Ulaz',
      tag: '',
      categoryId: null,
      position: center,
      radiusMeters: 30,
      version: 1,
    };
    const tags = [{ ...middle, checkpoint }];
    const near = { ...view, scale: scale * 2, left: view.left * 2 + 500, top: view.top * 2 + 300 };
    expect(maker().make(input({ tags }), view).marks).toEqual([]);
    expect(
      maker()
        .make(input({ tags }), near)
        .marks.map(({ kind }) => kind),
    ).toEqual(['tag']);
  });
});

test('room that is taken is not given twice, and ends at the edge', () => {
  const room = new LabelRoom(100, 100);
  expect(room.isFree(10, 10, 30, 12)).toBe(true);
  room.take(10, 10, 30, 12);
  expect([room.isFree(30, 15, 30, 12), room.isFree(60, 10, 30, 12), room.isFree(80, 10, 30, 12)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(room.takeAlong(50, 60, Math.PI / 4, 40, 8)).toBe(true);
  expect(room.takeAlong(50, 60, -Math.PI / 4, 40, 8)).toBe(false);
});
