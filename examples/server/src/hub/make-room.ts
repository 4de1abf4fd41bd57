import type { HubClient } from './client.ts';

/** Silence after which a connection may be taken for dead when its own client needs the room, of what closes it. */
const deadShare = 0.6;

/**
 * Cuts off the most silent of a key's clients when it may be dead: a client on a bad network leaves dead sockets behind
 * and must get in again. False when all are alive.
 */
export function makeRoom<Identity>(
  own: readonly HubClient<Identity>[],
  clients: Set<HubClient<Identity>>,
  silenceMs: number,
): boolean {
  const oldest = own.reduce<HubClient<Identity> | null>((a, b) => (a && a.silence() >= b.silence() ? a : b), null);
  if (!oldest || oldest.silence() < silenceMs * deadShare) return false;
  clients.delete(oldest);
  oldest.cut();
  return true;
}
