/** A clock that can be put: it goes as the one under it, or stands where that is a number. @internal */
export interface SettableClock {
  /** Milliseconds since 1970. */
  now(): number;
  set(at: number): void;
}

/** Makes the clock over an instant or over another clock. @internal */
export function createClock(base: number | (() => number)): SettableClock {
  const read = typeof base === 'number' ? () => base : base;
  let ahead = 0;
  return {
    now: () => read() + ahead,
    set: (at) => {
      ahead = at - read();
    },
  };
}
