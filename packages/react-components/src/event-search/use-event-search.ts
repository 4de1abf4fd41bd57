import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../data-grid/use-latest.ts';
import { usePatrol } from '../provider/index.ts';
import { debounced, searchDelayMs } from './debounce.ts';
import type {
  EventSearchOptions,
  SavedSearch,
  SearchFilters,
  SearchQuery,
  SearchResult,
} from './event-search.types.ts';
import { defaultFilters, type FilterProblem, filterProblems, fromSavedSearch, toQuery } from './filters.rules.ts';

/** What was found, and what was asked for it. @public */
export interface FoundEvents extends SearchResult {
  readonly query: SearchQuery;
  /** Rises with each answer. */
  readonly turn: number;
}

/** What {@link useEventSearch} gives. @public */
export interface EventSearchModel {
  readonly filters: SearchFilters;
  setFilters(change: Partial<SearchFilters>): void;
  /** What is wrong with the period; told once somebody has searched. */
  readonly problems: { readonly from: FilterProblem | null; readonly to: FilterProblem | null };
  /** searching: an answer is awaited; error: the last search failed. Rows of an earlier one stay in both. */
  readonly status: 'idle' | 'searching' | 'ready' | 'error';
  readonly errorText: string | null;
  /** The last answer; null before the first one and after clearing. */
  readonly found: FoundEvents | null;
  /** The filters are not the ones the rows were found with. */
  readonly isChanged: boolean;
  /** Searches 300 ms after the last time it was called; says what is wrong instead when the period is not whole. */
  search(): void;
  /** Back to the last 24 hours and nothing else; the rows go (S2.108). */
  clear(): void;
  /** Fills in a kept search, for a period that ends now, and searches. */
  apply(saved: SavedSearch): void;
}

interface Answered {
  readonly status: EventSearchModel['status'];
  readonly errorText: string | null;
  readonly found: FoundEvents | null;
}

const nothing: Answered = { status: 'idle', errorText: null, found: null };
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isSame = (a: SearchFilters, b: SearchFilters): boolean =>
  (Object.keys(a) as (keyof SearchFilters)[]).every((key) => a[key] === b[key]); // the keys of filters

/** The search of events without any markup: filters, one call for hasty clicks, and the answer to the last one. @public */
export function useEventSearch(options: EventSearchOptions): EventSearchModel {
  const { now } = usePatrol();
  const [filters, keepFilters] = useState<SearchFilters>(() => defaultFilters(now()));
  const [answered, setAnswered] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const latest = useLatest({ ...options, filters });
  const turn = useRef(0);

  const ask = useCallback(() => {
    const { onSearch, searchErrorText = messageOf, filters } = latest.current;
    const query = toQuery(filters);
    if (!query) return;
    turn.current += 1;
    const own = turn.current;
    /* An answer to an earlier question would put other rows under these filters. */
    const take = (next: Partial<Answered>): void => {
      if (own === turn.current) setAnswered((before) => ({ ...before, ...next }));
    };
    setAnswered((before) => ({ ...before, status: 'searching', errorText: null }));
    onSearch(query).then(
      (result) => take({ status: 'ready', errorText: null, found: { ...result, query, turn: own } }),
      (error: unknown) => take({ status: 'error', errorText: searchErrorText(error) }),
    );
  }, [latest]);
  const [waiting] = useState(() => debounced(searchDelayMs, ask));
  useEffect(
    () => () => {
      waiting.cancel();
      turn.current += 1;
    },
    [waiting],
  );

  const found = answered.found;
  return useMemo(() => {
    const search = (): void => {
      setChecked(true);
      waiting.request();
    };
    return {
      ...answered,
      filters,
      setFilters: (change) => keepFilters((before) => ({ ...before, ...change })),
      problems: isChecked ? filterProblems(filters) : { from: null, to: null },
      isChanged: found !== null && !isSame(filters, found.query),
      search,
      clear: () => {
        waiting.cancel();
        turn.current += 1;
        keepFilters(defaultFilters(now()));
        setAnswered(nothing);
        setChecked(false);
      },
      apply: (saved) => {
        keepFilters(fromSavedSearch(saved, now()));
        search();
      },
    };
  }, [answered, filters, found, isChecked, now, waiting]);
}
