import type { ApiError } from '../client/api-error.ts';
import type { PatrolClient } from '../client/create-patrol-client.ts';
import type { Change } from '../model/change.ts';
import type { GuardPosition } from '../model/guard-position.ts';
import type { AlarmEvent, PatrolEvent } from '../model/patrol-event.ts';
import type { Hub, HubState } from '../realtime/hub.ts';
import type { LinkState } from './link.ts';

/** Options of {@link createLiveFeed}. @public */
export interface LiveFeedOptions {
  client: PatrolClient;
  /** The push path; without it the poll alone feeds. */
  hub?: Hub | undefined;
  /** Pace of the event and position polls. @default 10000 (S9.02, S9.04) */
  pollIntervalMs?: number | undefined;
  /** Hours of events the poll asks for. @default 500 (S9.05) */
  eventHours?: number | undefined;
  /** Most events the poll asks for and the list holds. @default 500 */
  eventCount?: number | undefined;
  /** Positions per guard the poll asks for. @default 5 (S9.03) */
  positionCount?: number | undefined;
}

/** What is known now. Arrays and the whole stay the same objects until something in them changes. @public */
export interface LiveSnapshot {
  /** 'loading' until the first list; 'error' when the latest poll failed, with the old rows kept. */
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: ApiError | null;
  /** Newest first. */
  readonly events: readonly PatrolEvent[];
  /** Every open alarm whatever its age, newest first. */
  readonly openAlarms: readonly AlarmEvent[];
  /** The newest position of each guard. */
  readonly positions: readonly GuardPosition[];
  readonly link: LinkState;
  /** Last sign of life from the back end, milliseconds since 1970. */
  readonly lastUpdateAt: number | null;
  /** When events, and when positions, were last known to be current. */
  readonly eventsAt: number | null;
  readonly positionsAt: number | null;
  /** When the next poll starts. */
  readonly nextTryAt: number | null;
  readonly hub: HubState;
}

/** The live feed of a signed-in client (contract.md part E). @public */
export interface LiveFeed {
  start(): void;
  stop(): void;
  getSnapshot(): LiveSnapshot;
  /** Told when the snapshot is another; the answer unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Told of each change of the feed, in order, each once; the answer unsubscribes. */
  subscribeChanges(listener: (change: Change) => void): () => void;
  /** Ticks each second while started, also in a hidden tab when the client's timers live in a worker. */
  subscribeTick(listener: () => void): () => void;
  /** Asks at once, by both paths. */
  tryNow(): void;
  /** Confirms an event and shows the answer at once; rejects with an ApiError. */
  confirm(eventId: number): Promise<PatrolEvent>;
}
