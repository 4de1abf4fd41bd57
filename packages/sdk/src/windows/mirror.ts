import { errorOf } from '../client/error-details.ts';
import { linkState } from '../live/link.ts';
import type { LiveSnapshot } from '../live/live-feed.types.ts';
import type { FeedSeed } from '../live/own-feed.types.ts';
import { emptySnapshot } from '../live/snapshot.ts';
import type { Change } from '../model/change.ts';
import type { PatrolEvent } from '../model/patrol-event.ts';
import { patched } from './list-patch.ts';
import { OwnAnswers } from './own-answers.ts';
import type { StateMessage } from './window-message.ts';

/** What the leader has told, as a follower shows it. @internal */
export class Mirror {
  readonly #startedAt: number;
  readonly #answers = new OwnAnswers();
  #told: LiveSnapshot;
  #shown: LiveSnapshot;
  #lastSeq: number | null;
  #thread: { readonly term: number; readonly count: number } | null = null;

  constructor(now: number, seed: FeedSeed | null) {
    this.#startedAt = now;
    this.#told = this.#shown = seed?.snapshot ?? emptySnapshot;
    this.#lastSeq = seed?.lastSeq ?? null;
  }

  get snapshot(): LiveSnapshot {
    return this.#shown;
  }

  /** To go on from when this window leads. */
  seed(): FeedSeed {
    return { snapshot: this.#shown, lastSeq: this.#lastSeq };
  }

  /** Takes what the leader tells; answers the changes not passed on before, or null when something before it is missing. */
  take(message: StateMessage & { readonly term: number }, now: number): Change[] | null {
    const { term, count, isFull, scalars } = message;
    const isNext = this.#thread?.term === term && this.#thread.count === count - 1;
    const lists = isNext || isFull ? patched(this.#told, message.lists) : null;
    if (!lists) return null;
    this.#thread = { term, count };
    this.#told = {
      ...emptySnapshot,
      ...scalars,
      ...lists,
      error: errorOf(scalars.error, this.#told.error),
      routesError: errorOf(scalars.routesError, this.#told.routesError),
    };
    this.#show(now);
    const seenUpTo = this.#lastSeq ?? message.lastSeq ?? 0;
    if (message.lastSeq !== null) this.#lastSeq = Math.max(seenUpTo, message.lastSeq);
    return message.changes.filter((change) => change.seq > seenUpTo);
  }

  /** Shows an own answer at once. */
  takeAnswer(event: PatrolEvent, now: number): void {
    this.#answers.put(event);
    this.#show(now);
  }

  /** The picture ages also when nobody tells anything. */
  tick(now: number): void {
    const { lastUpdateAt } = this.#told;
    /* The clock was set back: what lies ahead of it would look fresh until it is reached again. */
    if (lastUpdateAt !== null && lastUpdateAt > now) this.#told = { ...this.#told, lastUpdateAt: now };
    this.#show(now);
  }

  #show(now: number): void {
    const link = linkState(Math.min(this.#startedAt, now), this.#told.lastUpdateAt, now);
    this.#shown = { ...this.#told, ...this.#answers.over(this.#told), link };
  }
}
