import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  geoJsonText,
  metersBetween,
  networkGeoJson,
  shortestPath,
  spotOf,
  streets,
  toDegrees,
  waypoints,
} from './network.ts';

const features = networkGeoJson().features;
const ofKind = (kind: string): typeof features => features.filter((feature) => feature.properties.kind === kind);
const polygons = (kind: string): { x: number; y: number }[][] =>
  ofKind(kind).flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates[0]?.map(([x, y]) => ({ x, y })) ?? []] : [],
  );

type Point = { x: number; y: number };
const turn = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const isCrossing = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

describe('the waypoints of the demo town', () => {
  test('there are 40 within 1.6 km of the centre, 24 of them checkpoints with a chip of their own', () => {
    expect(waypoints).toHaveLength(40);
    for (const { id } of waypoints) expect(metersBetween({ x: 0, y: 0 }, spotOf(id))).toBeLessThan(1600);
    const tags = waypoints.flatMap(({ checkpointTag }) => checkpointTag ?? []).sort();
    expect(tags).toEqual(Array.from({ length: 24 }, (_, index) => `04A1${String(index + 1).padStart(4, '0')}`));
  });

  test('ids and names are unique', () => {
    expect(new Set(waypoints.map(({ id }) => id)).size).toBe(40);
    expect(new Set(waypoints.map(({ name }) => name)).size).toBe(40);
  });

  test('the centre has the coordinates of the described default', () => {
    expect(toDegrees({ x: 0, y: 0 })).toEqual({ latitude: 50.8476, longitude: 4.3572 });
  });
});

describe('walks through the demo town', () => {
  test('every waypoint can be reached from every other along streets', () => {
    const pairs = new Set(streets.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
    for (const { id } of waypoints) {
      const path = shortestPath('square-nw', id);
      expect([path[0], path.at(-1)]).toEqual(['square-nw', id]);
      for (const [index, step] of path.slice(1).entries()) expect(pairs).toContain(`${path[index]} ${step}`);
    }
  });

  test('the walk is the shortest one, and the same length back', () => {
    const length = (path: string[]): number =>
      path.slice(1).reduce((sum, id, index) => sum + metersBetween(spotOf(path[index] ?? id), spotOf(id)), 0);
    expect(shortestPath('square-nw', 'ring-n')).toEqual(['square-nw', 'mid-n', 'ring-n']);
    for (const { id } of waypoints) {
      expect(length(shortestPath('east', id))).toBeCloseTo(length(shortestPath(id, 'east')), 6);
      for (const { from, to } of streets) {
        /* no street is a shortcut to it */
        const detour = length(shortestPath('east', from)) + metersBetween(spotOf(from), spotOf(to));
        expect(length(shortestPath('east', to))).toBeLessThanOrEqual(detour + 1e-6);
      }
    }
  });

  test('a waypoint nobody knows is refused by its name, and standing still is a walk of one', () => {
    expect(() => shortestPath('square-nw', 'moon')).toThrow("No waypoint 'moon'");
    expect(shortestPath('lock', 'lock')).toEqual(['lock']);
  });
});

describe('the town plan', () => {
  test('it has streets of three kinds, water, parks and about 60 blocks', () => {
    const count = (kind: string): number => ofKind(kind).length;
    expect(count('road-major') + count('road') + count('path')).toBe(streets.length);
    expect([count('water'), count('park')]).toEqual([1, 2]);
    expect(count('block')).toBeGreaterThanOrEqual(55);
    expect(count('block')).toBeLessThanOrEqual(75);
  });

  test('no block lies on a street or in the water', () => {
    const roads = streets.map(({ from, to }) => [spotOf(from), spotOf(to)].map(toDegrees));
    const lines = roads.map((ends) => ends.map(({ latitude, longitude }) => ({ x: longitude, y: latitude })));
    const water = polygons('water')[0] ?? [];
    const shores = water.slice(1).map((b, index) => [water[index] ?? b, b]);
    for (const block of polygons('block')) {
      for (const [index, b] of block.slice(1).entries()) {
        const a = block[index] ?? b;
        for (const [c, d] of [...lines, ...shores]) if (c && d) expect(isCrossing(a, b, c, d)).toBe(false);
      }
    }
  });

  test('every ring is closed and runs against the clock', () => {
    for (const ring of [...polygons('water'), ...polygons('park'), ...polygons('block')]) {
      expect(ring.length).toBeGreaterThanOrEqual(4);
      expect(ring[0]).toEqual(ring.at(-1));
      const doubled = ring.slice(1).reduce((sum, b, i) => sum + (ring[i]?.x ?? 0) * b.y - b.x * (ring[i]?.y ?? 0), 0);
      expect(doubled).toBeGreaterThan(0);
    }
  });

  test('no two blocks, and no block and park, overlap', () => {
    const all = [...polygons('block'), ...polygons('park')];
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        for (const [i, b] of one.slice(1).entries()) {
          for (const [j, d] of other.slice(1).entries())
            expect(isCrossing(one[i] ?? b, b, other[j] ?? d, d)).toBe(false);
        }
      }
    }
  });

  test("the console's copy is fresh", () => {
    const file = new URL('../../../console/public/demo-network.geojson', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(geoJsonText());
    expect(JSON.parse(geoJsonText())).toEqual(networkGeoJson());
  });
});
