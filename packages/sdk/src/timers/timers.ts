/** Clock and timers, injectable; milliseconds throughout. @public */
export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after a delay; the answer cancels it. */
  after(delayMs: number, callback: () => void): () => void;
}

/** The platform's own timers. Hidden tabs run them once a minute: for alarms use those of a worker (`./live`). @public */
export const platformTimers: Timers = {
  now: () => Date.now(),
  after: (delayMs, callback) => {
    const id = setTimeout(callback, delayMs);
    return () => clearTimeout(id);
  },
};

/** Calls back every `intervalMs`, measured from one call to the next; the answer stops it. @public */
export function every(timers: Timers, intervalMs: number, callback: () => void): () => void {
  let cancel = timers.after(intervalMs, tick);
  function tick(): void {
    cancel = timers.after(intervalMs, tick);
    callback();
  }
  return () => cancel();
}
