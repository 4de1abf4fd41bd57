import { setTimeout as pause } from 'node:timers/promises';

/** One after the other, in the order in which they ask. */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>;
  /**
   * For long work, before each of its pieces: at once while nobody waits for a turn, and otherwise when all of those had
   * theirs and no more have come for a moment. A panic takes several turns, and would meet a piece before each. Whoever
   * has let others go first for half a second goes on all the same.
   */
  calm(): Promise<void>;
}

/* What somebody does between two turns of his takes a few of them, milliseconds. */
const breathMs = 25;
const longestCalmMs = 500;

/** Makes them. */
export function createTurns(): Turns {
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let taken = 0;
  return {
    take: (work) => {
      waiting += 1;
      taken += 1;
      const turn = queue.then(work).finally(() => {
        waiting -= 1;
      });
      queue = turn.catch(() => undefined);
      return turn;
    },
    calm: async () => {
      const end = performance.now() + longestCalmMs;
      while (waiting > 0 && performance.now() < end) {
        await Promise.race([queue, pause(end - performance.now(), undefined, { ref: false })]);
        for (let seen = -1; seen !== taken && waiting === 0 && performance.now() < end; ) {
          seen = taken;
          await pause(breathMs);
        }
      }
    },
  };
}
