import type { RecurrenceRule } from '@patrolkit/sdk/model';
import { useEffect, useMemo, useState } from 'react';
import { useControlled } from '../data-grid/use-controlled.ts';
import { useLater } from '../data-grid/use-later.ts';
import { useLatest } from '../data-grid/use-latest.ts';
import { debounced } from './debounced.ts';
import type { QueryReason, RRuleViewerOptions } from './rrule-viewer.types.ts';
import type { createRuleSearch, RuleNames } from './search-rules.ts';

const loadSearch = (): Promise<typeof createRuleSearch> =>
  import('./search-rules.ts').then((part) => part.createRuleSearch);

/** Searching, as {@link useRRuleViewer} gives it. @public */
export interface RuleQuery {
  /** What is typed. */
  readonly query: string;
  /** What was searched for last: it follows when typing rests for 300 ms. '' when everything is shown. */
  readonly searched: string;
  setQuery(query: string): void;
  /** Empties the search at once. */
  clearQuery(): void;
  /** Searches without waiting. */
  searchNow(): void;
}

/** Keeps what is typed, and finds rules when typing rests (S2.125). Null while nothing is searched. @internal */
export function useRuleSearch(
  options: Pick<RRuleViewerOptions, 'rules' | 'query' | 'defaultQuery' | 'onQueryChange'>,
  namesOf: (rule: RecurrenceRule) => RuleNames,
): RuleQuery & { readonly found: readonly RecurrenceRule[] | null } {
  const { rules } = options;
  const [query, keep] = useControlled(options.query, options.defaultQuery ?? '');
  const [rested, setSearched] = useState(query.trim());
  const createSearch = useLater(loadSearch, query !== '' || rested !== '');
  const searched = createSearch ? rested : ''; // everything is shown until the search is there
  const latest = useLatest(options);
  const later = useMemo(() => debounced(setSearched), []);
  useEffect(() => {
    later(query.trim());
    return later.cancel;
  }, [later, query]);

  const search = useMemo(() => createSearch?.(rules, namesOf), [createSearch, rules, namesOf]);
  const found = useMemo(
    () => (searched === '' ? null : (search?.find(searched).map(({ rule }) => rule) ?? null)),
    [search, searched],
  );
  const change = (next: string, reason: QueryReason): void => {
    keep(next);
    latest.current.onQueryChange?.(next, { reason });
  };
  return {
    query,
    searched,
    found,
    setQuery: (next) => change(next, 'type'),
    clearQuery: () => {
      change('', 'clear');
      setSearched('');
    },
    searchNow: () => setSearched(query.trim()),
  };
}
