import { canal } from './canal.ts';
import { isInside, signedArea } from './polygon.ts';
import { spotOf } from './shortest-path.ts';
import { type Street, streets } from './streets.ts';
import { blocksOf, townFaces } from './town-blocks.ts';
import { type Spot, toDegrees } from './waypoints.ts';

/** What a feature of the town plan is; a map draws each kind in its own tone. */
export type TownKind = 'water' | 'park' | 'block' | 'road-major' | 'road' | 'path';

/** One shape of the town plan; coordinates are [longitude, latitude] (RFC 7946). */
export interface TownFeature {
  readonly type: 'Feature';
  readonly properties: { readonly kind: TownKind; readonly name: string };
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: readonly (readonly [number, number])[] }
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly (readonly [number, number])[])[] };
}

/** The town plan, lowest layer first: water, parks, blocks, streets. */
export interface TownPlan {
  readonly type: 'FeatureCollection';
  readonly features: readonly TownFeature[];
}

/* a park is the face that holds its spot */
const parks: readonly (readonly [string, Spot])[] = [
  ['Orangery Park', { x: 900, y: 500 }],
  ['Sports Field', { x: -300, y: -740 }],
];

/* nothing is built on the market square */
const square: Spot = { x: 10, y: 0 };

const roadKind: Readonly<Record<Street['kind'], TownKind>> = { major: 'road-major', minor: 'road', path: 'path' };

function pair(spot: Spot): readonly [number, number] {
  const { latitude, longitude } = toDegrees(spot);
  return [longitude, latitude];
}

function area(kind: TownKind, name: string, corners: readonly Spot[]): TownFeature {
  /* RFC 7946: an outer ring runs against the clock and ends where it began */
  const ring = (signedArea(corners) < 0 ? corners.toReversed() : corners).map(pair);
  const closed = [...ring, ...ring.slice(0, 1)];
  return { type: 'Feature', properties: { kind, name }, geometry: { type: 'Polygon', coordinates: [closed] } };
}

function road({ from, to, name, kind }: Street): TownFeature {
  const coordinates = [pair(spotOf(from)), pair(spotOf(to))];
  return { type: 'Feature', properties: { kind: roadKind[kind], name }, geometry: { type: 'LineString', coordinates } };
}

/** The demo town as GeoJSON, so that a map without tiles looks like a place. The same object each time. */
export function networkGeoJson(): TownPlan {
  const faces = townFaces()
    .filter((face) => !isInside(square, face))
    .map((face) => ({ built: face, park: parks.find(([, spot]) => isInside(spot, face))?.[0] }));
  return {
    type: 'FeatureCollection',
    features: [
      area('water', 'Old Canal', canal.water),
      ...faces.flatMap(({ built, park }) => (park ? [area('park', park, built)] : [])),
      ...faces.flatMap(({ built, park }) => (park ? [] : blocksOf(built).map((block) => area('block', '', block)))),
      ...streets.map(road),
    ],
  };
}

/** The town plan as the text of a file: one feature a line. */
export function geoJsonText(): string {
  const lines = networkGeoJson().features.map((feature) => JSON.stringify(feature));
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}
