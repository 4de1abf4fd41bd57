import { toLatLon } from '@patrolkit/sdk/model';
import { invalid } from '../../http/problem.ts';

/** Columns of a place, both or none. */
export interface PlaceColumns {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Coordinates as a body gives them, degrees. */
export interface GivenPlace {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/**
 * Coordinates of a body: both or none, and 0,0 is none (G17). A body that names neither leaves them as they were.
 * Throws 400 `required` for the missing one.
 */
export function givenPlace({ latitude, longitude }: GivenPlace, before: PlaceColumns | null): PlaceColumns {
  if (latitude === undefined && longitude === undefined && before) {
    return { latitude: before.latitude, longitude: before.longitude };
  }
  if (latitude == null && longitude != null) throw invalid('latitude', 'required', 'is needed beside the longitude');
  if (longitude == null && latitude != null) throw invalid('longitude', 'required', 'is needed beside the latitude');
  return toLatLon(latitude, longitude) ?? { latitude: null, longitude: null };
}
