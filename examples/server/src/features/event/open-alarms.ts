import type { Wire } from '@patrolkit/sdk/wire';
import { and, eq, isNull } from 'drizzle-orm';
import { changeSeq } from '../../db/change-seq.ts';
import { event } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { newestFirst } from './newest-first.ts';
import { eventsForViewer } from './notification-counts.ts';
import { visibleTo } from './visible-events.ts';

const maxExceptions = 1000;

/** GET /api/Event/OpenAlarms: every open panic, whatever its age, and the newest 1,000 open exceptions (SD1). */
export async function getOpenAlarms(call: ScopedCall<'event_openAlarms'>): Promise<Wire<'Event'>[]> {
  const { scope, repository, reply } = call;
  reply.header('X-Change-Seq', await changeSeq(repository));
  const openOf = (type: 'GuardPanic' | 'Exception') =>
    and(eq(event.typeCode, eventTypeCode(type)), isNull(event.confirmedAt), isNull(event.deletedAt), visibleTo(scope));
  const panics = await repository.rows(event, openOf('GuardPanic'), { orderBy: newestFirst });
  const exceptions = await repository.rows(event, openOf('Exception'), { orderBy: newestFirst, limit: maxExceptions });
  const ofExceptions =
    exceptions.length < maxExceptions ? exceptions.length : await repository.count(event, openOf('Exception'));
  reply.header('X-Total-Count', panics.length + ofExceptions);
  if (ofExceptions > exceptions.length) reply.header('X-Truncated', 'true');
  const rows = [...panics, ...exceptions].sort((a, b) => b.occurredAt - a.occurredAt || b.id - a.id);
  return eventsForViewer(repository, scope.userId, rows);
}
