import { ApiError } from '../client/api-error.ts';
import { isUnserved } from '../client/back-end.ts';
import type { PatrolClient } from '../client/create-patrol-client.ts';

/** How the hub is told who connects: a one-time ticket, the session's token, or a ticket where the back end has them. @public */
export type HubAuth = 'auto' | 'ticket' | 'token';

/**
 * The token for one connection (contract.md A3). 'auto' asks for a ticket and falls back to the session's token
 * when the back end does not know tickets.
 * @internal
 */
export async function hubAccessToken(client: PatrolClient, auth: HubAuth): Promise<string> {
  const token = client.session.current()?.token ?? '';
  if (auth === 'token' || (auth === 'auto' && client.backEnd.hasFeature('hubTicket') === false)) return token;
  try {
    return await client.user.hubTicket();
  } catch (error) {
    if (auth !== 'auto' || !(error instanceof ApiError && isUnserved(error))) throw error;
    client.backEnd.noteMissing('hubTicket');
    return token;
  }
}
