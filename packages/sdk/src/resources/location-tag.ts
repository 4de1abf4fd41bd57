import { each, nothing, one } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import { type Checkpoint, checkpointFromWire, checkpointToWire } from '../model/place.ts';

/** Checkpoints; the wire calls them location tags. @public */
export interface LocationTagResource {
  /** Every checkpoint of the tenant, or of one location (`GET /api/LocationTag`). */
  getAll(query?: { readonly locationId?: number | undefined }): Promise<Checkpoint[]>;
  /** One checkpoint (`GET /api/LocationTag/GetById/{id}`); an unknown id rejects with status 404. */
  getById(checkpointId: number): Promise<Checkpoint>;
  /** Creates (checkpointId 0) or changes one and answers it as saved; a chip that is taken rejects with 409 (`POST /api/LocationTag`). */
  save(checkpoint: Checkpoint, options?: SaveOptions): Promise<Checkpoint>;
  /** Deletes one; rejects with 409 while something uses it (`DELETE /api/LocationTag/{id}`). */
  delete(checkpointId: number): Promise<void>;
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
        each(checkpointFromWire),
      ),
    getById: (checkpointId) =>
      transport.call(
        'locationTag/getById',
        (http) => http.GET('/api/LocationTag/GetById/{id}', byId(checkpointId)),
        one(checkpointFromWire),
      ),
    save: (checkpoint, options) =>
      transport.call(
        'locationTag/save',
        (http) => http.POST('/api/LocationTag', { body: checkpointToWire(checkpoint), headers: saveHeaders(options) }),
        one(checkpointFromWire),
      ),
    delete: (checkpointId) =>
      transport.call('locationTag/delete', (http) => http.DELETE('/api/LocationTag/{id}', byId(checkpointId)), nothing),
  };
}
