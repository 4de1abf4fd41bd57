import { formatCoordinates, type LatLon } from '@patrolkit/sdk/model';

const digits = 5; /* a metre */

/** A place as it is written: '45.80540, 15.99420'; '' for none. @internal */
export function writtenPlace(place: LatLon | null): string {
  return place ? `${place.latitude.toFixed(digits)}, ${place.longitude.toFixed(digits)}` : '';
}

/** Whether two places are the same to the metre. @internal */
export function isSamePlace(a: LatLon | null, b: LatLon | null): boolean {
  return writtenPlace(a) === writtenPlace(b) && formatCoordinates(a).length > 0 === formatCoordinates(b).length > 0;
}

/** A place rounded to what a finger can mean. @internal */
export function roundedPlace({ latitude, longitude }: LatLon): LatLon {
  return { latitude: Number(latitude.toFixed(digits)), longitude: Number(longitude.toFixed(digits)) };
}
