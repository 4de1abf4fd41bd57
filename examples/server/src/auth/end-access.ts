import { and, eq, isNull, ne } from 'drizzle-orm';
import { calendarLink, deviceCredential, passwordReset, session } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';

/**
 * Ends the open sessions of a user inside a transaction and answers their ids: after the commit
 * `services.onSessionRevoked` is to hear of each, so that its hub connections close.
 * @param at milliseconds since 1970
 * @param keptSessionId the one that stays, of who changes his own password
 */
export async function endSessions(
  writer: Writer,
  userId: number,
  at: number,
  keptSessionId: number | null = null,
): Promise<number[]> {
  const isOpen = and(
    eq(session.userId, userId),
    isNull(session.revokedAt),
    keptSessionId === null ? undefined : ne(session.id, keptSessionId),
  );
  const ended = await writer.update(session, { revokedAt: at }, isOpen ?? eq(session.userId, userId));
  return ended.map(({ id }) => id);
}

/** Ends the device credentials and calendar links of a user inside a transaction: his phones are strangers from then on. */
export async function endCredentials(writer: Writer, userId: number, at: number): Promise<void> {
  const isLive = and(eq(deviceCredential.userId, userId), isNull(deviceCredential.revokedAt));
  await writer.update(deviceCredential, { revokedAt: at }, isLive ?? eq(deviceCredential.userId, userId));
  const isOpen = and(eq(calendarLink.userId, userId), isNull(calendarLink.revokedAt));
  await writer.update(calendarLink, { revokedAt: at }, isOpen ?? eq(calendarLink.userId, userId));
}

/** Makes the links void that were mailed to a user to set a new password. */
export async function endResetLinks(writer: Writer, userId: number, at: number): Promise<void> {
  const isOpen = and(eq(passwordReset.userId, userId), isNull(passwordReset.endedAt));
  await writer.update(passwordReset, { endedAt: at }, isOpen ?? eq(passwordReset.userId, userId));
}
