import type { SavedSearch, SearchFilters, SearchQuery } from './event-search.types.ts';

/** Length of the default period, milliseconds (S9.39). @public */
export const defaultPeriodMs: number = 24 * 3_600_000;

/** Everything of the last 24 hours (S2.105, S2.106). `now` in milliseconds since 1970. @public */
export function defaultFilters(now: number): SearchFilters {
  return { locationId: null, checkpointId: null, companyId: null, guardId: null, from: now - defaultPeriodMs, to: now };
}

/** What keeps filters from being asked, by the field it stands at. @internal */
export type FilterProblem = 'missing' | 'order';

/** @internal */
export function filterProblems({ from, to }: SearchFilters): {
  readonly from: FilterProblem | null;
  readonly to: FilterProblem | null;
} {
  const missing = (at: number | null): FilterProblem | null => (at === null ? 'missing' : null);
  if (from !== null && to !== null && to < from) return { from: null, to: 'order' };
  return { from: missing(from), to: missing(to) };
}

/** Filters as a search is asked with; null while the period is not whole. @internal */
export function toQuery(filters: SearchFilters): SearchQuery | null {
  const { from, to } = filters;
  return from === null || to === null || to < from ? null : { ...filters, from, to };
}

/** A search to keep: filters, and the length of the period instead of its dates. @internal */
export function toSavedSearch(name: string, { from, to, ...others }: SearchQuery): SavedSearch {
  return { ...others, name, lengthMs: to - from };
}

/** The filters of a kept search, for a period that ends now. @internal */
export function fromSavedSearch({ name: _, lengthMs, ...others }: SavedSearch, now: number): SearchFilters {
  return { ...others, from: now - lengthMs, to: now };
}

/** Searches with one more, or with a newer one of the same name, by their names. @public */
export function savedSearchesWith(
  searches: readonly SavedSearch[],
  search: SavedSearch,
  locale?: string | undefined,
): readonly SavedSearch[] {
  const words = new Intl.Collator(locale);
  const others = searches.filter(({ name }) => name !== search.name);
  return [...others, search].sort((a, b) => words.compare(a.name, b.name));
}
