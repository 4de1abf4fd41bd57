import type { Clock } from '../clock.ts';
import type { Store } from '../db/repository.ts';
import * as schema from '../db/schema.ts';
import { eventTypeCode } from './event-type-code.ts';

const quietMs = 3_600_000;

/** A known credential that is no longer taken. */
export interface RefusedCredential {
  readonly id: number;
  readonly tenantId: number;
  readonly userId: number;
  readonly userName: string;
  readonly label: string;
  readonly prefix: string;
}

/** Part F: a phone that still sends with an ended credential is told to the supervisors, once an hour per credential. */
export function createRefusalNotice(store: Store, clock: Clock): (refused: RefusedCredential) => Promise<void> {
  const told = new Map<number, number>();
  return async ({ id, userId, userName, label, prefix, ...scope }) => {
    const now = clock.now();
    if (now - (told.get(id) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
    told.set(id, now);
    await store.for(scope).write(async (writer) => {
      const [event] = await writer.insert(schema.event, {
        typeCode: eventTypeCode('System'),
        occurredAt: now,
        receivedAt: now,
        source: userName,
        userId,
        description: `A device sends with a credential that has ended: ${label} (${prefix})`,
      });
      if (event) writer.changed({ kind: 'event', reason: 'created', id: event.id, version: event.version });
    });
  };
}
