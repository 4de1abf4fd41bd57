import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { deleteInPieces } from '../db/delete-rows.ts';
import type { Repository } from '../db/repository.ts';
import * as schema from '../db/schema.ts';
import { eventsOf } from './texts-of-person.ts';

type Person = typeof schema.user.$inferSelect;

/** Deletes for good where somebody was and what his devices and consoles said of him. Answers how many positions. */
export async function deletePersonalRows(
  repository: Repository,
  monotonic: () => number,
  { id, tenantId, email }: Person,
): Promise<number> {
  const { consoleState, contact, contactSlot, eventSeen, guardMotion, idempotency, ingestKey, lastPosition } = schema;
  const { outgoing, passwordReset, position, quarantine } = schema;
  const tables = [
    lastPosition,
    guardMotion,
    contact,
    contactSlot,
    consoleState,
    eventSeen,
    ingestKey,
    passwordReset,
    quarantine,
  ];
  const positions = await deleteInPieces(repository, monotonic, { table: position, where: eq(position.userId, id) });
  for (const table of tables) await deleteInPieces(repository, monotonic, { table, where: eq(table.userId, id) });
  /* Answers kept for repeats: those he got, and those to others that told his address. */
  const toldHim = eq(idempotency.userId, id);
  const told = email === null ? toldHim : or(toldHim, sql`strpos(${idempotency.body}, ${JSON.stringify(email)}) > 0`);
  await deleteInPieces(repository, monotonic, { table: idempotency, where: told });
  /* Mails to him and what was told about his alarms; what has not gone out yet calls for help and goes first. */
  const hasGone = or(isNotNull(outgoing.sentAt), isNotNull(outgoing.endedAt));
  const isAbout = and(inArray(outgoing.eventId, eventsOf(tenantId, id)), hasGone);
  const isToHim = email === null ? undefined : sql`lower(${outgoing.target}) = lower(${email})`;
  await deleteInPieces(repository, monotonic, { table: outgoing, where: or(isToHim, isAbout) });
  return positions;
}
