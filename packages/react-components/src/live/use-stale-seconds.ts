import type { LiveFeed } from '@patrolkit/sdk/live';
import { useSyncExternalStore } from 'react';

/** Whole seconds since events were last known to be current, while they may be old; undefined while they are live. @public */
export function useStaleSeconds(feed: LiveFeed, now: () => number): number | undefined {
  return useSyncExternalStore(feed.subscribeTick, () => {
    const { link, eventsAt } = feed.getSnapshot();
    if (eventsAt === null || link === 'live' || link === 'connecting') return undefined;
    return Math.floor((now() - eventsAt) / 1000);
  });
}
