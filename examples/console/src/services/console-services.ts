import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import {
  connectSessionChannel,
  createLocalPreferences,
  createLocalSessionStore,
  createSharedFeed,
  createWorkerTimers,
  type LiveFeed,
  type Preferences,
} from '@patrolkit/sdk/live';
import { createHub, type Hub } from '@patrolkit/sdk/realtime';

/** What the console is built on; one value per page, made once in main.tsx. */
export interface ConsoleServices {
  readonly client: PatrolClient;
  readonly feed: LiveFeed;
  /** Connected in the window that leads; comments of the others go by POST. */
  readonly hub: Hub;
  readonly preferences: Preferences;
}

/** Makes the services; timers live in a worker so that alarms keep their pace in a hidden tab (SD8). */
export function createConsoleServices(apiUrl: string): ConsoleServices {
  const client = createPatrolClient({
    baseUrl: apiUrl,
    sessionStore: createLocalSessionStore(),
    timers: createWorkerTimers(),
  });
  connectSessionChannel(client);
  const hub = createHub({ client });
  return {
    client,
    hub,
    feed: createSharedFeed({ client, hub }),
    preferences: createLocalPreferences(),
  };
}
