import type { LatLon } from '@patrolkit/sdk/model';
import { LatLngBounds } from 'leaflet';

/** The smallest view of some places; null for none. @internal */
export function boundsOf(places: readonly LatLon[]): LatLngBounds | null {
  if (places.length === 0) return null;
  return new LatLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
}
