import { invalid } from '../http/refusal.ts';
import { givenOr } from '../master-data/given-values.ts';
import type { UserValues } from '../state/rows.ts';

type Start = Pick<UserValues, 'startLatitude' | 'startLongitude'>;

/** Where a user's map starts, degrees: both or none; what a body does not name stays. Throws 400. @internal */
export function givenStart(
  given: { readonly [Name in keyof Start]?: number | null | undefined },
  before: Start | null,
): Start {
  const startLatitude = givenOr(given.startLatitude, before?.startLatitude);
  const startLongitude = givenOr(given.startLongitude, before?.startLongitude);
  if (startLatitude === null && startLongitude !== null) {
    throw invalid('startLatitude', 'required', 'is needed beside the longitude');
  }
  if (startLatitude !== null && startLongitude === null) {
    throw invalid('startLongitude', 'required', 'is needed beside the latitude');
  }
  return { startLatitude, startLongitude };
}
