import type { LatLon } from '@patrolkit/sdk/model';

/** A place as it stands in the field: six decimals are a hand's breadth; '' for none. @internal */
export function coordinatesText(position: LatLon | null): string {
  if (!position) return '';
  return [position.latitude, position.longitude].map((degrees) => String(Number(degrees.toFixed(6)))).join(', ');
}
