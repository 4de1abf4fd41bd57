import type { Transport } from '../client/transport.ts';
import { type Checkpoint, checkpointFromWire } from '../model/place.ts';

/** Checkpoints; the wire calls them location tags. @public */
export interface LocationTagResource {
  /** Every checkpoint of the tenant, or of one location (`GET /api/LocationTag`). */
  getAll(query?: { readonly locationId?: number | undefined }): Promise<Checkpoint[]>;
  /** One checkpoint (`GET /api/LocationTag/GetById/{id}`); an unknown id rejects with status 404. */
  getById(checkpointId: number): Promise<Checkpoint>;
}

/** @internal */
export function createLocationTagResource(transport: Transport): LocationTagResource {
  return {
    getAll: ({ locationId } = {}) =>
      transport.call(
        'locationTag/getAll',
        (http) =>
          http.GET('/api/LocationTag', {
            params: { query: locationId === undefined ? {} : { idLocation: locationId } },
          }),
        ({ data }) => data.map(checkpointFromWire),
      ),
    getById: (checkpointId) =>
      transport.call(
        'locationTag/getById',
        (http) => http.GET('/api/LocationTag/GetById/{id}', { params: { path: { id: checkpointId } } }),
        ({ data }) => checkpointFromWire(data),
      ),
  };
}
