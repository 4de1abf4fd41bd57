import type { PatrolClient } from '../client/create-patrol-client.ts';
import type { PatrolEvent } from '../model/patrol-event.ts';

const renewAfterMs = 45_000; // the server's lease lasts two minutes: one lost answer is not the end of it

/**
 * Renews what the signed-in user has claimed for as long as a console of his looks on; call it each second.
 * A refusal is final (somebody has taken over) and a lost answer is made up for by the next try.
 * @internal
 */
export function createClaimKeeper({
  session,
  event,
  timers,
  logger,
}: PatrolClient): (openAlarms: readonly PatrolEvent[]) => void {
  const askedAt = new Map<number, number>();
  return (openAlarms: readonly PatrolEvent[]): void => {
    const userId = session.current()?.userId;
    const own = openAlarms.filter(({ claimedById }) => claimedById !== undefined && claimedById === userId);
    for (const eventId of askedAt.keys()) if (!own.some((alarm) => alarm.eventId === eventId)) askedAt.delete(eventId);
    const now = timers.now();
    for (const { eventId } of own) {
      const last = askedAt.get(eventId);
      if (last !== undefined && Math.abs(now - last) < renewAfterMs) continue;
      askedAt.set(eventId, now);
      /* When it was claimed is not known here; from the first look on it is renewed in time. */
      event.claim(eventId).catch((error: unknown) => {
        logger.warn('A claim could not be renewed', { eventId, reason: String(error) });
      });
    }
  };
}
