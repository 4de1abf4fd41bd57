import type { PatrolConfig } from '@patrolkit/sdk/model';
import { type ReactElement, useCallback, useMemo, useRef } from 'react';
import {
  EventSearch,
  type EventSearchProps,
  type SavedSearch,
  type SearchQuery,
  savedSearchesWith,
} from '../event-search/index.ts';
import { usePatrol } from '../provider/index.ts';
import { readSavedSearches } from './kept.rules.ts';
import { useLive } from './live-context.ts';
import { type SearchCall, searchEvents } from './search-call.ts';
import { useArrangement } from './use-arrangement.ts';
import { useErrorWords } from './use-error-words.ts';

/** Props of {@link LiveEventSearch}: those of `EventSearch` that are not connected. @public */
export interface LiveEventSearchProps extends Pick<EventSearchProps, 'onActivate' | 'onClose' | 'className' | 'ref'> {
  /** Which call a search makes (decision K12). @default 'auto' */
  searchCall?: SearchCall | undefined;
}

/** The search of events on a client. Searches are kept on this machine. @public */
export function LiveEventSearch({ searchCall = 'auto', ...props }: LiveEventSearchProps): ReactElement {
  const { client, directory } = useLive();
  const { text, intl } = usePatrol();
  const words = useErrorWords();
  const [savedSearches, keepSearches] = useArrangement('savedSearches', readSavedSearches);
  const config = useRef<Promise<PatrolConfig | null> | null>(null);
  const { users } = directory;
  const unknownUser = text('names.unknownUser');

  const onSearch = useCallback(
    async (query: SearchQuery) => {
      /* A back end without Config has none of its extensions. */
      config.current ??= client.config.get().catch(() => {
        config.current = null;
        return null;
      });
      const features = query.companyId === null ? null : ((await config.current)?.features ?? null);
      return searchEvents(client, query, { searchCall, features, users, unknownUser });
    },
    [client, searchCall, users, unknownUser],
  );
  const names = useMemo(
    () => ({
      locations: [...directory.locations.values()],
      checkpoints: [...directory.checkpoints.values()],
      companies: [...directory.companies.values()],
      /* Supervisors walk no rounds; who has no role may have been a guard. */
      guards: [...directory.users.values()].filter(({ role }) => role !== 'Administrator' && role !== 'Operator'),
    }),
    [directory],
  );
  return (
    <EventSearch
      {...props}
      {...names}
      onDeleteSearch={({ name }: SavedSearch) => keepSearches(savedSearches.filter((search) => search.name !== name))}
      onSaveSearch={(search) => keepSearches(savedSearchesWith(savedSearches, search, intl.locale))}
      onSearch={onSearch}
      savedSearches={savedSearches}
      searchErrorText={words}
    />
  );
}
