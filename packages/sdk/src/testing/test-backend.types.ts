import type { LatLon, Session } from '../model/index.ts';
import type { HubOptions } from '../realtime/hub.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { Wire } from '../wire/index.ts';
import type { TestHub } from './hub/test-hub.types.ts';
import type { TestEvent } from './test-event.ts';

/** Options of {@link createTestBackend}. @public */
export interface TestBackendOptions {
  /**
   * Where the clock stands, milliseconds since 1970, or a clock that goes by itself such as `Date.now`.
   * @default 2026-11-14T20:47:36Z, standing
   */
  now?: number | (() => number) | undefined;
  /**
   * What has happened before: `day` is a past day of events, checks, routes and positions, all alarms of it confirmed;
   * `quiet` are the same people and places, where nothing has happened and nothing is planned.
   * @default 'day'
   */
  past?: 'day' | 'quiet' | undefined;
  /** How far an Operator reaches (contract.md C10). @default 'policy' */
  operatorAccess?: Wire<'Config'>['operatorAccess'] | undefined;
  /** IANA zone of the installation. @default 'Europe/Zagreb' */
  timeZone?: string | undefined;
  /** Every answer takes this long, by the platform's timers. @default 0 */
  latencyMs?: number | undefined;
  /** Serves the operations of the product description and none of the extensions. @default false */
  isDescribedOnly?: boolean | undefined;
}

/** What createPatrolClient needs for a test back end. @public */
export interface TestClientOptions {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sessionStore: SessionStore;
}

/** A failure to order. @public */
export interface TestFailure {
  /** Fields that are refused, each with its reason. */
  readonly errors?: readonly Wire<'FieldError'>[] | undefined;
  /** How many calls fail. @default 1 */
  readonly times?: number | undefined;
}

/** A back end in memory that speaks the contract, for stories and tests. @public */
export interface TestBackend {
  /** For the option `fetch` of createPatrolClient, with any `baseUrl`; rejects while the back end is offline. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** In place of createHub of `@patrolkit/sdk/realtime`: a hub of the client's session that pushes what changes here. */
  createHub(options: { readonly client: Pick<HubOptions['client'], 'session'> }): TestHub;
  /**
   * Options for createPatrolClient: a client of somebody who is signed in, or of nobody for null. Throws a RangeError
   * for an address nobody has. @param email @default 'administrator@demo.example'
   */
  clientOptions(email?: string | null): TestClientOptions;
  /** A session without a request; throws as clientOptions does. @param email @default 'administrator@demo.example' */
  signIn(email?: string): Session;
  /** The back end's clock, milliseconds since 1970. */
  now(): number;
  /** Puts the clock forward and lets happen what is due: a check that was not read in time becomes an exception. */
  advance(ms: number): void;
  /** Lets something happen; answers the event's id. */
  raise(event: TestEvent): number;
  /** Moves a guard. */
  move(guardId: number, position: LatLon): void;
  /** Somebody else confirms an event. @param by name of who does @default 'Zoran Knežević' */
  confirm(eventId: number, by?: string): void;
  /** The next calls of an action (`x-action` of openapi.yaml, such as `event/confirm`) fail with this status. */
  failNext(action: string, status: number, failure?: TestFailure): void;
  /** While true no request is answered and every hub is without a connection. */
  offline(isOffline: boolean): void;
  setLatency(ms: number): void;
  /** The feed keeps nothing of what was so far, as after seven days: who is behind must load the lists again. */
  forgetChanges(): void;
  /** The secret of a link for a new password, as the mail would bring it; a new one each time. */
  resetLink(email: string): string;
  /** The requests so far, such as `GET /api/Company`, the oldest first. */
  requests(): readonly string[];
}
