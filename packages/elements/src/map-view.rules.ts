import type { LatLon } from '@patrolkit/sdk/model';

/* A world of 256 pixels at zoom 0, seen through a box of about this many. */
const [worldPixels, boxPixels] = [256, 480];
const [farthest, nearest] = [3, 15];

/** Where a map opens so that all places are in it; null for none. @internal */
export function viewOf(places: readonly LatLon[]): { readonly center: LatLon; readonly zoom: number } | null {
  if (places.length === 0) return null;
  const [latitudes, longitudes] = [places.map((place) => place.latitude), places.map((place) => place.longitude)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const span = Math.max(north - south, east - west, 1e-6);
  const zoom = Math.floor(Math.log2((360 * boxPixels) / worldPixels / span));
  return {
    center: { latitude: (south + north) / 2, longitude: (west + east) / 2 },
    zoom: Math.min(Math.max(zoom, farthest), nearest),
  };
}
