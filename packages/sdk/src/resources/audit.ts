import { one } from '../client/answers.ts';
import { type Page, type PageQuery, pageOf } from '../client/page.ts';
import type { Transport } from '../client/transport.ts';
import {
  type AuditEntry,
  type AuditVerification,
  auditEntryFromWire,
  auditVerificationFromWire,
} from '../model/administration.ts';
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
  /**
   * Whether the log is what was written, for a part of it that takes about two seconds; where `next` is a number, ask
   * again after it (`GET /api/Audit/Verify`, extension).
   */
  verify(after?: number): Promise<AuditVerification>;
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
    verify: (after = 0) =>
      transport.call(
        'audit/verify',
        (http) => http.GET('/api/Audit/Verify', { params: { query: { after } } }),
        one(auditVerificationFromWire),
      ),
  };
}
