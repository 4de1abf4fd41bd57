export { EventSearch } from './event-search.tsx';
export type {
  EventSearchOptions,
  EventSearchProps,
  SavedSearch,
  SearchFilters,
  SearchGuard,
  SearchQuery,
  SearchResult,
  SearchRow,
} from './event-search.types.ts';
export { defaultFilters, defaultPeriodMs, savedSearchesWith } from './filters.rules.ts';
export { SavedSearches, type SavedSearchesProps } from './saved-searches.tsx';
export { SearchFilterFields, type SearchFilterFieldsProps } from './search-filters.tsx';
export { SearchResults, type SearchResultsProps } from './search-results.tsx';
export { dataTable, printTable, type SearchNames } from './search-tables.ts';
export { type EventSearchModel, type FoundEvents, useEventSearch } from './use-event-search.ts';
