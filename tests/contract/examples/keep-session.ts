import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import { createLocalSessionStore } from '@patrolkit/sdk/live';

/** A client that is still signed in after the page was loaded again; `onSignedOut` hears why it is not any more. */
export function openClient(baseUrl: string, onSignedOut: (reason: string) => void): PatrolClient {
  const client = createPatrolClient({ baseUrl, sessionStore: createLocalSessionStore() });
  client.session.subscribe((session, reason) => {
    if (!session) onSignedOut(reason); // 'signed-out', 'unauthorised' or 'other-window'
  });
  return client;
}
