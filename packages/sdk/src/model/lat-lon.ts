/** A place on earth, WGS84 degrees. @public */
export interface LatLon {
  /** -90 to 90, north positive. */
  readonly latitude: number;
  /** -180 to 180, east positive. */
  readonly longitude: number;
}

const earthRadiusKm = 6371; /* part 9: earth radius for distances */

/**
 * A place from two wire numbers, or null when they name none.
 * 0,0 is what a console without a position sends and 0.01,0.01 what the picker starts with:
 * neither is ever drawn, centred on or measured from (SD9).
 * @public
 */
export function toLatLon(latitude: number | null | undefined, longitude: number | null | undefined): LatLon | null {
  if (latitude == null || longitude == null) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  if ((latitude === 0 && longitude === 0) || (latitude === 0.01 && longitude === 0.01)) return null;
  return { latitude, longitude };
}

/** Reads the wire's `'lat,lon'`; null when it holds no place. @public */
export function parseCoordinates(text: string): LatLon | null {
  const parts = text.split(',');
  if (parts.length !== 2 || parts.some((part) => part.trim() === '')) return null;
  return toLatLon(Number(parts[0]), Number(parts[1]));
}

/** Writes the wire's `'lat,lon'`; `''` for no place. @public */
export function formatCoordinates(place: LatLon | null): string {
  return place ? `${place.latitude},${place.longitude}` : '';
}

/** Great-circle distance in kilometres (haversine, radius 6371 km). @public */
export function distanceKm(from: LatLon, to: LatLon): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const h =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}
