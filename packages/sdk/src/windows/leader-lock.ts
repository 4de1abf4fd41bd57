/** Whatever stands for `navigator.locks`. @internal */
export type Locks = Pick<LockManager, 'request'>;

/** What happens to a lock. @internal */
export interface LeaderLockOptions {
  readonly locks: Locks;
  readonly name: string;
  onHeld(): void;
  /** Another window has taken it, because this one was silent for too long. */
  onLost(): void;
  /** The browser gives no locks here, as in a sandboxed frame. */
  onRefused(): void;
}

/** The lock that makes one window of several the leader: the browser hands it on when its holder closes. @internal */
export interface LeaderLock {
  /** Waits for it. */
  join(): void;
  /** Takes it from whoever holds it. */
  steal(): void;
  /** Gives it up, or no longer waits. */
  leave(): void;
}

/** @internal */
export function createLeaderLock({ locks, name, onHeld, onLost, onRefused }: LeaderLockOptions): LeaderLock {
  let turn = 0; // rises with each request and each end of one, so that a late answer changes nothing
  let end = (): void => {};

  const leave = (): void => {
    turn += 1;
    end();
    end = () => {};
  };
  const request = (isTheft: boolean): void => {
    leave();
    const mine = turn;
    const waiting = new AbortController();
    let isHeld = false;
    end = () => waiting.abort();
    const hold = (): Promise<void> | undefined => {
      if (mine !== turn) return undefined;
      isHeld = true;
      const held = new Promise<void>((resolve) => {
        end = resolve;
      });
      onHeld();
      return held;
    };
    /* The two cannot be asked for together. */
    const asked = locks.request(name, isTheft ? { steal: true } : { signal: waiting.signal }, hold);
    asked.catch(() => {
      if (mine !== turn) return;
      leave();
      if (isHeld) onLost();
      else onRefused();
    });
  };
  return { join: () => request(false), steal: () => request(true), leave };
}
