import type { LatLon } from '@patrolkit/sdk/model';

/** A place on the flat Web Mercator world: 0 to 1 from west to east and from north to south. @internal */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** The part of the world that is on the screen. @internal */
export interface View {
  /** Pixels that the whole world is wide. */
  readonly scale: number;
  /** World pixels left of the view. */
  readonly left: number;
  /** World pixels above the view. */
  readonly top: number;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

const northMost = 85.0511287798; /* degrees: where the square ends */
const equatorMeters = 40_075_016.686;

/** Degrees as a point of the flat world. @internal */
export function toWorld({ latitude, longitude }: LatLon): WorldPoint {
  const sine = Math.sin((Math.max(-northMost, Math.min(northMost, latitude)) * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** A point of the flat world as degrees. @internal */
export function toPlace({ x, y }: WorldPoint): LatLon {
  return { latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, longitude: (x - 0.5) * 360 };
}

/** Metres on the ground that the whole width of the flat world stands for, at a height of it. @internal */
export function worldMeters(y: number): number {
  return equatorMeters / Math.cosh(Math.PI * (1 - 2 * y));
}

/** Metres that one pixel shows at a latitude and zoom. @internal */
export function metersPerPixel(latitude: number, zoom: number): number {
  return (Math.cos((latitude * Math.PI) / 180) * equatorMeters) / (256 * 2 ** zoom);
}
