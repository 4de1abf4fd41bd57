import { eq, sql } from 'drizzle-orm';
import { event } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { alarmTypes } from '../../patrol/alarm-types.ts';
import { holdRow } from '../master-data/hold-row.ts';
import type { EventRow } from './event-to-wire.ts';
import { visibleTo } from './visible-events.ts';

const stateOf = ({ confirmedAt, confirmedBy, deletedAt }: EventRow) => ({ confirmedAt, confirmedBy, deletedAt });

/**
 * DELETE /api/Event/{idEvent}: soft; comments and images are kept and nothing of it is answered any more. An open alarm
 * is confirmed by who deletes it, in the same transaction (C7). Deleted before: 204 again. Throws 404.
 * `now` in milliseconds since 1970.
 */
export async function deleteEvent(call: ScopedCall<'event_delete'>, now: number): Promise<undefined> {
  const { scope, repository, params } = call;
  await repository.write(async (writer) => {
    await holdRow(writer, event, params.idEvent, 'no key update');
    const isIt = eq(event.id, params.idEvent);
    const before = await writer.first(event, sql`${isIt} and ${visibleTo(scope) ?? sql`true`}`);
    if (!before) throw notFound(`Event ${params.idEvent}`);
    if (before.deletedAt !== null) return;
    /* the version is counted by the database, as in confirm-event.ts */
    const version = sql`${event.version} + 1` as unknown as number;
    if (before.confirmedAt === null && alarmTypes.includes(before.typeCode)) {
      const confirmation = { confirmedAt: now, confirmedBy: scope.userName, version };
      const [confirmed] = await writer.update(event, confirmation, isIt);
      writer.changed({
        kind: 'event',
        reason: 'confirmed',
        id: before.id,
        version: confirmed?.version ?? before.version,
      });
    }
    const [deleted] = await writer.update(event, { deletedAt: now, version }, isIt);
    if (!deleted) throw notFound(`Event ${params.idEvent}`);
    writer.changed({ kind: 'event', reason: 'deleted', id: deleted.id, version: deleted.version });
    writer.audit({
      action: 'event.delete',
      entity: 'event',
      id: deleted.id,
      before: stateOf(before),
      after: stateOf(deleted),
    });
  });
  return undefined;
}
