/** Events that came while nobody was told of them; milliseconds since 1970. @public */
export interface Missed {
  /** How many; at least so many when the feed no longer kept all of them. */
  readonly count: number;
  /** When the picture was last current before. */
  readonly since: number;
}

/** Counts the events of a gap, such as a lost network or a computer that slept, until somebody has taken note. @internal */
export class MissedEvents {
  #since: number | null = null;
  #eventIds = new Set<number>();
  #missed: Missed | null = null;

  /** What is to be said; null when nothing is. */
  get missed(): Missed | null {
    return this.#missed;
  }

  /** A gap has come to its end: what arrives until it is filled was missed. */
  begin(since: number): void {
    this.#since ??= since;
  }

  /** An event that was not known before. */
  arrived(eventId: number): void {
    if (this.#since !== null) this.#eventIds.add(eventId);
  }

  /** The gap is filled. */
  end(): void {
    const [since, count] = [this.#since, this.#eventIds.size];
    this.#since = null;
    if (since === null || count === 0) return;
    this.#eventIds = new Set();
    this.#missed = { count: count + (this.#missed?.count ?? 0), since: this.#missed?.since ?? since };
  }

  /** Goes on from what another window was told. */
  takeOver(missed: Missed | null): void {
    this.#missed = missed;
  }

  acknowledge(): void {
    this.#missed = null;
  }
}
