import type { Feature, FeatureCollection } from 'geojson';
import type { ThemeToken } from '../theme/dark.ts';

/** `properties.kind` of a feature of the backdrop. @public */
export type BackdropKind = 'block' | 'park' | 'water' | 'path' | 'road' | 'road-major';

interface BackdropLook {
  readonly tone: Extract<ThemeToken, `map-${string}`>;
  /** Width of a line on the ground, metres. */
  readonly meters: number;
  /** Thinnest line, pixels. */
  readonly least: number;
}

/* In the order they are painted: what comes later lies on top. */
const looks: Record<BackdropKind, BackdropLook> = {
  block: { tone: 'map-block', meters: 0, least: 0 },
  park: { tone: 'map-park', meters: 0, least: 0 },
  water: { tone: 'map-water', meters: 8, least: 1.5 },
  path: { tone: 'map-road', meters: 3, least: 0.6 },
  road: { tone: 'map-road', meters: 9, least: 1 },
  'road-major': { tone: 'map-road-major', meters: 16, least: 2 },
};
const order = Object.keys(looks);

/** The kind of a feature; null when the map does not draw such a thing. @internal */
function backdropKind(feature: Feature | undefined): BackdropKind | null {
  const kind: unknown = feature?.properties?.kind;
  const isShape = feature?.geometry?.type.endsWith('Polygon') || feature?.geometry?.type.endsWith('LineString');
  return isShape && typeof kind === 'string' && kind in looks ? (kind as BackdropKind) : null; // `in` has just proved it
}

/** The features the map can draw, in the order of painting. @internal */
export function drawnFeatures(backdrop: FeatureCollection): FeatureCollection {
  const rank = (feature: Feature): number => order.indexOf(backdropKind(feature) ?? '');
  const features = backdrop.features.filter((feature) => backdropKind(feature) !== null);
  return { type: 'FeatureCollection', features: features.toSorted((a, b) => rank(a) - rank(b)) };
}

/** How a feature is painted; widths follow the ground, so that streets grow with the zoom. @internal */
export interface BackdropPaint {
  readonly tone: Extract<ThemeToken, `map-${string}`>;
  /** Stroke in pixels; 0 for none. */
  readonly width: number;
  readonly isArea: boolean;
}

/** Paint of a feature at a scale. @internal */
export function backdropPaint(feature: Feature | undefined, metersPerPixel: number): BackdropPaint | null {
  const kind = backdropKind(feature);
  if (!kind) return null;
  const { tone, meters, least } = looks[kind];
  const isArea = feature?.geometry.type.endsWith('Polygon') ?? false;
  return { tone, isArea, width: isArea ? 0 : Math.max(least, meters / metersPerPixel) };
}
