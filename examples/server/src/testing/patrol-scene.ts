import { matchWindow } from '@patrolkit/sdk/rules';
import { and, asc, eq } from 'drizzle-orm';
import * as schema from '../db/schema.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import type { TestServer } from './test-server.ts';

type CheckRow = typeof schema.schedulerItem.$inferSelect;
type EventRow = typeof schema.event.$inferSelect;

/** How a check of a scene differs from the usual one. */
export interface SceneCheck {
  /** @default 30 */
  readonly toleranceMinutes?: number;
  readonly values?: Partial<typeof schema.schedulerItem.$inferInsert>;
}

/** A guard of the demo, a chip of his own at a place of its own, and checks of it. */
export interface PatrolScene {
  readonly guardId: number;
  readonly tagId: number;
  readonly locationId: number;
  /** A check that a rule has made. @param at ISO 8601 */
  check(at: string, options?: SceneCheck): Promise<number>;
  /** Uploads a report of the guard's phone, at the time it tells unless another is given; answers its result. */
  report(item: Record<string, unknown>, uploadedAt?: string): Promise<{ idEvent: number; status: string }>;
  /** Uploads a read of the chip. @param at ISO 8601 */
  read(at: string, uploadedAt?: string): Promise<number>;
  /** Times of the reads that the checks have, in the order of their starts; null for an unread one. */
  readTimes(): Promise<(string | null)[]>;
  checks(): Promise<CheckRow[]>;
  event(id: number): Promise<EventRow>;
  /** The Exceptions of the checks, by their deadline. */
  exceptions(): Promise<EventRow[]>;
  /** Sets the clock and runs a job. */
  tick(at: string, job?: string): Promise<void>;
}

const short = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString().slice(11, 19));

/** Sets the scene for the demo's guard of this number, 1 to 12. */
export async function patrolScene(server: TestServer, guardNumber: number): Promise<PatrolScene> {
  const { db, clock } = server;
  const [guard] = await db
    .select()
    .from(schema.user)
    .where(eq(schema.user.email, `guard${guardNumber}@demo.example`));
  if (!guard) throw new Error(`There is no guard ${guardNumber}`);
  const { tenantId, id: guardId } = guard;
  const place = { tenantId, name: 'Old mill', latitude: 50.8, longitude: 4.3 };
  const [location] = await db.insert(schema.location).values(place).returning();
  const locationId = location?.id ?? 0;
  const code = `SCENE${locationId}`;
  const [tag] = await db
    .insert(schema.locationTag)
    .values({ tenantId, locationId, tag: code, name: 'Gate' })
    .returning();
  const tagId = tag?.id ?? 0;
  let count = 0;

  const scene: PatrolScene = {
    guardId,
    tagId,
    locationId,
    check: async (at, { toleranceMinutes = 30, values = {} } = {}) => {
      const startsAt = Date.parse(at);
      const endsAt = startsAt + 3_600_000;
      const times = { startsAt, endsAt, ...matchWindow('rule', { startsAt, endsAt }, toleranceMinutes * 60_000) };
      const [row] = await db
        .insert(schema.schedulerItem)
        .values({
          tenantId,
          userId: guardId,
          locationId,
          locationTagId: tagId,
          typeCode: 2,
          title: 'Night round',
          ...times,
          ...values,
        })
        .returning();
      return row?.id ?? 0;
    },
    report: async (item, uploadedAt) => {
      clock.set(Date.parse(uploadedAt ?? String(item.occurredAt)));
      count += 1;
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/Device/Events',
        headers: { authorization: `Bearer demo-guard-${guardNumber}`, 'content-type': 'application/json' },
        payload: JSON.stringify([{ clientEventId: `${code}-${count}`, ...item }]),
      });
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json()[0];
    },
    read: async (at, uploadedAt) =>
      (await scene.report({ type: 'TagRead', tag: code, occurredAt: at }, uploadedAt)).idEvent,
    checks: () =>
      db
        .select()
        .from(schema.schedulerItem)
        .where(eq(schema.schedulerItem.locationTagId, tagId))
        .orderBy(asc(schema.schedulerItem.startsAt), asc(schema.schedulerItem.id)),
    readTimes: async () => (await scene.checks()).map(({ readAt }) => short(readAt)),
    event: async (id) => {
      const [row] = await db.select().from(schema.event).where(eq(schema.event.id, id));
      if (!row) throw new Error(`There is no event ${id}`);
      return row;
    },
    exceptions: () =>
      db
        .select()
        .from(schema.event)
        .where(and(eq(schema.event.locationTagId, tagId), eq(schema.event.typeCode, eventTypeCode('Exception'))))
        .orderBy(asc(schema.event.occurredAt), asc(schema.event.id)),
    tick: async (at, job = 'missed-checks') => {
      clock.set(Date.parse(at));
      await server.runJobs(job);
    },
  };
  return scene;
}
