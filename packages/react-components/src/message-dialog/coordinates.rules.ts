import { type LatLon, toLatLon } from '@patrolkit/sdk/model';

/* A point or a comma in the numbers; a comma, a semicolon or a blank between them. */
const pair = /^\s*([+-]?\d+(?:[.,]\d+)?)\s*[,;\s]\s*([+-]?\d+(?:[.,]\d+)?)\s*$/;

/** What somebody typed as a place, latitude first; null when it names none. @internal */
export function typedCoordinates(text: string): LatLon | null {
  const [, latitude, longitude] = pair.exec(text.replaceAll('−', '-')) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return toLatLon(Number(latitude.replace(',', '.')), Number(longitude.replace(',', '.')));
}

/** A place as it stands in the field: six decimals are a hand's breadth; '' for none. @internal */
export function coordinatesText(position: LatLon | null): string {
  if (!position) return '';
  return [position.latitude, position.longitude].map((degrees) => String(Number(degrees.toFixed(6)))).join(', ');
}
