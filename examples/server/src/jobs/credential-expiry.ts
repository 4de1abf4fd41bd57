import { formatDateTime } from '@patrolkit/sdk/model';
import { and, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import type { Repository } from '../db/repository.ts';
import { audit, deviceCredential, event, user } from '../db/schema.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import type { Services } from '../services.ts';
import { eachTenant } from './each-tenant.ts';
import type { Job } from './job.ts';

const hourMs = 3_600_000;
/** Part F: how long before its end a credential is told of. */
const aheadMs = 14 * 24 * hourMs;
const action = 'deviceCredential.expiry';

type CredentialRow = typeof deviceCredential.$inferSelect;

/* The audit log remembers who was told of: an event may be deleted or edited, and a restart forgets nothing. */
async function tellExpiry(repository: Repository, row: CredentialRow, until: number, timeZone: string, now: number) {
  const { id, userId, label, prefix } = row;
  await repository.write(async (writer) => {
    const isIt = and(eq(audit.action, action), eq(audit.entityId, id), gte(audit.at, until - aheadMs));
    const owner = await writer.first(user, eq(user.id, userId));
    if (!owner?.isActive || !isIt || (await writer.first(audit, isIt))) return;
    const [told] = await writer.insert(event, {
      typeCode: eventTypeCode('System'),
      occurredAt: now,
      receivedAt: now,
      source: owner.name,
      userId,
      description: `A device credential ends on ${formatDateTime(until, timeZone)}: ${label} (${prefix})`,
    });
    if (!told) throw new Error('The event was not stored');
    writer.changed({ kind: 'event', reason: 'created', id: told.id, version: told.version });
    writer.audit({ action, entity: 'deviceCredential', id, after: { idEvent: told.id, expiresAt: until } });
  });
}

/** Part F: one System event for each credential that ends within 14 days. It looks each hour, so that none waits a day. */
export function credentialExpiryJob({ clock, config, db, store }: Services): Job {
  return {
    name: 'credential-expiry',
    everyMs: hourMs,
    run: () =>
      eachTenant(db, store, async (repository) => {
        const now = clock.now();
        const { expiresAt, revokedAt } = deviceCredential;
        const isEnding = and(isNull(revokedAt), gt(expiresAt, now), lte(expiresAt, now + aheadMs));
        for (const row of await repository.rows(deviceCredential, isEnding)) {
          if (row.expiresAt !== null) await tellExpiry(repository, row, row.expiresAt, config.timeZone, now);
        }
      }),
  };
}
