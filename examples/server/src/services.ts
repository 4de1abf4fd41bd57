import type { HubTickets } from './auth/hub-tickets.ts';
import type { LoginThrottle } from './auth/login-throttle.ts';
import type { Scope } from './auth/scope.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Store } from './db/repository.ts';
import type { IngestWriter } from './patrol/ingest.ts';

/** What features work with. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  /** Only for what has no tenant yet: sign-in and health. */
  readonly db: Database;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly hubTickets: HubTickets;
  readonly loginThrottle: LoginThrottle;
  /** Who a device credential stands for. */
  readonly deviceAuth: (secret: string) => Promise<Scope | null>;
  readonly ingest: IngestWriter;
  readonly installationId: string;
  /** Ends what a revoked session still holds open. */
  readonly onSessionRevoked: (sessionId: number, reason: string) => void;
}
