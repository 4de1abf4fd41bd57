import { notify } from '../client/notify.ts';
import type { Session } from '../model/session.ts';
import type { SessionStore } from './session-store.ts';

/** Why the session became what it is. @public */
export type SessionChangeReason = 'signed-in' | 'signed-out' | 'unauthorised' | 'other-window';

/** Told at each change of the session. @public */
export type SessionListener = (session: Session | null, reason: SessionChangeReason) => void;

/** The client's session: who is signed in on this page, and whoever wants to know when that changes. @public */
export interface SessionKeeper {
  current(): Session | null;
  /** Starts a session, for instance after a sign-in. */
  start(session: Session): void;
  /** Ends it here; the server's side is `client.user.logout()`. */
  end(reason: Exclude<SessionChangeReason, 'signed-in'>): void;
  /** Reads the store again, because another window wrote it. */
  reload(): void;
  /** Reads the store whenever another window has written it; the answer stops that. */
  watch(): () => void;
  /** Why the session became what it is; null since the page was loaded. */
  lastReason(): SessionChangeReason | null;
  /** The answer unsubscribes. */
  subscribe(listener: SessionListener): () => void;
}

/** Makes the keeper over a store. @internal */
export function createSessionKeeper(store: SessionStore): SessionKeeper {
  const listeners = new Set<SessionListener>();
  let current = store.load();
  let lastReason: SessionChangeReason | null = null;
  const change = (session: Session | null, reason: SessionChangeReason): void => {
    current = session;
    lastReason = reason;
    notify(listeners, session, reason);
  };
  const reload = (): void => {
    const kept = store.load();
    if (kept?.token !== current?.token) change(kept, 'other-window');
  };
  return {
    current: () => current,
    lastReason: () => lastReason,
    start: (session) => {
      store.save(session);
      change(session, 'signed-in');
    },
    end: (reason) => {
      if (!current) return;
      store.save(null);
      change(null, reason);
    },
    reload,
    watch: () => store.subscribe?.(reload) ?? (() => {}),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
