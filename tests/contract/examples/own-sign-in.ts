import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';

/** A client of a host that signs in by its own means: it hands its tokens over, and a fresh one when one is refused. */
export function clientOfHost(baseUrl: string, userId: number, ownToken: () => Promise<string>): PatrolClient {
  const client = createPatrolClient({ baseUrl, freshToken: () => ownToken() });
  void ownToken().then((token) => {
    client.session.start({ token, userId, name: '', role: null, language: null, expiresAt: null, policies: [] });
  });
  return client;
}
