import type { EventReader } from '../client/event-reader.ts';
import type { Transport } from '../client/transport.ts';
import { type ChangePage, changePageFromWire } from '../model/change.ts';

/** The live feed's backfill. @public */
export interface ChangesResource {
  /** What changed after `after`, at most `limit` changes (`GET /api/Changes`, limit 1 to 1000). */
  getAfter(after: number, limit?: number): Promise<ChangePage>;
}

/** @internal */
export function createChangesResource(transport: Transport, reader: EventReader): ChangesResource {
  return {
    getAfter: (after, limit = 1000) =>
      transport.call(
        'changes/get',
        (http) => http.GET('/api/Changes', { params: { query: { after, limit } } }),
        ({ data }) => changePageFromWire(data, reader.read),
      ),
  };
}
