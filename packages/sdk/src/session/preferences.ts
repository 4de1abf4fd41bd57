import { notify } from '../client/notify.ts';

/** What a user chose on this machine; kept for the next visit. @public */
export interface Preferences {
  /** A kept text; null when there is none or the storage is blocked. */
  get(name: PreferenceName): string | null;
  /** Keeps a text, or forgets it with null. A full or blocked storage keeps it in this page only. */
  set(name: PreferenceName, value: string | null): void;
  /** Told when this or another window of this origin has changed something; the answer unsubscribes. */
  subscribe(listener: (name: PreferenceName) => void): () => void;
}

/** Names of what is kept (decision G25); the last event id counts for its owner only: one user of one installation (part E). @public */
export type PreferenceName =
  | 'muted'
  | 'theme'
  /** Hours of the night theme. */
  | 'night'
  | 'language'
  | 'installation'
  | 'lastIdEvent'
  | 'lastIdEventOwner'
  /** What one user arranged on his screen: `ui.<user id>.<thing>`. */
  | `ui.${string}`;

/** Options of {@link createLocalPreferences}. @public */
export interface LocalPreferencesOptions {
  /** Stands before each key. @default 'patrolkit' */
  prefix?: string | undefined;
  /** @default localStorage */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
}

/** Keeps preferences in local storage, under `<prefix>.<name>`. @public */
export function createLocalPreferences(options: LocalPreferencesOptions = {}): Preferences {
  const { prefix = 'patrolkit' } = options;
  const own = new Map<string, string | null>();
  const listeners = new Set<(name: PreferenceName) => void>();
  const storage = (): NonNullable<LocalPreferencesOptions['storage']> => options.storage ?? localStorage;
  return {
    get: (name) => {
      const kept = own.get(name);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(`${prefix}.${name}`);
      } catch {
        return null;
      }
    },
    set: (name, value) => {
      try {
        if (value === null) storage().removeItem(`${prefix}.${name}`);
        else storage().setItem(`${prefix}.${name}`, value);
        own.delete(name);
      } catch {
        own.set(name, value);
      }
      notify(listeners, name);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      /* The storage event tells of other windows only. */
      const onStorage = ({ key }: StorageEvent): void => {
        if (key?.startsWith(`${prefix}.`)) listener(key.slice(prefix.length + 1) as PreferenceName); // own prefix, own names
      };
      globalThis.window?.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        globalThis.window?.removeEventListener('storage', onStorage);
      };
    },
  };
}
