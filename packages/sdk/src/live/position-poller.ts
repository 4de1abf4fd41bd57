import type { PatrolClient } from '../client/create-patrol-client.ts';
import type { GuardPosition } from '../model/guard-position.ts';
import { createPoller, type Poller } from './poller.ts';

interface PositionPollerOptions {
  readonly client: Pick<PatrolClient, 'logger' | 'timers' | 'userLocation'>;
  readonly intervalMs: number;
  /** Positions of each guard that are asked for. */
  readonly count: number;
  onAnswer(positions: readonly GuardPosition[]): void;
  /** After an answer, and after none. */
  onEnd(): void;
}

/**
 * Asks for positions at a steady pace. What fails is told once for as long as it lasts: a partner who may see no
 * positions is refused with each poll.
 * @internal
 */
export function createPositionPoller({ client, intervalMs, count, onAnswer, onEnd }: PositionPollerOptions): Poller {
  let fault = '';
  return createPoller(client.timers, intervalMs, async () => {
    try {
      onAnswer(await client.userLocation.getLast(count));
      fault = '';
    } catch (error) {
      const reason = String(error);
      if (reason !== fault) client.logger.warn('Positions could not be fetched', { reason });
      fault = reason;
    }
    onEnd();
  });
}
