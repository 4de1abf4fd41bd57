import type { Change } from '../model/change.ts';
import type { PatrolEvent } from '../model/patrol-event.ts';
import type { LiveSnapshot } from './live-feed.types.ts';

/** What another feed of the same user knew, to go on from. @internal */
export interface FeedSeed {
  readonly snapshot: LiveSnapshot;
  /** Number of the last change passed on; null before the first list. */
  readonly lastSeq: number | null;
}

/** A feed that asks the back end itself. @internal */
export interface OwnFeed {
  start(): void;
  stop(): void;
  getSnapshot(): LiveSnapshot;
  /** Number of the last change passed on; null before the first list. */
  lastSeq(): number | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly subscribeChanges: (listener: (change: Change) => void) => () => void;
  readonly subscribeTick: (listener: () => void) => () => void;
  tryNow(): void;
  /** Shows the answer to an own call, such as a confirmation, before any push or poll does. */
  takeAnswer(event: PatrolEvent): void;
  acknowledgeMissed(): void;
}
