import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Store } from '../db/repository.ts';
import { event } from '../db/schema.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';

/* A page that is loaded again is back by then. */
const patienceSweeps = 5;

/** Looks once at the open panics of these tenants. */
export type PanicWatch = (tenantIds: Iterable<number>) => Promise<void>;

/**
 * C10: when the last supervisor leaves who had an open panic in scope, it becomes everybody's and stays so.
 * `isCovered` tells whether a connected supervisor has a company in scope; a panic must be uncovered for five looks.
 */
export function createPanicWatch(
  store: Store,
  isCovered: (tenantId: number, companyId: number | null) => boolean,
): PanicWatch {
  let uncovered = new Map<number, number>();
  return async (tenantIds) => {
    const next = new Map<number, number>();
    for (const tenantId of tenantIds) {
      const repository = store.for({ tenantId });
      const isHidden = and(
        eq(event.typeCode, eventTypeCode('GuardPanic')),
        eq(event.isShownToAll, false),
        isNull(event.confirmedAt),
        isNull(event.deletedAt),
      );
      const alone = (await repository.rows(event, isHidden)).filter((row) => !isCovered(tenantId, row.companyId));
      for (const { id } of alone) next.set(id, (uncovered.get(id) ?? 0) + 1);
      const due = alone.map(({ id }) => id).filter((id) => (next.get(id) ?? 0) >= patienceSweeps);
      if (due.length === 0) continue;
      await repository.write(async (writer) => {
        /* the version is counted by the database, as in confirm-event.ts */
        const values = { isShownToAll: true, version: sql`${event.version} + 1` as unknown as number };
        /* another process may have seen the same */
        const isStillHidden = sql`${inArray(event.id, due)} and not ${event.isShownToAll}`;
        const shown = await writer.update(event, values, isStillHidden);
        for (const { id, version } of shown) writer.changed({ kind: 'event', reason: 'edited', id, version });
      });
    }
    uncovered = next;
  };
}
