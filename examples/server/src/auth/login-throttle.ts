import { eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { loginTry } from '../db/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { hashSecret } from './secret.ts';

const windowMs = 15 * 60_000;
const freeTries = 10;
const firstDelayMs = 30_000;
/* So far the clocks of two processes may be apart; what is further ahead was written before a clock was set back. */
const skewMs = 5000;

/** Slows down guessing: per address and IP, over all processes, never a permanent lock. */
export interface LoginThrottle {
  /** Counts a try, which has failed until it succeeds; throws 429 with Retry-After when it comes too early. */
  take(key: string): Promise<void>;
  succeeded(key: string): Promise<void>;
  /** Forgets what counts no more. */
  prune(): Promise<void>;
}

const recent = (tries: readonly number[], now: number): number[] =>
  tries.filter((at) => now - at < windowMs && at - now <= skewMs);

/**
 * Milliseconds to wait before the next try; 0 when it may be made. Ten within 15 minutes are free; then the delay starts
 * at 30 s and doubles, to 15 min at most. Times in milliseconds since 1970, the oldest first.
 */
export function loginWaitMs(tries: readonly number[], now: number): number {
  const counted = recent(tries, now);
  const last = counted.at(-1);
  if (last === undefined || counted.length < freeTries) return 0;
  const delay = Math.min(firstDelayMs * 2 ** (counted.length - freeTries), windowMs);
  return Math.max(0, last + delay - now);
}

/** Keeps the tries in the database: of many at the same time, at any process, each sees those before it. */
export function createLoginThrottle(db: Database, clock: Clock): LoginThrottle {
  const isOf = (key: string) => eq(loginTry.key, hashSecret(key));
  return {
    take: (key) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        await tx
          .insert(loginTry)
          .values({ key: hashSecret(key), tries: [], lastAt: now })
          .onConflictDoNothing();
        const [row] = await tx.select().from(loginTry).where(isOf(key)).for('update');
        const tries = row?.tries ?? [];
        const seconds = Math.ceil(loginWaitMs(tries, now) / 1000);
        if (seconds > 0) {
          const detail = `Too many failed sign-ins; try again in ${seconds} s`;
          throw new ProblemError(429, detail, [], { 'Retry-After': `${seconds}` });
        }
        await tx
          .update(loginTry)
          .set({ tries: [...recent(tries, now), now], lastAt: now })
          .where(isOf(key));
      }),
    succeeded: async (key) => void (await db.delete(loginTry).where(isOf(key))),
    prune: async () => void (await db.delete(loginTry).where(lt(loginTry.lastAt, clock.now() - windowMs))),
  };
}
