import { Listeners } from '../client/listeners.ts';
import type { Session } from '../model/session.ts';
import { platformTimers, type Timers } from '../timers/timers.ts';
import { defaultAskBeforeMs, ExpiryWatch, type SessionExpiry } from './session-expiry.ts';
import type { SessionStore } from './session-store.ts';

/** Why the session became what it is; 'renewed' when the same user goes on with a new token. @public */
export type SessionChangeReason = 'signed-in' | 'renewed' | 'signed-out' | 'unauthorised' | 'other-window';

/** Told at each change of the session. @public */
export type SessionListener = (session: Session | null, reason: SessionChangeReason) => void;

/** The client's session: who is signed in on this page, and whoever wants to know when that changes. @public */
export interface SessionKeeper {
  current(): Session | null;
  /** Starts a session, for instance after a sign-in. @param reason @default 'signed-in' */
  start(session: Session, reason?: 'signed-in' | 'renewed'): void;
  /** Ends it here; the server's side is `client.user.logout()`. */
  end(reason: Exclude<SessionChangeReason, 'signed-in' | 'renewed'>): void;
  /** Reads the store again, because another window wrote it. */
  reload(): void;
  /** Reads the store whenever another window has written it; the answer stops that. */
  watch(): () => void;
  /** Why the session became what it is; null since the page was loaded. */
  lastReason(): SessionChangeReason | null;
  /** The answer unsubscribes. */
  subscribe(listener: SessionListener): () => void;
  /** The last session that the server has refused during use, until somebody signs in; null when there is none. */
  refused(): Session | null;
  /**
   * Says from 30 minutes before the end of a session, and after the server has refused it during use, that the password
   * is to be asked for, in place (`client.user.reauthenticate`); else null. The same object until something changes.
   */
  expiresSoon(): SessionExpiry | null;
  /** Told when `expiresSoon` is another; the answer unsubscribes. */
  subscribeExpiry(listener: () => void): () => void;
}

/** What a keeper works with. @internal */
export interface SessionKeeperOptions {
  readonly timers?: Timers | undefined;
  readonly askBeforeMs?: number | undefined;
}

/** Makes the keeper over a store. @internal */
export function createSessionKeeper(store: SessionStore, options: SessionKeeperOptions = {}): SessionKeeper {
  const { timers = platformTimers, askBeforeMs = defaultAskBeforeMs } = options;
  const listeners = new Listeners<[Session | null, SessionChangeReason]>();
  const expiry = new ExpiryWatch(timers, askBeforeMs);
  let current = store.load();
  let refused: Session | null = null;
  let lastReason: SessionChangeReason | null = null;
  expiry.follow(current, refused);
  const change = (session: Session | null, reason: SessionChangeReason): void => {
    refused = reason === 'unauthorised' ? current : null;
    current = session;
    lastReason = reason;
    expiry.follow(current, refused);
    listeners.tell(session, reason);
  };
  const reload = (): void => {
    const kept = store.load();
    if (kept?.token !== current?.token) change(kept, 'other-window');
  };
  return {
    current: () => current,
    refused: () => refused,
    lastReason: () => lastReason,
    start: (session, reason = 'signed-in') => {
      store.save(session);
      change(session, reason);
    },
    end: (reason) => {
      if (!current) return;
      store.save(null);
      change(null, reason);
    },
    reload,
    watch: () => store.subscribe?.(reload) ?? (() => {}),
    subscribe: listeners.subscribe,
    expiresSoon: expiry.current,
    subscribeExpiry: expiry.subscribe,
  };
}
