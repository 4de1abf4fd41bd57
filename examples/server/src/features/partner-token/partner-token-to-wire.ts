import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import type { partnerToken } from '../../db/schema.ts';

type TokenRow = typeof partnerToken.$inferSelect;

/** A token without its secret, which nobody has after its first answer. @param lastUsedAt milliseconds since 1970 */
export function partnerTokenToWire(row: TokenRow, name: string, lastUsedAt: number | null): Wire<'PartnerToken'> {
  return {
    idPartnerToken: row.id,
    name,
    idCompanies: row.companyIds,
    idLocations: row.locationIds,
    hiddenFields: row.hiddenFields,
    policies: row.policies,
    origins: row.origins,
    embedKey: row.embedKey,
    prefix: row.prefix,
    createdAt: fromInstant(row.createdAt),
    expiresAt: fromInstant(row.expiresAt),
    lastUsedAt: lastUsedAt === null ? null : fromInstant(lastUsedAt),
    revoked: row.revokedAt !== null,
  };
}
