import type { LatLon } from './lat-lon.ts';

/** A link that shows a place on a public map; hosts may give another function (decision G18). @public */
export function mapLink({ latitude, longitude }: LatLon): string {
  const place = `${latitude.toFixed(6)}/${longitude.toFixed(6)}`;
  return `https://www.openstreetmap.org/?mlat=${latitude.toFixed(6)}&mlon=${longitude.toFixed(6)}#map=17/${place}`;
}
