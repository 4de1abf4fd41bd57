import { ApiError, type PatrolClient } from '@patrolkit/sdk';
import type { LiveFeed } from '@patrolkit/sdk/live';
import { claimStep, type PatrolEvent } from '@patrolkit/sdk/model';
import { useCallback } from 'react';
import type { FailedConfirm } from './live-context.ts';

/** Takes the step that there is for the signed-in user about who sees to an alarm; the feed renews it. @internal */
export function useClaim(
  client: PatrolClient,
  feed: LiveFeed,
  onFailed: ((failed: FailedConfirm) => void) | undefined,
): (event: PatrolEvent) => Promise<void> {
  return useCallback(
    async (event) => {
      const { eventId } = event;
      const step = claimStep(event, client.session.current()?.userId);
      try {
        if (step === 'release') await client.event.release(eventId);
        else await client.event.claim(eventId, { takeOver: step === 'takeOver' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        onFailed?.({ eventId, error });
      }
      /* The hub brings the change; without it nobody waits for the next poll to see who is on the alarm. */
      if (feed.getSnapshot().hub.status !== 'connected') feed.tryNow();
    },
    [client, feed, onFailed],
  );
}
