import { given, type Page, type PageQuery, pageOf } from '../client/page.ts';
import type { Transport } from '../client/transport.ts';
import { type QuarantinedReport, quarantinedReportFromWire } from '../model/administration.ts';
import { fromInstant } from '../model/instant.ts';

/** Device data that was not believed. @public */
export interface QuarantineResource {
  /** Refused reports with their reasons, newest first; instants in milliseconds since 1970 (`GET /api/Quarantine`, extension). */
  get(
    query?: PageQuery & { readonly from?: number | undefined; readonly to?: number | undefined },
  ): Promise<Page<QuarantinedReport>>;
}

const instantOf = (at: number | undefined): string | undefined => (at === undefined ? undefined : fromInstant(at));

/** @internal */
export function createQuarantineResource(transport: Transport): QuarantineResource {
  return {
    get: ({ from, to, ...query } = {}) =>
      transport.call(
        'quarantine/get',
        (http) =>
          http.GET('/api/Quarantine', {
            params: { query: given({ ...query, from: instantOf(from), to: instantOf(to) }) },
          }),
        pageOf(quarantinedReportFromWire),
      ),
  };
}
