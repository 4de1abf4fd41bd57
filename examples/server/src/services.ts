import type { HubTickets } from './auth/hub-tickets.ts';
import type { LoginThrottle } from './auth/login-throttle.ts';
import type { Scope } from './auth/scope.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Clock, ComputerClocks } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Store } from './db/repository.ts';
import type { RequestLimit } from './http/request-limit.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { IngestWriter } from './patrol/ingest.ts';

/** What features work with. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  /** Only to tell a jump of the clock. */
  readonly computer: ComputerClocks;
  /** Only for what has no tenant yet: sign-in and health. */
  readonly db: Database;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly hubTickets: HubTickets;
  readonly loginThrottle: LoginThrottle;
  /** Who a device credential stands for. */
  readonly deviceAuth: (secret: string) => Promise<Scope | null>;
  /** Refuses too much with 429, and never a panic. */
  readonly ingest: IngestWriter;
  readonly requestLimit: RequestLimit;
  /** The whole database as one tar; null on PostgreSQL. */
  readonly dump: (() => Promise<Uint8Array>) | null;
  readonly installationId: string;
  /** What this process has counted. */
  readonly metrics: Metrics;
  /** Milliseconds for which the oldest committed change has not been handed out; 0 when all have. */
  readonly feedLagMs: () => number;
  /** Runs a job of this process as soon as it can, for what must not wait for the clock; to be called after the commit. */
  readonly wakeJob: (name: string) => void;
  /** Ends what a revoked session still holds open. */
  readonly onSessionRevoked: (sessionId: number, reason: string) => void;
}
