import { createHash } from 'node:crypto';
import type { Wire } from '@patrolkit/sdk/wire';
import type { ScopedCall } from '../../http/operation.ts';
import { type FeedState, readFeedState, readNewestEvents } from './newest-events.ts';

const defaultEventRows = 500;
const defaultHours = 500;

type LastEventsCall = ScopedCall<'event_getLastEvents'>;

/* Who asks for what: the half of the tag that no change changes. */
function questionHash({ scope, params, query }: LastEventsCall): string {
  const parts = [scope.userId, scope.companyIds, params, query];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/* Made of everything the answer depends on: the feed's number, what the caller has seen, and who asks for what. */
const entityTag = ({ seq, marks }: FeedState, question: string): string => `"${seq}-${marks}-${question}"`;

/* The tags that a caller knows as answers to this question. */
function knownTags({ request }: LastEventsCall, question: string): string[] {
  const given = (request.headers['if-none-match'] ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return given.filter((tag) => tag.endsWith(`-${question}"`));
}

/** GET /api/Event/GetLastEvents/{id}: newest first, one guard's or (0) everybody's; 304 when nothing has changed. */
export async function getLastEvents(call: LastEventsCall, now: number): Promise<Wire<'Event'>[] | undefined> {
  const { scope, repository, params, query, reply } = call;
  const question = questionHash(call);
  const tell = (state: FeedState): void =>
    void reply.header('ETag', entityTag(state, question)).header('X-Change-Seq', state.seq);
  const known = knownTags(call, question);
  if (known.length > 0) {
    const state = await readFeedState(repository, scope.userId);
    if (known.includes(entityTag(state, question))) {
      tell(state);
      reply.code(304);
      return undefined;
    }
  }
  const found = await readNewestEvents(repository, scope, {
    guardId: params.id > 0 ? params.id : null,
    since: Math.max(0, now - (query.numberOfHours ?? defaultHours) * 3_600_000),
    hasGpsTrack: query.showGpsTrack ?? false,
    rows: query.numberOfEvents ?? defaultEventRows,
  });
  tell(found);
  reply.header('X-Total-Count', found.total);
  if (found.total > found.events.length) reply.header('X-Truncated', 'true');
  return found.events;
}
