export { createLocalSessionStore, type LocalSessionStoreOptions } from './local-session-store.ts';
export {
  createLocalPreferences,
  type LocalPreferencesOptions,
  type PreferenceName,
  type Preferences,
} from './preferences.ts';
export { connectSessionChannel, type SessionChannelOptions } from './session-channel.ts';
export type { SessionExpiry } from './session-expiry.ts';
export type { SessionChangeReason, SessionKeeper, SessionListener } from './session-keeper.ts';
export { createMemorySessionStore, type SessionStore } from './session-store.ts';
