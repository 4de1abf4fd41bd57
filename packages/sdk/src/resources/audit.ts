import { type Page, type PageQuery, pageOf } from '../client/page.ts';
import type { Transport } from '../client/transport.ts';
import { type AuditEntry, auditEntryFromWire } from '../model/administration.ts';
import { given } from '../model/given.ts';
import { fromInstantIfGiven } from '../model/instant.ts';

/** Which entries to answer; instants in milliseconds since 1970, what is missing is not asked for. @public */
export interface AuditQuery extends PageQuery {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Such as `event`. */
  readonly entity?: string | undefined;
  readonly userId?: number | undefined;
}

/** Who changed what. @public */
export interface AuditResource {
  /** Entries, newest first (`GET /api/Audit`, extension). */
  get(query?: AuditQuery): Promise<Page<AuditEntry>>;
}

/** @internal */
export function createAuditResource(transport: Transport): AuditResource {
  return {
    get: ({ from, to, userId, ...query } = {}) =>
      transport.call(
        'audit/get',
        (http) =>
          http.GET('/api/Audit', {
            params: {
              query: given({ ...query, from: fromInstantIfGiven(from), to: fromInstantIfGiven(to), idUser: userId }),
            },
          }),
        pageOf(auditEntryFromWire),
      ),
  };
}
