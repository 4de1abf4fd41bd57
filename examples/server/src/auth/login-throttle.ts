import type { Clock } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';

const windowMs = 15 * 60_000;
const freeFailures = 10;
const firstDelayMs = 30_000;
const maxKeys = 10_000;

/** Slows down guessing: per address and IP, never a permanent lock. */
export interface LoginThrottle {
  /** Milliseconds to wait before the next try; 0 when it may be made. */
  waitMs(key: string): number;
  failed(key: string): void;
  succeeded(key: string): void;
}

/** Ten failures within 15 minutes are free; then the delay starts at 30 s and doubles, to 15 min at most. */
export function createLoginThrottle(clock: Clock): LoginThrottle {
  const failures = new Map<string, number[]>();
  const recent = (key: string): number[] => (failures.get(key) ?? []).filter((at) => clock.now() - at < windowMs);
  return {
    waitMs: (key) => {
      const list = recent(key);
      const last = list.at(-1);
      if (last === undefined || list.length < freeFailures) return 0;
      const delay = Math.min(firstDelayMs * 2 ** (list.length - freeFailures), windowMs);
      return Math.max(0, last + delay - clock.now());
    },
    failed: (key) => {
      const list = [...recent(key), clock.now()];
      failures.delete(key);
      failures.set(key, list);
      /* Bounded: the oldest address is forgotten first. */
      const oldest = failures.keys().next();
      if (failures.size > maxKeys && !oldest.done) failures.delete(oldest.value);
    },
    succeeded: (key) => void failures.delete(key),
  };
}

/** Refuses a try that comes too early: throws 429 with Retry-After. */
export function refuseHaste(throttle: LoginThrottle, key: string): void {
  const waitMs = throttle.waitMs(key);
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  const detail = `Too many failed sign-ins; try again in ${seconds} s`;
  throw new ProblemError(429, detail, [], { 'Retry-After': `${seconds}` });
}
