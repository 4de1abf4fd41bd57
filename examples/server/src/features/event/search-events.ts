import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Scope } from '../../auth/scope.ts';
import { changeSeq } from '../../db/change-seq.ts';
import type { Repository } from '../../db/repository.ts';
import { event, locationTag } from '../../db/schema.ts';
import { live } from '../master-data/live.ts';
import type { EventRow } from './event-to-wire.ts';
import { newestFirst } from './newest-first.ts';
import type { Period } from './period.ts';
import { visibleTo } from './visible-events.ts';

/** Most rows of a search and of a report (contract A1). */
const maxSearchRows = 10_000;

/** What an event must be about; 0 and missing mean anything. */
export interface EventFilter {
  readonly idCategory?: number | undefined;
  readonly idCompany?: number | undefined;
  readonly idLocation?: number | undefined;
  readonly idLocationTag?: number | undefined;
  readonly idUser?: number | undefined;
}

/** Who searches where. */
export interface SearchCall {
  readonly scope: Scope;
  readonly repository: Repository;
  readonly reply: FastifyReply;
}

function isAbout({ tenantId }: Scope, filter: EventFilter): SQL | undefined {
  const { idCategory = 0, idCompany = 0, idLocation = 0, idLocationTag = 0, idUser = 0 } = filter;
  /* A chip that was taken down keeps its category for the events of its time. */
  const ofCategory = sql`(select ${locationTag.id} from ${locationTag}
    where ${locationTag.tenantId} = ${tenantId} and ${locationTag.categoryId} = ${idCategory})`;
  return and(
    idCategory > 0 ? inArray(event.locationTagId, ofCategory) : undefined,
    idCompany > 0 ? eq(event.companyId, idCompany) : undefined,
    idLocation > 0 ? eq(event.locationId, idLocation) : undefined,
    idLocationTag > 0 ? eq(event.locationTagId, idLocationTag) : undefined,
    idUser > 0 ? eq(event.userId, idUser) : undefined,
  );
}

/** The events of a period the caller may see, newest first, at most 10,000, with the headers of a list (A1). */
export async function searchEvents(
  { scope, repository, reply }: SearchCall,
  { from, to }: Period,
  filter: EventFilter,
): Promise<EventRow[]> {
  reply.header('X-Change-Seq', await changeSeq(repository));
  const inPeriod = and(gte(event.occurredAt, from), lt(event.occurredAt, to));
  const where = live(event, inPeriod, isAbout(scope, filter), visibleTo(scope));
  const rows = await repository.rows(event, where, { orderBy: newestFirst, limit: maxSearchRows });
  const total = rows.length < maxSearchRows ? rows.length : await repository.count(event, where);
  reply.header('X-Total-Count', total);
  if (total > rows.length) reply.header('X-Truncated', 'true');
  return rows;
}
