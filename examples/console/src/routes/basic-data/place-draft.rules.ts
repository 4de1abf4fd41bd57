import { type LatLon, toLatLon } from '@patrolkit/sdk/model';

/** A place as it stands in a form: each number may still be missing or wrong. */
export interface PlaceDraft {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What is wrong with it: message ids by field of the wire; a place is whole or none. */
export type PlaceProblems = Partial<
  Record<
    'latitude' | 'longitude',
    'console.place.latitudeRange' | 'console.place.longitudeRange' | 'console.place.bothOrNone'
  >
>;

/** Judges the two numbers. */
export function placeProblems({ latitude, longitude }: PlaceDraft): PlaceProblems {
  if (latitude === null && longitude === null) return {};
  const isIn = (value: number | null, limit: number): boolean => value === null || Math.abs(value) <= limit;
  return {
    ...(latitude === null
      ? { latitude: 'console.place.bothOrNone' }
      : isIn(latitude, 90)
        ? {}
        : { latitude: 'console.place.latitudeRange' }),
    ...(longitude === null
      ? { longitude: 'console.place.bothOrNone' }
      : isIn(longitude, 180)
        ? {}
        : { longitude: 'console.place.longitudeRange' }),
  };
}

/** The two numbers of a place. */
export function placeDraft(position: LatLon | null): PlaceDraft {
  return { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
}

/** The place of the two numbers; null for none. */
export function placeOf({ latitude, longitude }: PlaceDraft): LatLon | null {
  return toLatLon(latitude, longitude);
}
