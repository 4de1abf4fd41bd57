import type { Checkpoint, EventReportRow, Location, PatrolEvent } from '@patrolkit/sdk/model';
import type { Ref } from 'react';

/** What to look for; null is not asked for. @public */
export interface SearchFilters {
  readonly locationId: number | null;
  /** 'Category' of the product description: a location tag (decision K13). */
  readonly checkpointId: number | null;
  /** 'Owner' of the product description. */
  readonly companyId: number | null;
  readonly guardId: number | null;
  /** Milliseconds since 1970; null while it is not written whole. */
  readonly from: number | null;
  readonly to: number | null;
}

/** What a search is asked with: a whole period. @public */
export interface SearchQuery extends SearchFilters {
  readonly from: number;
  readonly to: number;
}

/**
 * An event that was found. What only the newer call answers is empty when the back end has just the older one (K12).
 * @public
 */
export interface SearchRow extends PatrolEvent, Pick<EventReportRow, 'readException' | 'code' | 'guardName'> {
  /** Planned start of the check, else when it happened; milliseconds since 1970, null when the back end did not say. */
  readonly startsAt: number | null;
}

/** What was found. @public */
export interface SearchResult {
  readonly rows: readonly SearchRow[];
  /** How many there are in all; null when the back end does not say. */
  readonly total: number | null;
  /** Rows were left out because of the limit of 10,000. */
  readonly isTruncated: boolean;
}

/** A search that is kept. It holds no dates: its period ends when it is used. @public */
export interface SavedSearch extends Omit<SearchFilters, 'from' | 'to'> {
  readonly name: string;
  /** Length of the period, milliseconds. */
  readonly lengthMs: number;
}

/** What {@link useEventSearch} takes. @public */
export interface EventSearchOptions {
  /** Asks the back end. */
  onSearch: (query: SearchQuery) => Promise<SearchResult>;
  /** The exact text of a failed search. @default the error's message */
  searchErrorText?: ((error: unknown) => string) | undefined;
}

/** Who can be looked for. @public */
export interface SearchGuard {
  readonly userId: number;
  readonly name: string;
  readonly isActive: boolean;
}

/** Props of {@link EventSearch}. @public */
export interface EventSearchProps extends EventSearchOptions {
  /** Locations to choose from. */
  locations: readonly Pick<Location, 'locationId' | 'name'>[];
  /** Location tags: the categories. */
  checkpoints: readonly Pick<Checkpoint, 'checkpointId' | 'locationId' | 'name'>[];
  /** Companies to choose from. */
  companies: readonly { readonly companyId: number; readonly name: string }[];
  /** Guards to choose from. */
  guards: readonly SearchGuard[];
  /** @default none */
  savedSearches?: readonly SavedSearch[] | undefined;
  /** Keeps a search; one of the same name is replaced. Without it none can be kept. */
  onSaveSearch?: ((search: SavedSearch) => void) | undefined;
  /** Forgets a saved search; without it there is no button. */
  onDeleteSearch?: ((search: SavedSearch) => void) | undefined;
  /** A row was made active, such as to show it on the map. */
  onActivate?: ((event: PatrolEvent) => void) | undefined;
  /** The cross, or Esc while focus is inside. */
  onClose: () => void;
  /** Stands beside the public class name `pk-EventSearch`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
