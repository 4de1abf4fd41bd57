import { randomBytes } from 'node:crypto';

/** An id handed out at negotiation and not gone yet. */
export interface Negotiation {
  /** Public. */
  readonly id: string;
  /** Secret; what the query's `id` must hold. In version 0 the id itself. */
  readonly token: string;
  /** Who negotiated it; null when the hub tells nobody apart. */
  readonly key: string | null;
  readonly expiresAt: number;
  /** `connecting` while it is decided about a transport, `open` while one runs on it. */
  state: 'waiting' | 'connecting' | 'open';
}

/** A random id of 128 bits. */
export const randomId = (): string => randomBytes(16).toString('base64url');

/** The ids that may be connected on. */
export interface Negotiations {
  add(version: number, key: string | null): Negotiation;
  get(token: string): Negotiation | undefined;
  remove(token: string): void;
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
      const negotiation: Negotiation = { id, token, key, expiresAt: now() + lifeMs, state: 'waiting' };
      byToken.set(token, negotiation);
      return negotiation;
    },
    get: (token) => byToken.get(token),
    remove: (token) => byToken.delete(token),
    waiting: (key) => [...byToken.values()].filter((one) => one.key === key && one.state !== 'open').length,
    sweep: () => {
      for (const { token, state, expiresAt } of byToken.values()) {
        if (state === 'waiting' && expiresAt <= now()) byToken.delete(token);
      }
    },
  };
}
