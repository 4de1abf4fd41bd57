import { Listeners } from '../client/listeners.ts';
import type { LiveFeed, LiveFeedOptions } from './live-feed.types.ts';
import { createOwnFeed } from './own-feed.ts';

/**
 * Makes the live feed: pushes of the hub and the 10 s poll, merged so that nothing is missed and nothing comes twice.
 * Nothing is sent before `start()`. Several windows of one user want {@link createSharedFeed} instead.
 * @public
 */
export function createLiveFeed(options: LiveFeedOptions): LiveFeed {
  const { client } = options;
  const feed = createOwnFeed(options);
  const silenced = new Listeners<[number]>();
  return {
    start: feed.start,
    stop: feed.stop,
    getSnapshot: feed.getSnapshot,
    subscribe: feed.subscribe,
    subscribeChanges: feed.subscribeChanges,
    subscribeTick: feed.subscribeTick,
    tryNow: feed.tryNow,
    tellSchedulersChanged: () => client.schedulerNews.tell(),
    acknowledgeMissed: feed.acknowledgeMissed,
    confirm: async (eventId) => {
      const event = await client.event.confirm(eventId);
      feed.takeAnswer(event);
      return event;
    },
    windows: {
      isLeader: () => true,
      tellSound: () => {},
      tellSilenced: () => {},
      subscribeSilenced: silenced.subscribe,
    },
  };
}
