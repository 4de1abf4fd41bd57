import { each, nothing, one } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import { type Risk, riskFromWire, riskToWire } from '../model/master-data.ts';

/** Risk classes of places. @public */
export interface RiskResource {
  /** Every risk class by name (`GET /api/Risk`). */
  getAll(): Promise<Risk[]>;
  /** Creates (riskId 0) or changes one and answers it as saved (`POST /api/Risk`). */
  save(risk: Risk, options?: SaveOptions): Promise<Risk>;
  /** Deletes one; rejects with 409 while something uses it (`DELETE /api/Risk/{id}`). */
  delete(riskId: number): Promise<void>;
}

/** @internal */
export function createRiskResource(transport: Transport): RiskResource {
  return {
    getAll: () => transport.call('risk/getAll', (http) => http.GET('/api/Risk'), each(riskFromWire)),
    save: (risk, options) =>
      transport.call(
        'risk/save',
        (http) => http.POST('/api/Risk', { body: riskToWire(risk), headers: saveHeaders(options) }),
        one(riskFromWire),
      ),
    delete: (riskId) => transport.call('risk/delete', (http) => http.DELETE('/api/Risk/{id}', byId(riskId)), nothing),
  };
}
