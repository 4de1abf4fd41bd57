import { useLive } from '@patrolkit/react-components/live';
import type { Occurrence } from '@patrolkit/sdk/model';
import { useRef } from 'react';
import { useAlerts } from '../../errors/alerts.tsx';
import { ApiError } from '../../services/api-error.ts';
import { useText } from '../../services/texts.ts';
import type { Occurrences } from './use-occurrences.ts';

type SaveCheck = (item: Occurrence, details: { readonly idempotencyKey: string }) => Promise<Occurrence>;

/**
 * Saves a check as it was seen: when somebody else has changed it meanwhile, that is said, the calendar shows it as it
 * is now, and who tries again saves over that.
 */
export function useCheckSaves(occurrences: Pick<Occurrences, 'items' | 'reload'>): SaveCheck {
  const text = useText();
  const { client } = useLive();
  const alerts = useAlerts();
  const latest = useRef(occurrences);
  latest.current = occurrences;
  /* Pieces whose conflict was told; the same piece comes again with the same key. */
  const told = useRef(new Set<string>());
  return async (item, { idempotencyKey }) => {
    const { occurrenceId } = item;
    const shown = latest.current.items.find((one) => one.occurrenceId === occurrenceId);
    const version = told.current.has(idempotencyKey) ? (shown?.version ?? item.version) : item.version;
    try {
      return await client.scheduler.save(item, {
        idempotencyKey,
        ...(occurrenceId > 0 && version > 0 ? { ifVersion: version } : {}),
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        told.current.add(idempotencyKey);
        alerts.say(text('console.entity.conflict'), { doing: text('console.scheduler.conflict') });
        await latest.current.reload();
      }
      throw error;
    }
  };
}
