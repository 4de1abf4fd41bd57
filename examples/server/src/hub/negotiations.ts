import { randomBytes } from 'node:crypto';
import type { HttpLine } from './http-line.ts';

/** An id handed out at negotiation and not gone yet. */
export interface Negotiation {
  /** Public. */
  readonly id: string;
  /** Secret; what the query's `id` must hold. In version 0 the id itself. */
  readonly token: string;
  /** Who negotiated it; null when the hub tells nobody apart. */
  readonly key: string | null;
  expiresAt: number;
  /** `connecting` while it is decided about a transport, `open` while one runs on it, `ended` for a last poll's sake. */
  state: 'waiting' | 'connecting' | 'open' | 'ended';
  /** What later requests on an open id speak to; null when its transport takes none, as a WebSocket. */
  line: HttpLine | null;
}

/** A random id of 128 bits. */
export const randomId = (): string => randomBytes(16).toString('base64url');

/** The ids that may be connected on. */
export interface Negotiations {
  add(version: number, key: string | null): Negotiation;
  get(token: string): Negotiation | undefined;
  /** Its connection has gone: forgets it, one that was polled after a while. */
  end(negotiation: Negotiation): void;
  /** How many have no open connection yet under a key. */
  waiting(key: string): number;
  /** Forgets what nobody has connected on in time. */
  sweep(): void;
}

/** Makes an empty list; what is not used within `lifeMs` is forgotten. */
export function createNegotiations(lifeMs: number, now: () => number): Negotiations {
  const byToken = new Map<string, Negotiation>();
  return {
    add: (version, key) => {
      const id = randomId();
      const token = version < 1 ? id : randomId();
      const negotiation: Negotiation = { id, token, key, expiresAt: now() + lifeMs, state: 'waiting', line: null };
      byToken.set(token, negotiation);
      return negotiation;
    },
    get: (token) => byToken.get(token),
    end: (negotiation) => {
      if (!negotiation.line?.polled) byToken.delete(negotiation.token);
      negotiation.state = 'ended';
      negotiation.line = null;
      negotiation.expiresAt = now() + lifeMs;
    },
    waiting: (key) =>
      [...byToken.values()].filter(
        ({ key: own, state }) => own === key && (state === 'waiting' || state === 'connecting'),
      ).length,
    sweep: () => {
      for (const { token, state, expiresAt } of byToken.values()) {
        const isIdle = state === 'waiting' || state === 'ended';
        if (isIdle && expiresAt <= now()) byToken.delete(token);
      }
    },
  };
}
