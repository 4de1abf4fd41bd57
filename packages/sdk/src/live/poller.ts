import type { Timers } from '../timers/timers.ts';

/** Runs work at a steady pace, never twice at once (S9.02, S9.04). @internal */
export interface Poller {
  start(): void;
  stop(): void;
  /** Runs the work at once, or again when it is running now, and goes on at its pace from there. */
  runNow(): void;
  /** When the next run starts, milliseconds since 1970; null while stopped. */
  readonly nextRunAt: number | null;
}

/** Makes a poller; `work` must not reject. @internal */
export function createPoller(timers: Timers, intervalMs: number, work: () => Promise<void>): Poller {
  let cancel: (() => void) | null = null;
  let nextRunAt: number | null = null;
  let isRunning = false;
  let isWanted = false;

  const run = async (): Promise<void> => {
    if (isRunning) {
      isWanted = true;
      return;
    }
    isRunning = true;
    isWanted = false;
    try {
      await work();
    } finally {
      isRunning = false; // whatever happened, the next one must run
    }
    if (isWanted && cancel) void run();
  };
  const tick = (): void => {
    nextRunAt = timers.now() + intervalMs;
    cancel = timers.after(intervalMs, tick);
    /* A slow call is not overtaken by the next: that one is left out. */
    if (!isRunning) void run();
  };
  return {
    start: () => {
      if (!cancel) tick();
    },
    stop: () => {
      cancel?.();
      cancel = null;
      nextRunAt = null;
      isWanted = false;
    },
    runNow: () => {
      if (!cancel) return;
      cancel();
      nextRunAt = timers.now() + intervalMs;
      cancel = timers.after(intervalMs, tick);
      void run();
    },
    get nextRunAt() {
      return nextRunAt;
    },
  };
}
