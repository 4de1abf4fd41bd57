import type { Scope } from '../auth/scope.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { ProblemError } from './problem.ts';

const minuteMs = 60_000;
const maxKeys = 200_000;

/** Lets each session and each device credential make so many requests, and no more. */
export interface RequestLimit {
  /** Counts one request; throws 429 with Retry-After when its session or credential has made too many. */
  take(scope: Scope): void;
}

/**
 * So many requests at once, and then as many a minute, counted by this process. One number is kept for each session and
 * credential: when its requests so far would have come, had they come evenly.
 */
export function createRequestLimit(clock: Clock, { session, device }: Config['requestsPerMinute']): RequestLimit {
  const evenAt = new Map<string, number>();
  return {
    take: ({ sessionId, credentialId, tenantId, userId }) => {
      const isSession = sessionId !== null;
      const key = isSession ? `s${sessionId}` : `d${credentialId ?? `${tenantId}-${userId}`}`;
      const stepMs = minuteMs / (isSession ? session : device);
      const now = clock.now();
      const before = evenAt.get(key) ?? now;
      /* Further ahead than it can come by itself: the clock was set back, which holds nobody off. */
      const from = before > now + minuteMs ? now : Math.max(now, before);
      if (from - now > minuteMs - stepMs) {
        const seconds = Math.max(1, Math.ceil((from - now - minuteMs + stepMs) / 1000));
        throw new ProblemError(429, `Too many requests; try again in ${seconds} s`, [], {
          'Retry-After': `${seconds}`,
        });
      }
      evenAt.delete(key);
      evenAt.set(key, from + stepMs);
      /* Bounded: who was quiet longest is forgotten first. */
      const quietest = evenAt.keys().next();
      if (evenAt.size > maxKeys && !quietest.done) evenAt.delete(quietest.value);
    },
  };
}
