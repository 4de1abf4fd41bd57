/** Keeps the screen of this machine awake while it is wanted and the page is in view: the browser takes the lock away from a hidden page. */
export interface ScreenAwake {
  /** Whether the screen is kept awake now. */
  isHeld(): boolean;
  subscribe(listener: () => void): () => void;
  want(isWanted: boolean): void;
}

type Lock = Pick<WakeLockSentinel, 'release' | 'addEventListener'>;

/** What of the browser it works with; `request` rejects where the browser or the machine does not allow it. */
export interface ScreenAwakeOptions {
  readonly request: (() => Promise<Lock>) | null;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>;
}

/** Makes it. */
export function createScreenAwake({ request, page }: ScreenAwakeOptions): ScreenAwake {
  const listeners = new Set<() => void>();
  let lock: Lock | null = null;
  let isAsking = false;
  let isWanted = false;
  const keep = (next: Lock | null): void => {
    lock = next;
    for (const listener of listeners) listener();
  };
  const settle = async (): Promise<void> => {
    if (!isWanted) {
      await lock?.release();
      return;
    }
    if (!request || lock || isAsking || page.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      const got = await request();
      got.addEventListener('release', () => keep(null));
      keep(got);
      if (!isWanted) await got.release();
    } catch {
      /* A machine on its last battery refuses, for one: what is checked says that the screen is not kept awake. */
    } finally {
      isAsking = false;
    }
  };
  page.addEventListener('visibilitychange', () => void settle());
  return {
    isHeld: () => lock !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want: (next) => {
      isWanted = next;
      void settle();
    },
  };
}
