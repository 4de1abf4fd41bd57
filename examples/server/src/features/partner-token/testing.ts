import { eq } from 'drizzle-orm';
import { createStore } from '../../db/repository.ts';
import * as schema from '../../db/schema.ts';
import { type PlannedSite, planSite } from '../../testing/planned-site.ts';
import type { TestServer } from '../../testing/test-server.ts';

/** A client's site with something of everything that could come out. */
export interface FullSite extends PlannedSite {
  readonly eventIds: readonly number[];
  readonly routeId: number;
}

const hourMs = 3_600_000;

/**
 * Makes it: around now a round and a check, an event of each kind with a picture, a comment and `word` in every text,
 * positions of its guard, and a panic that was shown to all.
 */
export async function fillSite(server: TestServer, guardNumber: number, word: string): Promise<FullSite> {
  const { clock, db } = server;
  const site = await planSite(server, 2, guardNumber);
  const { companyId, guardId: userId, locationId } = site;
  const now = clock.now();
  const own = { tenantId: 1, userId };
  const spot = { latitude: 45.8, longitude: 15.9 };
  await db.update(schema.company).set({ name: word, contact: word }).where(eq(schema.company.id, companyId));
  await db.update(schema.location).set({ name: word, address: word }).where(eq(schema.location.id, locationId));
  await db.update(schema.locationTag).set({ name: word }).where(eq(schema.locationTag.locationId, locationId));
  await db.update(schema.user).set({ name: word }).where(eq(schema.user.id, userId));
  const span = { startsAt: now - hourMs, endsAt: now + hourMs };
  const [round] = await db
    .insert(schema.route)
    .values({ ...own, companyId, ...span })
    .returning();
  const open = { opensAt: span.startsAt, closesAt: span.endsAt };
  const check = { ...own, locationId, locationTagId: site.tagIds[0] ?? null, typeCode: 1 as const, title: word };
  await db.insert(schema.schedulerItem).values({ ...check, ...span, ...open });
  const texts = { source: word, description: word, comment: word };
  /* By the server's own way, so that the feed tells of it. */
  const repository = createStore(db, clock, () => undefined).for({ tenantId: 1 });
  const eventIds = await repository.write(async (writer) => {
    const events = await writer.insert(
      schema.event,
      ([1, 3, 6, 12, 13, 14, 15] as const).map((typeCode, index) => ({
        ...{ userId, ...texts, ...spot, typeCode, companyId, locationId, hasImage: true },
        ...{ occurredAt: now - index * 60_000, receivedAt: now, isShownToAll: typeCode === 14 },
      })),
    );
    for (const { id, version } of events) {
      writer.changed({ kind: 'event', reason: 'created', id, version });
      const picture = { eventId: id, clientImageId: 'one', jpeg: Buffer.from(word), at: now };
      await writer.insert(schema.eventImage, picture);
      const said = { userId, eventId: id, typeCode: 0, sendTo: [userId], title: word, description: word, at: now };
      const [told] = await writer.insert(schema.notification, said);
      writer.changed({ kind: 'notification', reason: 'created', id: told?.id ?? 0, version: 1 });
    }
    return events.map(({ id }) => id);
  });
  const last = { ...own, recordedAt: now - 1000, ...spot };
  await db.insert(schema.position).values(last);
  const target = [schema.lastPosition.tenantId, schema.lastPosition.userId];
  await db
    .insert(schema.lastPosition)
    .values(last)
    .onConflictDoUpdate({ target, set: { recordedAt: now - 1000, ...spot } });
  return { ...site, eventIds, routeId: round?.id ?? 0 };
}
