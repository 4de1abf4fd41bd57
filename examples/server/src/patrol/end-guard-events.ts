import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { event } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { eventTypeCode } from './event-type-code.ts';

/** What a guard can be in for a while. */
export type GuardState = 'NotMoving' | 'NotConnected';

async function end(writer: Writer, isIt: SQL, at: number): Promise<boolean> {
  /* never before its begin, also when a phone tells late what was; the version as in confirm-event.ts */
  const endedAt = sql`greatest(${event.occurredAt}, ${new Date(at).toISOString()}::timestamptz)` as unknown as number;
  const version = sql`${event.version} + 1` as unknown as number;
  const isOpen = and(isIt, isNull(event.endedAt), isNull(event.deletedAt)) ?? isIt;
  const ended = await writer.update(event, { endedAt, version }, isOpen);
  for (const row of ended) writer.changed({ kind: 'event', reason: 'edited', id: row.id, version: row.version });
  return ended.length > 0;
}

/** Ends the event of a state that a guard has left at `at`, milliseconds since 1970; answers whether there was one. */
export async function endGuardState(writer: Writer, userId: number, state: GuardState, at: number): Promise<boolean> {
  const isHis = eq(event.userId, userId);
  return end(writer, and(isHis, eq(event.typeCode, eventTypeCode(state))) ?? isHis, at);
}

/** Ends one event. */
export async function endGuardEvent(writer: Writer, id: number, at: number): Promise<void> {
  await end(writer, eq(event.id, id), at);
}
