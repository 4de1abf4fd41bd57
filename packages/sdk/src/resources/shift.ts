import { each, nothing, one } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import { type Shift, shiftFromWire, shiftToWire } from '../model/master-data.ts';

/** Working hours that pre-fill a task. @public */
export interface ShiftResource {
  /** Every shift by name (`GET /api/Shift`). */
  getAll(): Promise<Shift[]>;
  /** Creates (shiftId 0) or changes one and answers it as saved (`POST /api/Shift`). */
  save(shift: Shift, options?: SaveOptions): Promise<Shift>;
  /** Deletes one; rejects with 409 while something uses it (`DELETE /api/Shift/{id}`). */
  delete(shiftId: number): Promise<void>;
}

/** @internal */
export function createShiftResource(transport: Transport): ShiftResource {
  return {
    getAll: () => transport.call('shift/getAll', (http) => http.GET('/api/Shift'), each(shiftFromWire)),
    save: (shift, options) =>
      transport.call(
        'shift/save',
        (http) => http.POST('/api/Shift', { body: shiftToWire(shift), headers: saveHeaders(options) }),
        one(shiftFromWire),
      ),
    delete: (shiftId) =>
      transport.call('shift/delete', (http) => http.DELETE('/api/Shift/{id}', byId(shiftId)), nothing),
  };
}
