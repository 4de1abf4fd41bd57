import type { Wire } from '@patrolkit/sdk/wire';
import type { OperationId } from '../http/operation.ts';

/** What a partner's token may ask for, where its policies let it; with the facts it must be shown for that. */
const needs: { readonly [Id in OperationId]?: Wire<'HiddenField'> | null } = {
  partnerToken_self: null,
  user_hubTicket: null,
  changes_get: null,
  event_getLastEvents: null,
  event_openAlarms: null,
  event_images: 'images',
  event_search: null,
  event_report: null,
  event_sendComment: 'comments',
  event_change: 'comments',
  event_confirm: null,
  event_claim: null,
  event_release: null,
  event_delete: null,
  event_sendIntervention: null,
  notification_loadAllByIdEvent: 'comments',
  route_get: null,
  userLocation_getAll: 'positions',
  userLocation_getLast: 'positions',
  userLocation_getForDateTime: 'positions',
  user_getAll: 'people',
  company_getAll: null,
  location_getAll: null,
  locationTag_getAll: null,
  category_getAll: null,
  risk_getAll: null,
};

/** Every operation that some partner's token may ask for; all others are refused, whatever their policy says. */
export const partnerOperations: readonly string[] = Object.keys(needs);

/** Whether a partner's token from which these facts are hidden may ask for an operation at all. */
export function isForPartner(operationId: string, hiddenFields: readonly Wire<'HiddenField'>[]): boolean {
  const entry = Object.entries(needs).find(([id]) => id === operationId);
  if (!entry) return false;
  const [, needed] = entry;
  return needed == null || !hiddenFields.includes(needed);
}
