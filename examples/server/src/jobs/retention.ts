import { and, eq, lt } from 'drizzle-orm';
import { deleteInPieces } from '../db/delete-rows.ts';
import type { Pace } from '../db/in-pieces.ts';
import { dropPositionDays } from '../db/position-days.ts';
import type { Repository } from '../db/repository.ts';
import { contactSlot, lastPosition, position, quarantine, user } from '../db/schema.ts';
import type { ClockWatch } from '../patrol/clock-watch.ts';
import type { Services } from '../services.ts';
import { readTenantSettings } from '../settings/tenant-settings.ts';
import { eachTenant } from './each-tenant.ts';
import type { Job } from './job.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { removeOldAudit } from './remove-old-audit.ts';
import { removeOldEvents, removeOldImages } from './remove-old-events.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Databases = Pick<Services, 'db' | 'store'>;

/* Guard by guard, because that is how the index finds the oldest of a long history. */
async function removeOldPositions(
  repository: Repository,
  { monotonic, signal }: Pace,
  before: number,
): Promise<number> {
  let total = 0;
  for (const { id } of await repository.rows(user)) {
    const where = and(eq(position.userId, id), lt(position.recordedAt, before));
    total += await deleteInPieces(repository, monotonic, { table: position, where, signal });
  }
  await deleteInPieces(repository, monotonic, {
    table: lastPosition,
    where: lt(lastPosition.recordedAt, before),
    signal,
  });
  return total;
}

/* What is older than every tenant keeps it goes by the day, which costs nothing; the rest goes by its rows. */
async function dropOldDays({ db, store }: Databases, now: number): Promise<Map<number, number>> {
  const kept: number[] = [];
  await eachTenant(db, store, async (repository) => {
    kept.push((await readTenantSettings(repository)).retention.positionDays);
  });
  return kept.length === 0 ? new Map() : dropPositionDays(db, now - Math.max(...kept) * dayMs);
}

/** @param dropped positions of the tenant that are gone already */
async function retain(
  repository: Repository,
  tenantId: number,
  dropped: number,
  pace: Pace,
  now: number,
): Promise<void> {
  const { monotonic, signal } = pace;
  const { retention } = await readTenantSettings(repository);
  const before = (days: number): number => now - days * dayMs;
  const positions = dropped + (await removeOldPositions(repository, pace, before(retention.positionDays)));
  const images = await removeOldImages(repository, pace, before(retention.imageDays));
  const events = await removeOldEvents(repository, pace, before(retention.eventDays));
  /* What came with refused data may be a place, and how much a phone said is known as long as what it said. */
  const refused = { table: quarantine, where: lt(quarantine.receivedAt, before(retention.positionDays)), signal };
  await deleteInPieces(repository, monotonic, refused);
  await deleteInPieces(repository, monotonic, {
    table: contactSlot,
    where: lt(contactSlot.slotAt, before(retention.eventDays)),
    signal,
  });
  const audit = await removeOldAudit(repository, pace, before(retention.auditDays));
  await removeLeftovers(repository, pace, now);
  if (positions + images + events + audit === 0) return;
  await repository.write(async (writer) => {
    const after = { positions, images, events, audit };
    writer.audit({ action: 'retention.remove', entity: 'tenant', id: tenantId, after });
    if (images + events > 0) writer.changed({ kind: 'master', reason: 'deleted', id: 0, version: 0 });
  });
}

/**
 * C13, G34: what is older than a tenant keeps it is removed once a day, in pieces that hold nobody up. What is removed
 * does not come back: a clock that ran ahead when the computer started has an hour to be put right.
 */
export function retentionJob(
  { computer, db, store }: Pick<Services, 'computer' | 'db' | 'store'>,
  watch: ClockWatch,
): Job {
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'retention',
    everyMs: hourMs,
    run: async (signal) => {
      const { now, steadySince } = await watch.tick();
      if (now - steadySince < hourMs || now - lastAt < dayMs) return;
      const pace: Pace = { monotonic: computer.monotonic, signal };
      const dropped = await dropOldDays({ db, store }, now);
      await eachTenant(
        db,
        store,
        (repository, tenantId) => retain(repository, tenantId, dropped.get(tenantId) ?? 0, pace, now),
        signal,
      );
      if (signal?.aborted) return;
      lastAt = now;
    },
  };
}
