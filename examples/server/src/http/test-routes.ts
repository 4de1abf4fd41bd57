import { eventTypes } from '@patrolkit/sdk/model';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SettableClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Store } from '../db/repository.ts';
import { event, user } from '../db/schema.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import { invalid, notFound } from './problem.ts';

/** What the routes for tests work on. */
export interface TestSurroundings {
  readonly clock: SettableClock;
  readonly db: Database;
  readonly store: Store;
}

/**
 * Routes that only GP_TEST_CLOCK=1 opens: the clock can be put, an event of a type that no phone sends can be raised,
 * and one row of the database can be looked at.
 */
export function registerTestRoutes(app: FastifyInstance, { clock, db, store }: TestSurroundings): void {
  app.post<{ Body: { type?: unknown } | undefined }>('/test/event', async (request) => {
    const type = eventTypes.find((name) => name === request.body?.type);
    if (!type) throw invalid('type', 'format', 'must be the name of an event type');
    const [guard] = await db.select().from(user).where(eq(user.role, 'Guard')).orderBy(user.id).limit(1);
    if (!guard) throw notFound('A guard');
    const now = clock.now();
    return store.for(guard).write(async (writer) => {
      const row = {
        typeCode: eventTypeCode(type),
        occurredAt: now,
        receivedAt: now,
        source: guard.name,
        userId: guard.id,
      };
      const [raised] = await writer.insert(event, row);
      if (!raised) throw new Error('The event was not stored');
      writer.changed({ kind: 'event', reason: 'created', id: raised.id, version: raised.version });
      return { idEvent: raised.id };
    });
  });
  app.post<{ Body: { now?: unknown } | undefined }>('/test/clock', async (request) => {
    const at = Date.parse(String(request.body?.now));
    if (Number.isNaN(at)) throw invalid('now', 'format', 'must be an ISO 8601 instant');
    clock.set(at);
    return { now: new Date(clock.now()).toISOString() };
  });
  app.get<{ Params: { id: string } }>('/test/event/:id', async (request) => {
    const id = Number(request.params.id);
    const [row] = Number.isSafeInteger(id) ? await db.select().from(event).where(eq(event.id, id)) : [];
    if (!row) throw notFound(`Event ${request.params.id}`);
    return row;
  });
}
