import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import { createLiveFeed, createLocalSessionStore, type LiveFeed } from '@patrolkit/sdk/live';
import { createHub } from '@patrolkit/sdk/realtime';

/** What the portal talks to PatrolKit by. */
export interface PatrolLine {
  readonly client: PatrolClient;
  readonly feed: LiveFeed;
}

/** Makes the line to the server behind the portal's own origin; nothing is sent yet. */
export function createPatrolLine(): PatrolLine {
  const client = createPatrolClient({
    baseUrl: '',
    sessionStore: createLocalSessionStore({ key: 'lindenhof.patrol' }),
  });
  return { client, feed: createLiveFeed({ client, hub: createHub({ client }) }) };
}
