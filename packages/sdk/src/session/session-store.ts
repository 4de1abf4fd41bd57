import type { Session } from '../model/session.ts';

/** Where a host keeps the session between page loads. @public */
export interface SessionStore {
  /** The kept session; null when there is none or what is kept cannot be read. */
  load(): Session | null;
  /** Keeps a session, or forgets it with null. Must not throw: a full or blocked storage only forgets. */
  save(session: Session | null): void;
  /** Told when another window has written; the answer unsubscribes. Stores of one page have none. */
  subscribe?(listener: () => void): () => void;
}

/** Keeps the session in this page only. @public */
export function createMemorySessionStore(): SessionStore {
  let kept: Session | null = null;
  return {
    load: () => kept,
    save: (session) => {
      kept = session;
    },
  };
}
