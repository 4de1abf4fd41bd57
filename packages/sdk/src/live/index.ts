export { type LinkState, linkAges, linkState } from './link.ts';
export { createLiveFeed } from './live-feed.ts';
export type { LiveFeed, LiveFeedOptions, LiveSnapshot } from './live-feed.types.ts';
