import { toLatLon } from '../../model/index.ts';
import { invalid } from '../http/refusal.ts';

/** What a body says about an optional field: null clears it, a field that is not named stays as it was. @internal */
export function givenOr<T>(given: T | null | undefined, before: T | null | undefined): T | null {
  return (given === undefined ? before : given) ?? null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** Text of several lines without control characters and blanks around it. @internal */
export function givenText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(controls, '').trim();
}

/** As givenText, in one line. @internal */
export function givenLine(text: string): string {
  return givenText(text).replace(/\s*\n\s*/g, ' ');
}

/** As givenText; null for nothing. @internal */
export function optionalText(text: string | null): string | null {
  return givenText(text ?? '') || null;
}

/** As givenLine; null for nothing. @internal */
export function optionalLine(text: string | null): string | null {
  return givenLine(text ?? '') || null;
}

/** A line that must say something: throws 400 `required` for a missing one and one of blanks. @internal */
export function requiredLine(field: string, text: string | null | undefined): string {
  const line = givenLine(text ?? '');
  if (/^[\s\p{Cf}]*$/u.test(line)) throw invalid(field, 'required', 'must not be empty');
  return line;
}

/** Coordinates, degrees; both or none. @internal */
export interface GivenPlace {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Coordinates of a body: both or none, and 0,0 is none. A body that names neither leaves them. Throws 400. @internal */
export function givenPlace(
  { latitude, longitude }: { readonly [Name in keyof GivenPlace]?: number | null | undefined },
  before: GivenPlace | null,
): GivenPlace {
  if (latitude === undefined && longitude === undefined && before) {
    return { latitude: before.latitude, longitude: before.longitude };
  }
  if (latitude == null && longitude != null) throw invalid('latitude', 'required', 'is needed beside the longitude');
  if (longitude == null && latitude != null) throw invalid('longitude', 'required', 'is needed beside the latitude');
  return toLatLon(latitude, longitude) ?? { latitude: null, longitude: null };
}
