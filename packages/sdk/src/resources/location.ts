import { each, nothing, one } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import { type Location, locationFromWire, locationToWire } from '../model/place.ts';

/** Guarded places. @public */
export interface LocationResource {
  /** Every location of the tenant by name (`GET /api/Location`). */
  getAll(): Promise<Location[]>;
  /** Creates (locationId 0) or changes one and answers it as saved (`POST /api/Location`). */
  save(location: Location, options?: SaveOptions): Promise<Location>;
  /** Deletes one; rejects with 409 while something uses it (`DELETE /api/Location/{id}`). */
  delete(locationId: number): Promise<void>;
}

/** @internal */
export function createLocationResource(transport: Transport): LocationResource {
  return {
    getAll: () => transport.call('location/getAll', (http) => http.GET('/api/Location'), each(locationFromWire)),
    save: (location, options) =>
      transport.call(
        'location/save',
        (http) => http.POST('/api/Location', { body: locationToWire(location), headers: saveHeaders(options) }),
        one(locationFromWire),
      ),
    delete: (locationId) =>
      transport.call('location/delete', (http) => http.DELETE('/api/Location/{id}', byId(locationId)), nothing),
  };
}
