import { isIPv6 } from 'node:net';
import type { Scope } from '../auth/scope.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { ProblemError } from './problem.ts';

const minuteMs = 60_000;
const maxKeys = 200_000;

/** What anybody may ask: whether the server is well, and everything else. */
export type PublicKind = 'health' | 'other';

/** Lets each session, each device credential and each address make so many requests, and no more. */
export interface RequestLimit {
  /** Counts one request; throws 429 with Retry-After when its session or credential has made too many. */
  take(scope: Scope): void;
  /** Counts one that needs no session; throws 429 with Retry-After when its address has made too many of the kind. */
  takePublic(address: string, kind: PublicKind): void;
}

/* Whoever has one address of IPv6 has the 2^64 beside it. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .join(':');
}

/**
 * So many requests at once, and then as many a minute, counted by this process. One number is kept for each of them:
 * when its requests so far would have come, had they come evenly.
 */
export function createRequestLimit(clock: Clock, perMinute: Config['requestsPerMinute']): RequestLimit {
  const evenAt = new Map<string, number>();
  const count = (key: string, most: number): void => {
    const stepMs = minuteMs / most;
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
  };
  return {
    take: ({ sessionId, credentialId, tenantId, userId }) =>
      sessionId === null
        ? count(`d${credentialId ?? `${tenantId}-${userId}`}`, perMinute.device)
        : count(`s${sessionId}`, perMinute.session),
    takePublic: (address, kind) => count(`${kind} ${networkOf(address)}`, perMinute.public),
  };
}
