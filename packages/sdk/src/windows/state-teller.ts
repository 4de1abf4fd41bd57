import { detailsOf } from '../client/error-details.ts';
import type { FeedSeed } from '../live/own-feed.types.ts';
import type { Change } from '../model/change.ts';
import { type Lists, patchesOf } from './list-patch.ts';
import type { StateMessage } from './window-message.ts';

/** Tells the followers what the leader's feed knows: what has changed, or everything to somebody new. @internal */
export class StateTeller {
  #known: Lists | null = null;
  #count = 0;
  #changes: Change[] = [];

  /** A change to pass on with the next message. */
  note(change: Change): void {
    this.#changes.push(change);
  }

  /** The next message. */
  next({ snapshot, lastSeq }: FeedSeed, isFull: boolean): StateMessage {
    const { status, lastUpdateAt, eventsAt, positionsAt, routesAt, nextTryAt, hub, missed } = snapshot;
    this.#count += 1;
    const message: StateMessage = {
      kind: 'state',
      count: this.#count,
      isFull,
      lists: patchesOf(isFull ? null : this.#known, snapshot),
      scalars: {
        ...{ status, lastUpdateAt, eventsAt, positionsAt, routesAt, nextTryAt, hub, missed },
        error: detailsOf(snapshot.error),
        routesError: detailsOf(snapshot.routesError),
      },
      changes: this.#changes,
      lastSeq,
    };
    this.#known = snapshot;
    this.#changes = [];
    return message;
  }
}
