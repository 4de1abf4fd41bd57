import type { Wire } from '@patrolkit/sdk/wire';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/repository.ts';
import { event } from '../db/schema.ts';
import { alarmTypes } from '../patrol/alarm-types.ts';

/** Notes when alarms were first pushed. */
export interface PushTimes {
  /** These changes of a tenant have just been handed to at least one console; does not wait for the note. */
  pushed(tenantId: number, changes: readonly Wire<'Change'>[]): void;
  /** Resolves when everything is noted. */
  settled(): Promise<void>;
}

/** C12: the time of an alarm's first push, one statement for all alarms of a batch. Raises no version: see trace-alarms.ts. */
export function createPushTimes(store: Store, clock: Clock, onError: (error: unknown) => void): PushTimes {
  const notes = new Set<Promise<void>>();
  return {
    pushed: (tenantId, changes) => {
      const alarms = changes.flatMap(({ event: wire }) =>
        wire && wire.pushedDateTime === null && alarmTypes.includes(wire.eventTypeEnumCode) ? wire.idEvent : [],
      );
      if (alarms.length === 0) return;
      const now = clock.now();
      const note = store
        .for({ tenantId })
        .write(async (writer) => {
          const isFirst = and(inArray(event.id, [...new Set(alarms)]), isNull(event.pushedAt));
          if (isFirst) await writer.update(event, { pushedAt: now }, isFirst);
        })
        .catch(onError)
        .finally(() => notes.delete(note));
      notes.add(note);
    },
    settled: async () => void (await Promise.all(notes)),
  };
}
