import type { LiveFeed, LiveSnapshot } from '@patrolkit/sdk/live';
import { useSyncExternalStore } from 'react';

/** The feed's snapshot; renders again only when it is another. @public */
export function useLiveSnapshot(feed: LiveFeed): LiveSnapshot {
  return useSyncExternalStore(feed.subscribe, feed.getSnapshot, feed.getSnapshot);
}
