import type { Wire } from '../wire/index.ts';
import { toInstant, toInstantOrNull } from './instant.ts';

/** A secret address under which a calendar program fetches a guard's plan; instants in milliseconds since 1970. @public */
export interface CalendarLink {
  readonly linkId: number;
  readonly guardId: number;
  /** First characters of its secret, to tell one from another. */
  readonly prefix: string;
  /** Only in the answer that makes it; null ever after. */
  readonly secret: string | null;
  readonly createdAt: number;
  /** When a calendar last asked for it, to 5 minutes. */
  readonly lastUsedAt: number | null;
  readonly isRevoked: boolean;
}

/** Reads the wire's CalendarLink. @public */
export function calendarLinkFromWire(wire: Wire<'CalendarLink'>): CalendarLink {
  return {
    linkId: wire.idCalendarLink,
    guardId: wire.idUser,
    prefix: wire.prefix,
    secret: wire.secret ?? null,
    createdAt: toInstant(wire.createdAt, 'createdAt'),
    lastUsedAt: toInstantOrNull(wire.lastUsedAt, 'lastUsedAt'),
    isRevoked: wire.revoked,
  };
}

/**
 * The address that a calendar program subscribes to. With `webcal` the same address as one that a browser hands to the
 * calendar program. `serverUrl` such as `https://patrol.example`, with or without a slash at the end.
 * @public
 */
export function calendarAddress(serverUrl: string, secret: string, scheme: 'web' | 'webcal' = 'web'): string {
  const address = `${serverUrl.replace(/\/+$/, '')}/calendar/${encodeURIComponent(secret)}.ics`;
  return scheme === 'web' ? address : address.replace(/^https?:/, 'webcal:');
}
