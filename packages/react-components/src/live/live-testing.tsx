import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import { createLiveFeed, createLocalPreferences, type LiveFeed, type Preferences } from '@patrolkit/sdk/live';
import { createTestBackend, type TestBackend, type TestBackendOptions, type TestHub } from '@patrolkit/sdk/testing';
import type { ReactElement, ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { TestPage } from '../provider/patrol-testing.tsx';
import { LiveMessageProvider } from './live-message-provider.tsx';
import { LiveProvider } from './live-provider.tsx';

/** A console on a back end in memory. @internal */
export interface TestConsole {
  readonly backend: TestBackend;
  readonly client: PatrolClient;
  readonly feed: LiveFeed;
  readonly hub: TestHub;
  readonly preferences: Preferences;
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Somebody signed in at a back end of his own. @internal */
export function testConsole(options: TestBackendOptions = { past: 'quiet' }, email?: string): TestConsole {
  const backend = createTestBackend(options);
  const client = createPatrolClient({ ...backend.clientOptions(email), logger: { warn: () => {} } });
  const hub = backend.createHub({ client });
  const preferences = createLocalPreferences({ storage: memoryStorage() });
  return { backend, client, hub, preferences, feed: createLiveFeed({ client, hub }) };
}

/** Draws connected parts, once the feed has its first list. @internal */
export async function showLive({ client, feed, preferences, backend }: TestConsole, part: ReactNode): Promise<void> {
  const page = (
    <TestPage now={backend.now}>
      <LiveProvider client={client} feed={feed} preferences={preferences}>
        <LiveMessageProvider>{part}</LiveMessageProvider>
      </LiveProvider>
    </TestPage>
  );
  const isReady = new Promise<void>((resolve) => {
    const stop = feed.subscribe(() => {
      if (feed.getSnapshot().status !== 'ready') return;
      stop();
      resolve();
    });
  });
  await render(page as ReactElement); // one element
  await isReady;
}
