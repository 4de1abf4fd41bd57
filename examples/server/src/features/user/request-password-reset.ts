import { randomUUID } from 'node:crypto';
import { and, between, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { endResetLinks } from '../../auth/end-access.ts';
import { hashSecret } from '../../auth/secret.ts';
import { passwordReset, user } from '../../db/schema.ts';
import { queueMail } from '../../mail/queue-outgoing.ts';
import { sendJobs } from '../../mail/send-outgoing.ts';
import { mailTextsOf } from '../../mail/texts/texts-of.ts';
import type { Services } from '../../services.ts';

const lifeMinutes = 60;
const mailsPerHour = 3;
const hourMs = 3_600_000;

async function mailLink(services: Services, email: string, { ip, id }: FastifyRequest): Promise<void> {
  const { clock, config, db, store, wakeJob } = services;
  const [owner] = await db
    .select()
    .from(user)
    .where(sql`lower(${user.email}) = ${email.trim().toLowerCase()}`)
    .limit(1);
  if (!owner?.isActive || owner.email === null) return;
  const to = owner.email;
  await store.for(owner, { userId: null, ip, requestId: id }).write(async (writer) => {
    const now = clock.now();
    /* One request of a person after the other: two at once would each count the same mails. */
    await writer.query(
      (tenantId) => sql`select id from ${user} where tenant_id = ${tenantId} and id = ${owner.id} for update`,
    );
    const isRecent = and(
      eq(passwordReset.userId, owner.id),
      between(passwordReset.createdAt, now - hourMs + 1, now + hourMs),
    );
    if ((await writer.count(passwordReset, isRecent)) >= mailsPerHour) return;
    await endResetLinks(writer, owner.id, now);
    /* 122 random bits of the system's generator; only their hash is stored. */
    const guid = randomUUID();
    const expiresAt = now + lifeMinutes * 60_000;
    await writer.insert(passwordReset, { userId: owner.id, guidHash: hashSecret(guid), createdAt: now, expiresAt });
    const { resetSubject: subject, resetText } = mailTextsOf(owner.locale);
    const [before, after] = resetText(lifeMinutes);
    const text = `${before}\n${config.consoleUrl}/resetPassword?guid=${guid}\n\n${after}\n`;
    await queueMail(writer, { to, subject, text }, now);
    writer.audit({ action: 'auth.requestReset', entity: 'user', id: owner.id });
  });
  wakeJob(sendJobs.mail);
}

/**
 * GET and POST /api/User/RequestPasswordReset: the minutes a link lives, the same for every address (C10, S7.08). What
 * depends on the address is not waited for: neither the answer nor its time tells whether it is known.
 */
export function requestPasswordReset(services: Services, email: string, request: FastifyRequest): number {
  mailLink(services, email, request).catch((error) =>
    request.log.warn({ err: error }, 'a link for a new password could not be mailed'),
  );
  return lifeMinutes;
}
