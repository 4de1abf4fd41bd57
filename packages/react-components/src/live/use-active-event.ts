import type { LiveFeed } from '@patrolkit/sdk/live';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { useSyncExternalStore } from 'react';

/** The event of an id as it is now, also when it has left the list and is only open; null for none. @internal */
export function useActiveEvent(feed: LiveFeed, eventId: number | null): PatrolEvent | null {
  return useSyncExternalStore(feed.subscribe, () => {
    if (eventId === null) return null;
    const { events, openAlarms } = feed.getSnapshot();
    const isWanted = (event: PatrolEvent): boolean => event.eventId === eventId;
    return events.find(isWanted) ?? openAlarms.find(isWanted) ?? null;
  });
}
