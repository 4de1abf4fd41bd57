import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { event, outgoing } from '../db/schema.ts';
import { longestWaitMs } from './backoff.ts';

/** A mail or a webhook on its way. */
export type OutgoingRow = typeof outgoing.$inferSelect;

/* For how long whoever claims a row has it to himself: longer than any try takes. A process that dies holds it no longer. */
const claimMs = 120_000;

const isUnderWay = and(isNull(outgoing.sentAt), isNull(outgoing.endedAt));

/** C12: what tells of an alarm that has been confirmed or deleted does not go out any more; those of one kind. */
export async function stopConfirmed(db: Database, kind: OutgoingRow['kind'], now: number): Promise<void> {
  const isOfKind = and(isUnderWay, eq(outgoing.kind, kind));
  const rows = await db
    .selectDistinct({ id: outgoing.eventId })
    .from(outgoing)
    .where(and(isOfKind, isNotNull(outgoing.eventId)));
  /* Mostly there is none: a million events are not looked through every two seconds. */
  if (rows.length === 0) return;
  const ids = rows.flatMap(({ id }) => id ?? []);
  const isOver = or(isNotNull(event.confirmedAt), isNotNull(event.deletedAt));
  const over = await db
    .select({ id: event.id })
    .from(event)
    .where(and(inArray(event.id, ids), isOver));
  if (over.length === 0) return;
  const ofThese = inArray(
    outgoing.eventId,
    over.map(({ id }) => id),
  );
  await db
    .update(outgoing)
    .set({ endedAt: now, lastError: 'The alarm was confirmed before' })
    .where(and(isOfKind, ofThese));
}

/**
 * Takes the next rows that are due, of all tenants, and counts a try of each. Of two processes only one gets a row: it
 * is not due again for two minutes. Those never tried come first, so that dead receivers do not hold up a new alarm.
 */
export async function claimOutgoing(
  db: Database,
  kind: OutgoingRow['kind'],
  now: number,
  limit: number,
): Promise<OutgoingRow[]> {
  /* Nothing waits longer than the longest pause: what seems to was written before the clock was set back. */
  const isDue = or(lte(outgoing.nextTryAt, now), gt(outgoing.nextTryAt, now + longestWaitMs + claimMs));
  const due = db.$with('due').as(
    db
      .select({ id: outgoing.id })
      .from(outgoing)
      .where(and(isUnderWay, isDue, eq(outgoing.kind, kind)))
      .orderBy(asc(outgoing.attempts), asc(outgoing.nextTryAt), asc(outgoing.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(outgoing)
    .set({ attempts: sql`${outgoing.attempts} + 1`, nextTryAt: now + claimMs })
    .where(inArray(outgoing.id, db.select({ id: due.id }).from(due)))
    .returning();
}
