import { each, nothing, one } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import type { Transport } from '../client/transport.ts';
import { fromInstant } from '../model/instant.ts';
import {
  type PartnerLimits,
  type PartnerToken,
  type PartnerTokenDraft,
  partnerLimitsFromWire,
  partnerTokenFromWire,
} from '../model/partner-token.ts';

/** Access for partners' portals. @public */
export interface PartnerTokenResource {
  /** Every token, without its secret, revoked ones too (`GET /api/PartnerToken`, extension). */
  getAll(): Promise<PartnerToken[]>;
  /** Makes one; its secret is in this answer and nowhere else (`POST /api/PartnerToken`, extension). */
  create(draft: PartnerTokenDraft): Promise<PartnerToken>;
  /** What the token in use may see and do; not found for people (`GET /api/PartnerToken/Self`, extension). */
  self(): Promise<PartnerLimits>;
  /** Revokes one: it is refused from the next request on (`DELETE /api/PartnerToken/{id}`, extension). */
  revoke(tokenId: number): Promise<void>;
}

/** @internal */
export function createPartnerTokenResource(transport: Transport): PartnerTokenResource {
  return {
    getAll: () =>
      transport.call('partnerToken/getAll', (http) => http.GET('/api/PartnerToken'), each(partnerTokenFromWire)),
    create: ({ companyIds, locationIds, hiddenFields, policies, origins, expiresAt, name }) => {
      const body = {
        name,
        idCompanies: [...companyIds],
        idLocations: [...locationIds],
        hiddenFields: [...hiddenFields],
        policies: [...policies],
        origins: [...origins],
        expiresAt: fromInstant(expiresAt),
      };
      return transport.call(
        'partnerToken/create',
        (http) => http.POST('/api/PartnerToken', { body }),
        one(partnerTokenFromWire),
      );
    },
    self: () =>
      transport.call('partnerToken/self', (http) => http.GET('/api/PartnerToken/Self'), one(partnerLimitsFromWire)),
    revoke: (tokenId) =>
      transport.call('partnerToken/delete', (http) => http.DELETE('/api/PartnerToken/{id}', byId(tokenId)), nothing),
  };
}
