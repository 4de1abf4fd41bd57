import {
  connectSessionChannel,
  createLocalPreferences,
  createLocalSessionStore,
  createPatrolClient,
  createWorkerTimers,
  type PatrolClient,
  type Preferences,
} from '@patrolkit/sdk';
import { createLiveFeed, type LiveFeed } from '@patrolkit/sdk/live';
import { createHub } from '@patrolkit/sdk/realtime';

/** What the console is built on; one value per page, made once in main.tsx. */
export interface ConsoleServices {
  readonly client: PatrolClient;
  readonly feed: LiveFeed;
  readonly preferences: Preferences;
}

/** Makes the services; timers live in a worker so that alarms keep their pace in a hidden tab (SD8). */
export function createConsoleServices(apiUrl: string): ConsoleServices {
  const client = createPatrolClient({
    baseUrl: apiUrl,
    sessionStore: createLocalSessionStore(),
    timers: createWorkerTimers(),
  });
  connectSessionChannel(client.session);
  return {
    client,
    feed: createLiveFeed({ client, hub: createHub({ client }) }),
    preferences: createLocalPreferences(),
  };
}
