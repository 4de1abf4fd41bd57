/** Where every part of the server takes the time from. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** A clock that can be put; time runs on from there. */
export interface SettableClock extends Clock {
  set(at: number): void;
}

/** The computer's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock over another one, which it follows until it is set. */
export function createSettableClock(base: Clock = systemClock, at: number = base.now()): SettableClock {
  let offset = at - base.now();
  return {
    now: () => base.now() + offset,
    set: (next) => {
      offset = next - base.now();
    },
  };
}
