import { and, inArray, or, type SQL } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { event } from '../../db/schema.ts';

/**
 * C10: a group narrows events to its companies; a panic that nobody connected had in scope is everybody's, but for
 * partners, who see what they were given and nothing else.
 */
export function visibleTo({ companyIds, partner }: Scope): SQL | undefined {
  if (companyIds.length === 0) return undefined;
  const isOfCompany = inArray(event.companyId, [...companyIds]);
  /* null = true is never true, so an event without a company needs the flag. */
  if (!partner) return or(isOfCompany, event.isShownToAll);
  return partner.locationIds.length === 0
    ? isOfCompany
    : and(isOfCompany, inArray(event.locationId, [...partner.locationIds]));
}
