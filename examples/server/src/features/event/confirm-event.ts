import type { Wire } from '@patrolkit/sdk/wire';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { event } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { eventsForViewer } from './notification-counts.ts';
import { visibleTo } from './visible-events.ts';

/** POST /api/Event/ConfirmEvent/{idEvent}: the first one's name and time stay, everybody gets the same answer (C7). */
export async function confirmEvent(call: ScopedCall<'event_confirm'>, now: number): Promise<Wire<'Event'>> {
  const { scope, repository, params } = call;
  const isIt = and(eq(event.id, params.idEvent), visibleTo(scope)) ?? eq(event.id, params.idEvent);
  const row = await repository.write(async (writer) => {
    const [confirmed] = await writer.update(
      event,
      /* the version is counted by the database, so that two writers cannot both take the same number */
      { confirmedAt: now, confirmedBy: scope.userName, version: sql`${event.version} + 1` as unknown as number },
      and(isIt, isNull(event.confirmedAt), isNull(event.deletedAt)) ?? isIt,
    );
    if (!confirmed) return writer.first(event, isIt);
    writer.audit({
      action: 'event.confirm',
      entity: 'event',
      id: confirmed.id,
      before: { confirmedAt: null, confirmedBy: null },
      after: { confirmedAt: confirmed.confirmedAt, confirmedBy: confirmed.confirmedBy },
    });
    writer.changed({ kind: 'event', reason: 'confirmed', id: confirmed.id, version: confirmed.version });
    return confirmed;
  });
  if (!row) throw notFound(`Event ${params.idEvent}`);
  const [wire] = await eventsForViewer(repository, scope.userId, [row]);
  if (!wire) throw notFound(`Event ${params.idEvent}`);
  return wire;
}
