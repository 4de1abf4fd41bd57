import { Listeners } from '../client/listeners.ts';
import type { Session } from '../model/session.ts';
import type { Timers } from '../timers/timers.ts';

/** A session whose password has to be asked for again, in place (contract.md A3). @public */
export interface SessionExpiry {
  /** Whose password it is. */
  readonly userId: number;
  readonly name: string;
  /** When the session ends, milliseconds since 1970; null when the back end does not say. */
  readonly endsAt: number | null;
  /** The server has refused it during use: nothing is received until the password is given. */
  readonly isOver: boolean;
}

/** How long before the end of a session its password is asked for (contract.md A3). @internal */
export const defaultAskBeforeMs = 30 * 60_000;

/* Once a minute: a computer that slept must not miss the moment. */
const checkMs = 60_000;

/** Tells when a session is about to end. Its timer runs only while somebody listens. @internal */
export class ExpiryWatch {
  readonly #timers: Timers;
  readonly #askBeforeMs: number;
  readonly #listeners = new Listeners();
  #session: Session | null = null;
  #refused: Session | null = null;
  #expiry: SessionExpiry | null = null;
  #told: SessionExpiry | null = null;
  #listening = 0;
  #cancel = (): void => {};

  constructor(timers: Timers, askBeforeMs: number) {
    this.#timers = timers;
    this.#askBeforeMs = askBeforeMs;
  }

  /** Another session, or none; `refused` is one the server has refused during use. */
  follow(session: Session | null, refused: Session | null): void {
    this.#session = session;
    this.#refused = refused;
    this.#check();
  }

  /** null while there is nothing to ask; the same object until something changes. */
  readonly current = (): SessionExpiry | null => {
    const session = this.#session ?? this.#refused;
    if (!session || !(this.#refused || this.#isNearEnd(session))) this.#expiry = null;
    else if (this.#expiry?.endsAt !== session.expiresAt || this.#expiry?.isOver !== (session === this.#refused)) {
      const { userId, name, expiresAt } = session;
      this.#expiry = { userId, name, endsAt: expiresAt, isOver: session === this.#refused };
    }
    return this.#expiry;
  };

  /** The answer unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#listeners.subscribe(listener);
    this.#listening += 1;
    if (this.#listening === 1) this.#check();
    let isListening = true;
    return () => {
      unsubscribe();
      if (isListening) this.#listening -= 1;
      isListening = false;
      if (this.#listening === 0) this.#cancel();
    };
  };

  #isNearEnd({ expiresAt }: Session): boolean {
    return expiresAt !== null && expiresAt - this.#askBeforeMs <= this.#timers.now();
  }

  #check(): void {
    this.#cancel();
    const expiry = this.current();
    if (expiry !== this.#told) {
      this.#told = expiry;
      this.#listeners.tell();
    }
    const { expiresAt } = this.#session ?? { expiresAt: null };
    if (this.#listening === 0 || expiresAt === null || expiry) return;
    const leftMs = expiresAt - this.#askBeforeMs - this.#timers.now();
    this.#cancel = this.#timers.after(Math.min(Math.max(leftMs, 0), checkMs), () => this.#check());
  }
}
