import type { ApiError } from '../client/api-error.ts';
import type { PatrolClient } from '../client/create-patrol-client.ts';
import type { Change } from '../model/change.ts';
import type { GuardPosition } from '../model/guard-position.ts';
import type { RouteRefreshOptions } from '../model/next-route-refresh.ts';
import type { AlarmEvent, PatrolEvent } from '../model/patrol-event.ts';
import type { PatrolRoute } from '../model/patrol-route.ts';
import type { Hub, HubState } from '../realtime/hub.ts';
import type { FeedWindows, WindowState } from '../windows/window.types.ts';
import type { FeedHubMethods } from './hub-intake.ts';
import type { LinkState } from './link.ts';
import type { Missed } from './missed-events.ts';

/** Options of {@link createLiveFeed}. @public */
export interface LiveFeedOptions extends RouteRefreshOptions {
  client: PatrolClient;
  /** The push path; without it the poll alone feeds. */
  hub?: Hub | undefined;
  /** Names of the messages the hub brings. @default those of the contract */
  hubMethods?: FeedHubMethods | undefined;
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
  /** Routes from 1 day before to 5 days ahead (S9.06, S9.07), by their start. */
  readonly routes: readonly PatrolRoute[];
  /** Why the last list of routes could not be fetched; the old ones are kept and asked for again. */
  readonly routesError: ApiError | null;
  readonly link: LinkState;
  /**
   * Until when everything is known, milliseconds since 1970: what the hub brings counts only while nothing before it is
   * missing, and positions alone never do.
   */
  readonly lastUpdateAt: number | null;
  /** When events, positions and routes were last known to be current. */
  readonly eventsAt: number | null;
  readonly positionsAt: number | null;
  readonly routesAt: number | null;
  /** When the next poll starts. */
  readonly nextTryAt: number | null;
  readonly hub: HubState;
  /** Events that came while the picture was lost, until `acknowledgeMissed()`; null when there is nothing to say. */
  readonly missed: Missed | null;
  /** This window among the others of the same user. */
  readonly windows: WindowState;
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
  /** Planned checks, rules or routes were changed in this window: here and in every other one routes are fetched 3 s later (S9.10). */
  tellSchedulersChanged(): void;
  /** Somebody has taken note of what was missed. */
  acknowledgeMissed(): void;
  /** Confirms an event and shows the answer at once; rejects with an ApiError. */
  confirm(eventId: number): Promise<PatrolEvent>;
  /** What this window and the others of the same user tell each other (quality R7). */
  readonly windows: FeedWindows;
}
