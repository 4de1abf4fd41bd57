export { createLocalSessionStore, type LocalSessionStoreOptions } from '../session/local-session-store.ts';
export {
  createLocalPreferences,
  type LocalPreferencesOptions,
  type PreferenceName,
  type Preferences,
} from '../session/preferences.ts';
export { connectSessionChannel, type SessionChannelOptions } from '../session/session-channel.ts';
export { createWorkerTimers, type WorkerTimers } from '../timers/worker-timers.ts';
export { createSharedFeed } from '../windows/shared-feed.ts';
export type { FeedWindows, WindowSound, WindowState } from '../windows/window.types.ts';
export type { FeedHubMethods } from './hub-intake.ts';
export { type LinkState, linkAges, linkState } from './link.ts';
export { createLiveFeed } from './live-feed.ts';
export type { LiveFeed, LiveFeedOptions, LiveSnapshot } from './live-feed.types.ts';
export type { Missed } from './missed-events.ts';
