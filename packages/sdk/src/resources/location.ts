import type { Transport } from '../client/transport.ts';
import { type Location, locationFromWire } from '../model/place.ts';

/** Guarded places. @public */
export interface LocationResource {
  /** Every location of the tenant (`GET /api/Location`). */
  getAll(): Promise<Location[]>;
}

/** @internal */
export function createLocationResource(transport: Transport): LocationResource {
  return {
    getAll: () =>
      transport.call(
        'location/getAll',
        (http) => http.GET('/api/Location'),
        ({ data }) => data.map(locationFromWire),
      ),
  };
}
