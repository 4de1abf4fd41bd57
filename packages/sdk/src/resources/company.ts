import { each, nothing, one } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import { type Company, companyFromWire, companyToWire } from '../model/master-data.ts';

/** Clients whose places are guarded. @public */
export interface CompanyResource {
  /** Every company by name (`GET /api/Company`). */
  getAll(): Promise<Company[]>;
  /** Creates (companyId 0) or changes one and answers it as saved (`POST /api/Company`). */
  save(company: Company, options?: SaveOptions): Promise<Company>;
  /** Deletes one; rejects with 409 while something uses it (`DELETE /api/Company/{id}`). */
  delete(companyId: number): Promise<void>;
}

/** @internal */
export function createCompanyResource(transport: Transport): CompanyResource {
  return {
    getAll: () => transport.call('company/getAll', (http) => http.GET('/api/Company'), each(companyFromWire)),
    save: (company, options) =>
      transport.call(
        'company/save',
        (http) => http.POST('/api/Company', { body: companyToWire(company), headers: saveHeaders(options) }),
        one(companyFromWire),
      ),
    delete: (companyId) =>
      transport.call('company/delete', (http) => http.DELETE('/api/Company/{id}', byId(companyId)), nothing),
  };
}
