export { LiveEventSearch, type LiveEventSearchProps } from './live-event-search.tsx';
export type { SearchCall } from './search-call.ts';
