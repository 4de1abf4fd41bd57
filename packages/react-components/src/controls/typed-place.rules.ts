import { type LatLon, toLatLon } from '@patrolkit/sdk/model';

/* A point or a comma in the numbers; a comma, a semicolon or a blank between them. */
const pair = /^\s*([+-]?\d+(?:[.,]\d+)?)\s*[,;\s]\s*([+-]?\d+(?:[.,]\d+)?)\s*$/;
/* 45,8,15 could be 45.8 and 15, or 45 and 8.15: a guess may be a place where nobody is. */
const ambiguous = /^\s*[+-]?\d+,\d+,\d+\s*$/;

/** What somebody typed as a place, latitude first; null when it names none, or could name two. @internal */
export function typedPlace(text: string): LatLon | null {
  const written = text.replaceAll('−', '-');
  const [, latitude, longitude] = (!ambiguous.test(written) && pair.exec(written)) || [];
  if (latitude === undefined || longitude === undefined) return null;
  return toLatLon(Number(latitude.replace(',', '.')), Number(longitude.replace(',', '.')));
}
