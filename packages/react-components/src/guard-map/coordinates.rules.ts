import { formatCoordinates, type LatLon, parseCoordinates } from '@patrolkit/sdk/model';

const digits = 5; /* a metre */

/** A place as it is written and read: '45.80540, 15.99420'; '' for none. @internal */
export function writtenPlace(place: LatLon | null): string {
  return place ? `${place.latitude.toFixed(digits)}, ${place.longitude.toFixed(digits)}` : '';
}

/** The place of a written pair of degrees, with a comma, a semicolon or a space between; null for none. @internal */
export function readPlace(written: string): LatLon | null {
  const parts = written.trim().split(/\s*[,;]\s*|\s+/);
  return parts.length === 2 ? parseCoordinates(parts.join(',')) : null;
}

/** Whether two places are the same to the metre. @internal */
export function isSamePlace(a: LatLon | null, b: LatLon | null): boolean {
  return writtenPlace(a) === writtenPlace(b) && formatCoordinates(a).length > 0 === formatCoordinates(b).length > 0;
}

/** A place rounded to what a finger can mean. @internal */
export function roundedPlace({ latitude, longitude }: LatLon): LatLon {
  return { latitude: Number(latitude.toFixed(digits)), longitude: Number(longitude.toFixed(digits)) };
}
