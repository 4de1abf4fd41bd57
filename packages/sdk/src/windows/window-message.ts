import type { ApiErrorDetails } from '../client/api-error.ts';
import type { LiveSnapshot } from '../live/live-feed.types.ts';
import type { Change } from '../model/change.ts';
import type { PatrolEvent } from '../model/patrol-event.ts';
import type { ListPatches } from './list-patch.ts';
import type { WindowSound } from './window.types.ts';

/** What a snapshot holds beside its lists, as it travels. @internal */
export interface ScalarState
  extends Pick<
    LiveSnapshot,
    'status' | 'lastUpdateAt' | 'eventsAt' | 'positionsAt' | 'routesAt' | 'nextTryAt' | 'hub' | 'missed'
  > {
  readonly error: ApiErrorDetails | null;
  readonly routesError: ApiErrorDetails | null;
}

/** What the leader knows, or what of it has changed. @internal */
export interface StateMessage {
  readonly kind: 'state';
  /** Rises by one with each message of one leader. */
  readonly count: number;
  /** Whether the lists stand by themselves. */
  readonly isFull: boolean;
  readonly lists: ListPatches;
  readonly scalars: ScalarState;
  /** Changes since the message before, and the number of the feed they reach. */
  readonly changes: readonly Change[];
  readonly lastSeq: number | null;
}

/** What windows say; no token among it. @internal */
export type WindowWord =
  /** Once a second, and at each change. */
  | { readonly kind: 'alive'; readonly sound: WindowSound; readonly voice: string | null }
  /** A window is new, or has lost the thread: the leader tells everything. */
  | { readonly kind: 'join' }
  | { readonly kind: 'bye' }
  | StateMessage
  /** An own answer of a follower, such as a confirmation. */
  | { readonly kind: 'answer'; readonly event: PatrolEvent }
  | { readonly kind: 'silenced'; readonly eventId: number }
  | { readonly kind: 'try-now' }
  | { readonly kind: 'schedulers-changed' }
  | { readonly kind: 'missed-noted' };

/** A word with who says it. @internal */
export type WindowMessage = WindowWord & {
  readonly from: string;
  /** Which leadership this is, rising from one leader to the next; 0 when the window does not lead. */
  readonly term: number;
};

/** Whether something that came over the channel is one of ours: other versions and foreign code may speak there too. @internal */
export function isWindowMessage(data: unknown): data is WindowMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, from, term } = data as Partial<Record<keyof WindowMessage, unknown>>; // each is checked here
  return typeof kind === 'string' && typeof from === 'string' && typeof term === 'number';
}
