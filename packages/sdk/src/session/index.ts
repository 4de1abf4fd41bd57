export type { SessionExpiry } from './session-expiry.ts';
export type { SessionChangeReason, SessionKeeper, SessionListener } from './session-keeper.ts';
export { createMemorySessionStore, type SessionStore } from './session-store.ts';
