import { isNotNull, lt, or, sql } from 'drizzle-orm';
import { deleteInPieces } from '../db/delete-rows.ts';
import type { Pace } from '../db/in-pieces.ts';
import type { Repository } from '../db/repository.ts';
import {
  consoleState,
  hubTicket,
  idempotency,
  ingestKey,
  outgoing,
  passwordReset,
  reportDelivery,
  session,
} from '../db/schema.ts';

const dayMs = 24 * 3_600_000;
/* Who signed in from where, and what was mailed, is asked for weeks later; for longer there is the audit log. */
const askedMs = 30 * dayMs;

/**
 * Removes what has done its work. Phones keep a report for 72 h at most and a request is repeated within 24 h: their
 * keys stay longer than that. `now` in milliseconds since 1970.
 */
export async function removeLeftovers(repository: Repository, { monotonic, signal }: Pace, now: number): Promise<void> {
  const iso = new Date(now).toISOString();
  const isEnded = or(isNotNull(passwordReset.endedAt), lt(passwordReset.expiresAt, now));
  const ofEndedSession = sql`${consoleState.sessionId} not in (
    select id from session where tenant_id = ${consoleState.tenantId}
      and revoked_at is null and expires_at > ${iso}::timestamptz)`;
  const hasGone = or(lt(outgoing.sentAt, now - askedMs), lt(outgoing.endedAt, now - askedMs));
  const list = [
    { table: ingestKey, where: lt(ingestKey.receivedAt, now - 8 * dayMs) },
    { table: idempotency, where: lt(idempotency.createdAt, now - 2 * dayMs) },
    { table: hubTicket, where: lt(hubTicket.expiresAt, now) },
    /* those of the last day still count against the number of mails an hour (C10) */
    { table: passwordReset, where: sql`${lt(passwordReset.createdAt, now - dayMs)} and ${isEnded}` },
    { table: consoleState, where: ofEndedSession },
    { table: session, where: or(lt(session.revokedAt, now - askedMs), lt(session.expiresAt, now - askedMs)) },
    { table: reportDelivery, where: lt(reportDelivery.at, now - 400 * dayMs) },
    /* that an alarm was escalated is in the audit log */
    { table: outgoing, where: hasGone },
  ];
  for (const deletion of list) await deleteInPieces(repository, monotonic, { ...deletion, signal });
}
