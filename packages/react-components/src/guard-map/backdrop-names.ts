import type { FeatureCollection, Position } from 'geojson';
import { type BackdropKind, drawnFeatures } from './backdrop.rules.ts';
import type { BackdropName } from './map-scene.types.ts';
import { toWorld, type WorldPoint } from './mercator.ts';

/* Metres a pixel may show at most: small streets are named only when one is near. */
const coarsest: Record<BackdropKind, number> = {
  'road-major': 14,
  water: 14,
  park: 7,
  road: 3.4,
  path: 1.7,
  block: 1,
};

function pointOf([longitude = 0, latitude = 0]: Position): WorldPoint {
  return toWorld({ latitude, longitude });
}

/** Names of streets, parks and water in a backdrop; major streets first, as they are the first to get room. @internal */
export function backdropNames(backdrop: FeatureCollection | null): readonly BackdropName[] {
  if (!backdrop) return [];
  const names: BackdropName[] = [];
  for (const { properties, geometry } of drawnFeatures(backdrop).features.toReversed()) {
    const text: unknown = properties?.name;
    if (typeof text !== 'string' || text === '') continue;
    const limit = coarsest[properties?.kind as BackdropKind]; // drawnFeatures leaves only kinds of this table
    if (geometry.type === 'LineString') names.push(...longPieces(text, limit, geometry.coordinates));
    if (geometry.type === 'Polygon') {
      const middle = middleOf(geometry.coordinates[0] ?? []);
      names.push({ text, from: middle, to: middle, coarsest: limit });
    }
  }
  return names;
}

/* The longest pieces of a street: a name is not bent. */
function longPieces(text: string, limit: number, line: readonly Position[]): BackdropName[] {
  const pieces: (BackdropName & { length: number })[] = [];
  for (const [index, position] of line.slice(1).entries()) {
    const [from, to] = [pointOf(line[index] ?? position), pointOf(position)];
    pieces.push({ text, from, to, coarsest: limit, length: Math.hypot(to.x - from.x, to.y - from.y) });
  }
  return pieces.sort((a, b) => b.length - a.length).slice(0, 3);
}

function middleOf(ring: readonly Position[]): WorldPoint {
  const points = ring.map(pointOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
