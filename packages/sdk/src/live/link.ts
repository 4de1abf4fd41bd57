/** Ages after which what is shown may be old, and is not monitoring any more (quality R4). @public */
export const linkAges = { waitingMs: 15_000, lostMs: 30_000 } as const;

/** How fresh the picture is. @public */
export type LinkState = 'connecting' | 'live' | 'waiting' | 'lost';

/** Decides the link's state from the last sign of life. Instants in milliseconds since 1970. @public */
export function linkState(startedAt: number, lastUpdateAt: number | null, now: number): LinkState {
  const age = now - (lastUpdateAt ?? startedAt);
  if (age > linkAges.lostMs) return 'lost';
  if (age > linkAges.waitingMs) return 'waiting';
  return lastUpdateAt === null ? 'connecting' : 'live';
}
