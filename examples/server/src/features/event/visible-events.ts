import { inArray, or, type SQL } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { event } from '../../db/schema.ts';

/** C10: a group narrows events to its companies; a panic that nobody connected had in scope is everybody's. */
export function visibleTo(scope: Scope): SQL | undefined {
  if (scope.companyIds.length === 0) return undefined;
  /* null = true is never true, so an event without a company needs the flag. */
  return or(inArray(event.companyId, [...scope.companyIds]), event.isShownToAll);
}
