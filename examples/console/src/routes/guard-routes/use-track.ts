import { useLive } from '@patrolkit/react-components/live';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { useMemo } from 'react';
import { type Asked, useAsked } from '../../filters/use-asked.ts';
import { ApiError } from '../../services/api-error.ts';
import { useSession } from '../../services/use-session.ts';
import { loadTrack, type Track } from './load-track.ts';
import type { TrackChoice } from './replay-address.rules.ts';

/** A track with the tags that were read on it. */
export interface ReadTrack extends Track {
  readonly choice: TrackChoice;
  /** Tags that were read on the way; null when they could not be loaded, or the role may not search events. */
  readonly reads: readonly PatrolEvent[] | null;
}

/** Asks for a track; null asks nothing. The way is worth showing without the reads, so these may fail. */
export function useTrack(choice: TrackChoice | null): Asked<ReadTrack> {
  const { client } = useLive();
  const maySearch = useSession()?.policies.includes('event.search') ?? false;
  const ask = useMemo(() => {
    if (!choice) return null;
    const { guardId, from, to } = choice;
    const askReads = async (): Promise<readonly PatrolEvent[]> => {
      const { rows } = await client.event.search({ guardId, from, to });
      return rows.filter(({ type }) => type === 'TagRead');
    };
    return async (): Promise<ReadTrack> => {
      const [track, reads] = await Promise.all([
        loadTrack((at) => client.userLocation.getForDateTime(at, { isTrack: true }), choice),
        maySearch
          ? askReads().catch((error: unknown) => {
              if (!(error instanceof ApiError)) throw error;
              client.logger.warn('The tag reads of a track could not be loaded', { reason: error.message });
              return null;
            })
          : null,
      ]);
      return { ...track, choice, reads };
    };
  }, [client, choice, maySearch]);
  return useAsked(ask);
}
