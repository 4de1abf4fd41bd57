import { type Page, type PageQuery, pageOf } from '../client/page.ts';
import type { Transport } from '../client/transport.ts';
import { type QuarantinedReport, quarantinedReportFromWire } from '../model/administration.ts';
import { given } from '../model/given.ts';
import { fromInstantIfGiven } from '../model/instant.ts';

/** Device data that was not believed. @public */
export interface QuarantineResource {
  /** Refused reports with their reasons, newest first; instants in milliseconds since 1970 (`GET /api/Quarantine`, extension). */
  get(
    query?: PageQuery & { readonly from?: number | undefined; readonly to?: number | undefined },
  ): Promise<Page<QuarantinedReport>>;
}

/** @internal */
export function createQuarantineResource(transport: Transport): QuarantineResource {
  return {
    get: ({ from, to, ...query } = {}) =>
      transport.call(
        'quarantine/get',
        (http) =>
          http.GET('/api/Quarantine', {
            params: { query: given({ ...query, from: fromInstantIfGiven(from), to: fromInstantIfGiven(to) }) },
          }),
        pageOf(quarantinedReportFromWire),
      ),
  };
}
