import type { Clock } from '../clock.ts';
import { ProblemError } from './problem.ts';

const maxKeys = 10_000;

/** Lets each address make so many requests and no more. */
export interface RateLimit {
  /** Counts one; throws 429 with Retry-After when this key has had its number within the window. */
  take(key: string): void;
}

/** `max` requests of a key within any `windowMs` milliseconds, counted by this process. */
export function createRateLimit(
  clock: Clock,
  { max, windowMs }: { readonly max: number; readonly windowMs: number },
): RateLimit {
  const taken = new Map<string, number[]>();
  return {
    take: (key) => {
      const now = clock.now();
      /* Times ahead of a clock that was set back hold nobody off. */
      const recent = (taken.get(key) ?? []).filter((at) => Math.abs(now - at) < windowMs);
      const oldest = recent[0];
      if (oldest !== undefined && recent.length >= max) {
        const seconds = Math.ceil((windowMs - Math.abs(now - oldest)) / 1000);
        throw new ProblemError(429, `Too many requests; try again in ${seconds} s`, [], {
          'Retry-After': `${seconds}`,
        });
      }
      taken.delete(key);
      taken.set(key, [...recent, now]);
      /* Bounded: the address that was quiet longest is forgotten first. */
      const quietest = taken.keys().next();
      if (taken.size > maxKeys && !quietest.done) taken.delete(quietest.value);
    },
  };
}
