import { isLanguage } from '../model/locale.ts';
import type { Session } from '../model/session.ts';
import type { SessionStore } from './session-store.ts';

/** Options of {@link createLocalSessionStore}. @public */
export interface LocalSessionStoreOptions {
  /** Fixed key the session is kept under. @default 'patrolkit.session' */
  key?: string | undefined;
  /** @default localStorage */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
}

/**
 * Keeps the session in local storage under a fixed key (decision G25).
 * Foreign or broken content reads as no session; a full or blocked storage keeps the session in this page only.
 * @public
 */
export function createLocalSessionStore(options: LocalSessionStoreOptions = {}): SessionStore {
  const { key = 'patrolkit.session' } = options;
  let own: Session | null = null;
  let isOwn = false;
  const storage = (): NonNullable<LocalSessionStoreOptions['storage']> => options.storage ?? localStorage;
  return {
    load: () => {
      if (isOwn) return own;
      try {
        const text = storage().getItem(key);
        return text === null ? null : readSession(JSON.parse(text));
      } catch {
        return null;
      }
    },
    save: (session) => {
      own = session;
      try {
        if (session) storage().setItem(key, JSON.stringify(session));
        else storage().removeItem(key);
        isOwn = false;
      } catch {
        isOwn = true;
      }
    },
    /* A broadcast can overtake the storage it tells of, which other processes see later: this event comes when they do. */
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener();
      };
      globalThis.window?.addEventListener('storage', onStorage);
      return () => globalThis.window?.removeEventListener('storage', onStorage);
    },
  };
}

function readSession(kept: unknown): Session | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { token, userId, name, email, role, language, expiresAt, policies } = kept as Partial<
    Record<keyof Session, unknown>
  >; // each is checked below
  if (typeof token !== 'string' || token === '' || typeof userId !== 'number') return null;
  return {
    token,
    userId,
    name: typeof name === 'string' ? name : '',
    ...(typeof email === 'string' ? { email } : {}),
    role: typeof role === 'string' ? role : null,
    language: isLanguage(language) ? language : null,
    expiresAt: typeof expiresAt === 'number' ? expiresAt : null,
    policies: Array.isArray(policies) ? policies.filter((policy) => typeof policy === 'string') : [],
  };
}
