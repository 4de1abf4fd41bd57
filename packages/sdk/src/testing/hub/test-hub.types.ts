import type { Hub, HubOptions } from '../../realtime/hub.ts';
import type { BackendState } from '../state/backend-state.ts';

/** A message of the hub to its client. @public */
export interface TestPush {
  readonly method: string;
  readonly payload: unknown;
}

/** A hub in memory, fed by a test back end: the same interface as the real one, and hands to break it. @public */
export interface TestHub extends Hub {
  /** Breaks the connection: nothing arrives until `reconnect`, whatever is tried. */
  disconnect(): void;
  reconnect(): void;
  /** The next pushes get lost on their way. @param count how many @default 1 */
  loseNext(count?: number): void;
  /** What the back end has pushed so far, lost or not, the oldest first. */
  pushes(): readonly TestPush[];
  /** Brings a message as if the back end had pushed it: once more, in another order, or unreadable. */
  receive(method: string, payload: unknown): void;
}

/** What a hub needs of its back end. @internal */
export interface HubSurroundings {
  readonly state: BackendState;
  isOffline(): boolean;
  /** Something was written: every hub pushes. */
  flush(): void;
}

/** A hub, and how its back end makes it push what is new. @internal */
export interface FedHub {
  readonly hub: TestHub;
  flush(): void;
}

/** What a hub needs of its client. @internal */
export type HubClient = Pick<HubOptions['client'], 'session'>;
