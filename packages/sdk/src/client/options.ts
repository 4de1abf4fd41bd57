import type { EventTypeCodes } from '../model/event-type.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { Timers } from '../timers/timers.ts';
import type { Logger } from './logger.ts';
import type { FreshToken } from './renewal.ts';

/** Options of {@link createPatrolClient}. @public */
export interface PatrolClientOptions {
  /** Address of the back end without a trailing slash, such as `https://patrol.example`; `''` for the page's own origin (S9.01). */
  baseUrl: string;
  /** Where the session is kept. @default memory of this page */
  sessionStore?: SessionStore | undefined;
  /** @default globalThis.fetch */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * A token in place of one the server no longer takes, for hosts that sign in by their own means; the refused call is
   * sent once more with it. @default none: a 401 ends the session
   */
  freshToken?: FreshToken | undefined;
  /** How long before the end of a session `session.expiresSoon()` says so, milliseconds. @default 1800000 */
  askBeforeMs?: number | undefined;
  /** A call without an answer fails after this many milliseconds. @default 8000 */
  timeoutMs?: number | undefined;
  /** Clock and timers. @default those of the platform */
  timers?: Timers | undefined;
  /** @default the console */
  logger?: Logger | undefined;
  /** Numbers of the event types, for back ends that number differently. @default contract.md A4 */
  eventTypeCodes?: EventTypeCodes | undefined;
}
