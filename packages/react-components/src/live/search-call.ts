import type { PatrolClient } from '@patrolkit/sdk';
import { type PatrolEvent, type UsersById, userName } from '@patrolkit/sdk/model';
import type { SearchQuery, SearchResult, SearchRow } from '../event-search/index.ts';

/** Which call a search makes (decision K12). auto: the newer one, unless the back end cannot narrow it by company. @public */
export type SearchCall = 'auto' | 'report' | 'search';

/** What is needed beside the client. @internal */
export interface SearchCallOptions {
  readonly searchCall: SearchCall;
  /** `Config.features`; null when the back end did not say. */
  readonly features: readonly string[] | null;
  readonly users: UsersById;
  /** 'Unknown User' in the language of the page. */
  readonly unknownUser: string;
}

function plain(event: PatrolEvent, { users, unknownUser }: SearchCallOptions): SearchRow {
  const guardName = event.guardId === null ? '' : userName(event.guardId, users, { unknownUser });
  return { ...event, startsAt: null, readException: '', code: '', guardName };
}

const given = (id: number | null): number | undefined => id ?? undefined;

/**
 * Searches by the newer call, which has the columns of the print; by the older one where the newer cannot narrow by
 * company: the location tag is then filtered here, and those columns stay empty (K12). Rejects with an ApiError.
 * @internal
 */
export async function searchEvents(
  client: PatrolClient,
  query: SearchQuery,
  options: SearchCallOptions,
): Promise<SearchResult> {
  const { from, to, locationId, checkpointId, companyId, guardId } = query;
  const shared = { from, to, locationId: given(locationId), companyId: given(companyId), guardId: given(guardId) };
  const canReportCompany = options.features?.includes('reportCompany') ?? false;
  const isOlder =
    options.searchCall === 'auto' ? companyId !== null && !canReportCompany : options.searchCall === 'search';
  if (!isOlder) return client.event.report({ ...shared, checkpointId: given(checkpointId) });
  const page = await client.event.search(shared);
  const rows = page.rows.filter((event) => checkpointId === null || event.checkpointId === checkpointId);
  /* Of what was left out nobody knows how much has this tag. */
  const total = checkpointId === null ? page.total : page.isTruncated ? null : rows.length;
  return { rows: rows.map((event) => plain(event, options)), total, isTruncated: page.isTruncated };
}
