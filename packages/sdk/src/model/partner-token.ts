import type { Wire } from '../wire/index.ts';
import { toInstant, toInstantOrNull } from './instant.ts';

/** A group of facts that a partner does not get. @public */
export type HiddenField = Wire<'HiddenField'>;

/** Something a partner's token may do beyond looking. @public */
export type PartnerPolicy = Wire<'PartnerPolicy'>;

/** What a partner's token may see and do; instants in milliseconds since 1970. @public */
export interface PartnerLimits {
  /** The partner; whatever the token does is done in this name. */
  readonly name: string;
  readonly companyIds: readonly number[];
  /** Empty for all of its companies. */
  readonly locationIds: readonly number[];
  readonly hiddenFields: readonly HiddenField[];
  readonly policies: readonly PartnerPolicy[];
  /** When it ends; at most 400 days after it was made. */
  readonly expiresAt: number;
}

/** A partner's token to make. @public */
export interface PartnerTokenDraft extends PartnerLimits {
  /** Sites that may show the embed page in a frame, such as `https://portal.example`. */
  readonly origins: readonly string[];
}

/** Access for a partner's portal. @public */
export interface PartnerToken extends PartnerTokenDraft {
  readonly tokenId: number;
  /** Names the partner in the addresses of the embed page; not secret. */
  readonly embedKey: string;
  /** First characters of the token, to tell one from another. */
  readonly prefix: string;
  /** Only in the answer that makes it; null ever after. */
  readonly token: string | null;
  readonly createdAt: number;
  /** To half a minute; null before the first time. */
  readonly lastUsedAt: number | null;
  readonly isRevoked: boolean;
}

/** Reads the wire's PartnerTokenSelf. @public */
export function partnerLimitsFromWire(wire: Wire<'PartnerTokenSelf'>): PartnerLimits {
  return {
    name: wire.name,
    companyIds: wire.idCompanies,
    locationIds: wire.idLocations,
    hiddenFields: wire.hiddenFields,
    policies: wire.policies,
    expiresAt: toInstant(wire.expiresAt, 'expiresAt'),
  };
}

/** Reads the wire's PartnerToken. @public */
export function partnerTokenFromWire(wire: Wire<'PartnerToken'>): PartnerToken {
  return {
    ...partnerLimitsFromWire(wire),
    tokenId: wire.idPartnerToken,
    origins: wire.origins,
    embedKey: wire.embedKey,
    prefix: wire.prefix,
    token: wire.token ?? null,
    createdAt: toInstant(wire.createdAt, 'createdAt'),
    lastUsedAt: toInstantOrNull(wire.lastUsedAt, 'lastUsedAt'),
    isRevoked: wire.revoked,
  };
}
