import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { fixedStatement } from '../../db/fixed-statement.ts';
import type { Repository } from '../../db/repository.ts';
import { readNewestRows } from './newest-rows.ts';
import { type NewestKind, newestStatement, stateOf } from './newest-statement.ts';

/** Where the tenant's feed stands, and what one user has seen of it. */
export interface FeedState {
  /** Number of the newest change. */
  readonly seq: number;
  /** Changes whenever the user opens a thread with something new in it. */
  readonly marks: string;
}

/** What events are asked for. */
export interface NewestQuestion {
  /** null for everybody's. */
  readonly guardId: number | null;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly hasGpsTrack: boolean;
  /** 1 to `maxEventRows`. */
  readonly rows: number;
}

/** The newest events as of one moment of the feed. */
export interface NewestEvents extends FeedState {
  readonly events: Wire<'Event'>[];
  /** Of all there are, counted up to twice as many as were asked for. */
  readonly total: number;
}

const stateStatement = fixedStatement(
  (value) => sql`select ${stateOf(value)} from tenant where id = ${value('tenantId')}`,
);

/** Where the feed stands for a user, without a look at its events. */
export async function readFeedState(repository: Repository, userId: number): Promise<FeedState> {
  const [state] = await repository.ask<FeedState>(stateStatement, { userId });
  return state ?? { seq: 0, marks: '' };
}

interface Found extends FeedState {
  readonly events: string;
  readonly badges: string;
  readonly total: number;
}

/* Everybody's events, and those of one guard. */
const statementsFor = (viewer: NewestKind['viewer']) => ({
  everybody: newestStatement({ isOneGuard: false, viewer }),
  guard: newestStatement({ isOneGuard: true, viewer }),
});
const statements = {
  all: statementsFor('all'),
  group: statementsFor('group'),
  partner: statementsFor('partner'),
};

function viewerOf({ companyIds, partner }: Pick<Scope, 'companyIds' | 'partner'>): NewestKind['viewer'] {
  if (partner) return 'partner';
  return companyIds.length > 0 ? 'group' : 'all';
}

/** The newest events that a caller may see and that are so, with their badges. */
export async function readNewestEvents(
  repository: Repository,
  scope: Pick<Scope, 'userId' | 'companyIds' | 'partner'>,
  { guardId, since, hasGpsTrack, rows }: NewestQuestion,
): Promise<NewestEvents> {
  const statement = statements[viewerOf(scope)][guardId === null ? 'everybody' : 'guard'];
  const [found] = await repository.ask<Found>(statement, {
    userId: scope.userId,
    companyIds: `{${scope.companyIds}}`,
    locationIds: `{${scope.partner?.locationIds ?? []}}`,
    guardId,
    since: new Date(since).toISOString(),
    hasGpsTrack,
    rows,
  });
  if (!found) return { seq: 0, marks: '', events: [], total: 0 };
  const { seq, marks, total, events, badges } = found;
  return { seq, marks, total, events: readNewestRows(events, badges) };
}
