import type { PatrolClient } from '@patrolkit/sdk';
import { createLiveFeed, type LiveFeed } from '@patrolkit/sdk/live';
import type { Hub } from '@patrolkit/sdk/realtime';

/** Tells how many alarms are open and whether the picture is fresh, at each change, until the feed is stopped. */
export function watchAlarms(client: PatrolClient, hub: Hub, tell: (line: string) => void): LiveFeed {
  const feed = createLiveFeed({ client, hub });
  feed.subscribe(() => {
    const { openAlarms, link } = feed.getSnapshot();
    tell(`${openAlarms.length} open, ${link}`); // link: connecting, live, waiting or lost
  });
  feed.start();
  return feed;
}
