import { describe, expect, test } from 'vitest';
import { isSamePlace, roundedPlace, writtenPlace } from './coordinates.rules.ts';
import { ageText } from './fix-age.rules.ts';
import { groundsOf, tileSources } from './ground.ts';
import { GuardMotion } from './guard-motion.ts';
import type { TrackedGuard } from './guard-track.ts';
import { samplePanic } from './map-samples.ts';
import { placeOf, responseTo } from './map-target.ts';
import { afterTile, noTilesYet, type TileHealth } from './tile-health.rules.ts';
import { viewBetween } from './zoom-motion.ts';

describe('map pictures', () => {
  const after = (...events: ('loaded' | 'missed' | 'finished')[]): boolean =>
    events.reduce<TileHealth>(afterTile, noTilesYet).isFailing;

  test('four in a row that do not come, or all of a few, are a failure', () => {
    expect(after('missed', 'missed', 'missed')).toBe(false);
    expect(after('missed', 'missed', 'missed', 'missed')).toBe(true);
    expect(after('missed', 'missed', 'finished')).toBe(true);
  });

  test('one missing at the edge of a provider’s area is none, and one that comes ends a failure', () => {
    expect(after('loaded', 'missed', 'loaded', 'missed', 'missed', 'loaded', 'finished')).toBe(false);
    expect(after('missed', 'missed', 'missed', 'missed', 'loaded')).toBe(false);
    expect(after('finished')).toBe(false);
  });

  test('one source or several, the backdrop and the plain ground are offered, the first is the default', () => {
    const osm = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Example' };
    const own = { ...osm, id: 'own', name: 'Own map', url: '/tiles/{z}/{x}/{y}.png' };
    expect(groundsOf(tileSources([own, osm]), true)).toEqual(['own', osm.url, 'backdrop', 'plain']);
    expect(groundsOf(tileSources(osm), false)).toEqual([osm.url, 'plain']);
    expect(groundsOf(tileSources(null), true)).toEqual(['backdrop', 'plain']);
    expect(groundsOf([], false)).toEqual(['plain']);
  });

  test('an attribution leads to https only', () => {
    const link = (attributionUrl: string): string | null | undefined =>
      tileSources({ url: '', attribution: '', attributionUrl })[0]?.attributionUrl;
    expect([link('https://example.org/'), link('javascript:alert(1)'), link('http://example.org/')]).toEqual([
      'https://example.org/',
      null,
      null,
    ]);
  });
});

describe('motion', () => {
  const guard = (guardId: number, x: number): TrackedGuard => ({
    fix: {
      guardId,
      name: '',
      position: { latitude: 0, longitude: 0 },
      recordedAt: 0,
      accuracyMeters: null,
      battery: null,
    },
    x,
    y: 0.5,
    heading: null,
    anchorX: 0,
    anchorY: 0,
  });
  const scale = 100_000;

  test('a guard glides to his new place and is there', () => {
    const motion = new GuardMotion();
    motion.start([guard(1, 0.5), guard(2, 0.5)], [guard(1, 0.501), guard(2, 0.5)], scale, 0);
    expect(motion.at(1)).toEqual({ x: 0.5, y: 0.5 });
    expect(motion.at(2)).toBeNull();
    motion.advance(100);
    const { x = 0 } = motion.at(1) ?? {};
    expect(x > 0.5 && x < 0.501).toBe(true);
    motion.advance(220);
    expect([motion.at(1), motion.isMoving]).toEqual([null, false]);
  });

  test('who moves again on his way goes on from where he is', () => {
    const motion = new GuardMotion();
    motion.start([guard(1, 0.5)], [guard(1, 0.501)], scale, 0);
    motion.advance(110);
    const halfway = motion.at(1);
    motion.start([guard(1, 0.501)], [guard(1, 0.502)], scale, 110);
    expect(motion.at(1)).toEqual(halfway);
  });

  test('a jump, a hair’s breadth and a crowd do not glide', () => {
    const motion = new GuardMotion();
    motion.start([guard(1, 0.5)], [guard(1, 0.6)], scale, 0);
    motion.start([guard(1, 0.5)], [guard(1, 0.500_000_1)], scale, 0);
    expect(motion.isMoving).toBe(false);
    const crowd = (x: number): TrackedGuard[] => Array.from({ length: 51 }, (_, index) => guard(index, x));
    motion.start(crowd(0.5), crowd(0.501), scale, 0);
    expect(motion.isMoving).toBe(false);
  });

  test('between two zooms each place moves on a straight line, fast at first', () => {
    const from = { scale: 100, left: 0, top: 0, width: 10, height: 10 };
    const to = { scale: 200, left: 50, top: 20, width: 10, height: 10 };
    expect(viewBetween(from, to, 0)).toEqual(from);
    expect(viewBetween(from, to, 250).scale).toBeCloseTo(200, 3);
    const half = viewBetween(from, to, 125);
    expect(half.scale).toBeGreaterThan(170);
    expect((half.left - 0) / 50).toBeCloseTo((half.scale - 100) / 100, 9);
  });
});

describe('what a press asks for', () => {
  const position = { latitude: 45.8, longitude: 15.9 };
  const fix = { guardId: 7, name: 'Ana', position, recordedAt: 0, accuracyMeters: null, battery: null };

  test('a guard: his place and himself, and his open alarm', () => {
    expect(responseTo({ kind: 'guard', fix, alarm: null }, position)).toEqual({ position, guardId: 7 });
    expect(responseTo({ kind: 'guard', fix, alarm: samplePanic }, position)).toEqual({
      position,
      guardId: 7,
      eventId: samplePanic.eventId,
    });
  });

  test('an event: its place, its guard and itself; without a place there is none', () => {
    expect(responseTo({ kind: 'event', event: { ...samplePanic, guardId: null } }, position)).toEqual({
      position,
      eventId: samplePanic.eventId,
    });
    expect(placeOf({ kind: 'event', event: { ...samplePanic, position: { latitude: 0, longitude: 0 } } })).toBeNull();
  });
});

test('ages are told in their largest unit', () => {
  const told = [0, 59, 60, 3599, 3600, 86_400, 200_000].map((seconds) => {
    const { id, values } = ageText(seconds * 1000);
    return `${values.count} ${id.slice('guardMap.'.length)}`;
  });
  expect(told).toEqual(['0 seconds', '59 seconds', '1 minutes', '59 minutes', '1 hours', '1 days', '2 days']);
  expect(ageText(-5000).values).toEqual({ count: 0 });
});

test('coordinates are written and compared to the metre', () => {
  const place = { latitude: 45.8054, longitude: -15.9942 };
  expect([writtenPlace(place), writtenPlace(null)]).toEqual(['45.80540, -15.99420', '']);
  expect(roundedPlace({ latitude: 45.805_401_2, longitude: 1 })).toEqual({ latitude: 45.8054, longitude: 1 });
  expect([isSamePlace(null, null), isSamePlace(place, null), isSamePlace(place, { ...place })]).toEqual([
    true,
    false,
    true,
  ]);
});
