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

/** The computer's two clocks, to tell when somebody has put the wall clock; no test's clock moves them. */
export interface ComputerClocks {
  /** Milliseconds since 1970, UTC. */
  wall(): number;
  /** Milliseconds since some moment; never put. */
  monotonic(): number;
}

/** As the process has them. */
export const computerClocks: ComputerClocks = {
  wall: () => Date.now(),
  monotonic: () => Number(process.hrtime.bigint() / 1_000_000n),
};

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
