import type { Wire } from '../wire/index.ts';
import { toInstant } from './instant.ts';

/** Where somebody is signed in; instants in milliseconds since 1970. @public */
export interface OpenSession {
  readonly sessionId: number;
  readonly createdAt: number;
  /** Up to 30 s behind. */
  readonly lastUsedAt: number;
  /** When it ends whatever happens. */
  readonly expiresAt: number;
  /** Address from which he signed in; null when it is not known. */
  readonly ip: string | null;
  /** What the browser or the program called itself; null when it said nothing. */
  readonly userAgent: string | null;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}

/** Reads the wire's OpenSession. @public */
export function openSessionFromWire(wire: Wire<'OpenSession'>): OpenSession {
  return {
    sessionId: wire.idSession,
    createdAt: toInstant(wire.createdAt, 'createdAt'),
    lastUsedAt: toInstant(wire.lastUsedAt, 'lastUsedAt'),
    expiresAt: toInstant(wire.expiresAt, 'expiresAt'),
    ip: wire.ip,
    userAgent: wire.userAgent,
    isCurrent: wire.isCurrent,
  };
}
