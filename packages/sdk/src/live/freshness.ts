import { type LinkState, linkAges, linkState } from './link.ts';

/** The lists whose age is told. @internal */
export type FreshPart = 'eventsAt' | 'positionsAt' | 'routesAt';

/** When something was last heard of the back end; milliseconds since 1970. @internal */
export type Seen = Readonly<Record<FreshPart | 'lastUpdateAt', number | null>>;

/** How old the picture is. @internal */
export class Freshness {
  #startedAt: number;
  #seen: Seen;

  constructor(now: number, { lastUpdateAt, eventsAt, positionsAt, routesAt }: Seen) {
    this.#startedAt = now;
    this.#seen = { lastUpdateAt, eventsAt, positionsAt, routesAt };
  }

  get seen(): Seen {
    return this.#seen;
  }

  /** The feed begins to listen: what it hears counts from here. */
  startAt(now: number): void {
    this.#startedAt = now;
  }

  /** A list has come. That alone says nothing of events that other lists may have missed. */
  sawPart(now: number, part: FreshPart): void {
    this.#seen = { ...this.#seen, [part]: now };
  }

  /**
   * All that has happened until now is known; answers since when it had not been when the picture was lost meanwhile,
   * else null.
   */
  sawAll(now: number): number | null {
    const { lastUpdateAt } = this.#seen;
    this.#seen = { ...this.#seen, lastUpdateAt: now };
    return lastUpdateAt !== null && now - lastUpdateAt > linkAges.lostMs ? lastUpdateAt : null;
  }

  /** The clock was set back: what lies ahead of it would look fresh until it is reached again. */
  forgetFuture(now: number): void {
    const before = (at: number | null): number | null => (at === null ? null : Math.min(at, now));
    const { lastUpdateAt, eventsAt, positionsAt, routesAt } = this.#seen;
    this.#startedAt = Math.min(this.#startedAt, now);
    this.#seen = {
      lastUpdateAt: before(lastUpdateAt),
      eventsAt: before(eventsAt),
      positionsAt: before(positionsAt),
      routesAt: before(routesAt),
    };
  }

  link(now: number): LinkState {
    return linkState(this.#startedAt, this.#seen.lastUpdateAt, now);
  }
}
