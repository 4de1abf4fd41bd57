import type { Database } from '../db/database.ts';
import type { Store } from '../db/repository.ts';
import { event } from '../db/schema.ts';
import { differenceText } from '../devices/device-clock.ts';
import { eachTenant } from '../jobs/each-tenant.ts';
import { eventTypeCode } from './event-type-code.ts';

/** A jump of the server's clock; milliseconds. */
export interface ClockJump {
  /** Negative for back. */
  readonly jumpMs: number;
  /** When, by the time that is believed, since 1970. */
  readonly at: number;
  /** When, by the clock as it is now, since 1970. */
  readonly receivedAt: number;
}

/** C4: one System event for each tenant. */
export async function tellClockJump(db: Database, store: Store, { jumpMs, at, receivedAt }: ClockJump): Promise<void> {
  const by = differenceText(jumpMs);
  const description =
    jumpMs > 0
      ? `The server clock has jumped by ${by}; missed checks wait until the devices agree with it or it is accepted`
      : `The server clock has jumped back by ${by}`;
  const typeCode = eventTypeCode('System');
  await eachTenant(db, store, (repository) =>
    repository.write(async (writer) => {
      const row = { typeCode, occurredAt: at, receivedAt, source: 'Server', description };
      for (const { id, version } of await writer.insert(event, row)) {
        writer.changed({ kind: 'event', reason: 'created', id, version });
      }
    }),
  );
}
