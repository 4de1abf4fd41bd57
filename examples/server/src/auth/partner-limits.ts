import type { Wire } from '@patrolkit/sdk/wire';
import type { Policy } from './policy-table.ts';

/** What narrows a partner's token further than its companies. */
export interface PartnerLimits {
  /** Empty for all of its companies. */
  readonly locationIds: readonly number[];
  readonly hiddenFields: readonly Wire<'HiddenField'>[];
}

/** What every partner's token may do: look. */
const always: readonly Policy[] = ['dashboard.view', 'lookup.read'];

/** The policies of a partner's token: those it was given; who may not read what was written writes nothing either. */
export function partnerPolicies(
  given: readonly Wire<'PartnerPolicy'>[],
  hiddenFields: readonly Wire<'HiddenField'>[],
): readonly Policy[] {
  return [...always, ...given.filter((policy) => policy !== 'event.comment' || !hiddenFields.includes('comments'))];
}
