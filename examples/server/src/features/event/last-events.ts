import { createHash } from 'node:crypto';
import type { Wire } from '@patrolkit/sdk/wire';
import { and, desc, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { changeSeq } from '../../db/change-seq.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { event } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { eventsForViewer } from './notification-counts.ts';
import { visibleTo } from './visible-events.ts';

/** Most events GetLastEvents answers. */
export const maxEventRows = 1000;
const defaultEventRows = 500;
const defaultHours = 500;
/* Who asks for 500 rows learns of up to 5,000 that there are; of more only that these are not all. */
const countedTimes = 10;

/** Order of every event list: newest first, the higher id first when two share their time; as the index has it. */
export const newestFirst: SQL[] = [sql`${desc(event.occurredAt)} nulls first`, sql`${desc(event.id)} nulls first`];

type LastEventsCall = ScopedCall<'event_getLastEvents'>;

/* Made of everything the answer depends on: the feed's number, who asks for what, and what he has seen. */
async function entityTag({ scope, repository, params, query }: LastEventsCall, seq: number): Promise<string> {
  const [seen] = await repository.query<{ marks: string }>(
    (tenantId) => sql`select count(*) || '-' || coalesce(sum(notification_id), 0) as marks
      from event_seen where tenant_id = ${tenantId} and user_id = ${scope.userId}`,
  );
  const parts = [scope.userId, scope.companyIds, params, query, seen?.marks];
  return `"${seq}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)}"`;
}

function namesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === tag);
}

/** GET /api/Event/GetLastEvents/{id}: newest first, one guard's or (0) everybody's; 304 when nothing has changed. */
export async function getLastEvents(call: LastEventsCall, now: number): Promise<Wire<'Event'>[] | undefined> {
  const { scope, repository, params, query, request, reply } = call;
  /* Read before the rows: what commits in between comes again by the feed instead of being lost. */
  const seq = await changeSeq(repository);
  const tag = await entityTag(call, seq);
  reply.header('ETag', tag).header('X-Change-Seq', seq);
  if (namesTag(request.headers['if-none-match'], tag)) {
    reply.code(304);
    return undefined;
  }
  const limit = query.numberOfEvents ?? defaultEventRows;
  const where = and(
    isNull(event.deletedAt),
    gte(event.occurredAt, Math.max(0, now - (query.numberOfHours ?? defaultHours) * 3_600_000)),
    query.showGpsTrack ? undefined : ne(event.typeCode, eventTypeCode('GpsLocation')),
    params.id > 0 ? eq(event.userId, params.id) : undefined,
    visibleTo(scope),
  );
  const rows = await repository.rows(event, where, { orderBy: newestFirst, limit });
  const total = rows.length < limit ? rows.length : await countUpTo(repository, event, where, limit * countedTimes);
  reply.header('X-Total-Count', total);
  if (total > rows.length) reply.header('X-Truncated', 'true');
  return eventsForViewer(repository, scope.userId, rows);
}
