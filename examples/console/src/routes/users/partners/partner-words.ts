import type { HiddenField, PartnerPolicy } from '@patrolkit/sdk/model';
import type { TextId } from '../../../services/texts.ts';

/** What a partner may do, in the order in which it is offered. */
export const partnerPolicyTexts: readonly (readonly [PartnerPolicy, TextId])[] = [
  ['event.search', 'console.policy.event.search'],
  ['event.comment', 'console.policy.event.comment'],
  ['event.edit', 'console.policy.event.edit'],
  ['event.confirm', 'console.policy.event.confirm'],
  ['event.delete', 'console.policy.event.delete'],
  ['intervention.send', 'console.policy.intervention.send'],
];

/** What may be kept from him. */
export const hiddenFieldTexts: readonly (readonly [HiddenField, TextId])[] = [
  ['people', 'console.partners.hidden.people'],
  ['positions', 'console.partners.hidden.positions'],
  ['comments', 'console.partners.hidden.comments'],
  ['images', 'console.partners.hidden.images'],
];
