/* After how long a failed try is made again; the last one counts for all that follow. */
const waitsMs = [5_000, 15_000, 60_000, 300_000, 900_000];

/** For how long a mail or a webhook is tried, milliseconds. */
export const triedForMs: number = 24 * 3_600_000;

/** The longest that anything waits for its next try, milliseconds. */
export const longestWaitMs: number = Math.max(...waitsMs);

/** What is known about a failed try. */
export interface FailedTry {
  /** Tries made, this one included. */
  readonly attempts: number;
  /** When it was put on its way, milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** When to try again, milliseconds since 1970; null when a day has passed and it is given up. */
export function nextTryAt({ attempts, createdAt, now }: FailedTry): number | null {
  const next = now + (waitsMs[Math.max(0, attempts - 1)] ?? longestWaitMs);
  return next - createdAt > triedForMs ? null : next;
}

/* C12: who waits for help must not wait for a day until somebody hears that nobody has been told. */
const stuckTries = 3;
const stuckMs = 5 * 60_000;

/** Whether a try has failed so often, or so late, that it has to be told. */
export function isStuck({ attempts, createdAt, now }: FailedTry): boolean {
  return attempts >= stuckTries || now - createdAt >= stuckMs;
}
