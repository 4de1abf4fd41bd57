import { and, eq, gt, isNull } from 'drizzle-orm';
import { endResetLinks, endSessions } from '../../auth/end-access.ts';
import { hashPassword } from '../../auth/password.ts';
import { checkNewPassword, checkRepetition } from '../../auth/password-rules.ts';
import { hashSecret } from '../../auth/secret.ts';
import { passwordReset, user } from '../../db/schema.ts';
import type { Call } from '../../http/operation.ts';
import { invalid, type ProblemError } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

/* One answer for a link that is wrong, used, replaced by a newer one or too old. */
const guidInvalid = (): ProblemError => invalid('guid', 'guidInvalid', 'is not valid any more; ask for a new link');

/** POST /api/User/ResetPassword: uses the link up, sets the password and ends every session of its owner (C10). */
export async function resetPassword(services: Services, call: Call<'user_resetPassword'>): Promise<undefined> {
  const { clock, config, db, loginThrottle, onSessionRevoked, store } = services;
  const { body, request } = call;
  checkNewPassword(body.password, config.passwordMinLength);
  checkRepetition(body.password, body.passwordRepeat);
  const guidHash = hashSecret(body.guid.toLowerCase());
  const isLive = and(
    eq(passwordReset.guidHash, guidHash),
    isNull(passwordReset.endedAt),
    gt(passwordReset.expiresAt, clock.now()),
  );
  const [link] = await db.select().from(passwordReset).where(isLive).limit(1);
  if (!link) throw guidInvalid();
  const passwordHash = await hashPassword(body.password);
  const origin = { userId: link.userId, ip: request.ip, requestId: request.id };
  const { owner, ended } = await store.for(link, origin).write(async (writer) => {
    const now = clock.now();
    /* The link is used up by the statement that finds it: of two requests with one link only one sets a password. */
    const [used] = await writer.update(passwordReset, { endedAt: now }, isLive ?? eq(passwordReset.id, link.id));
    const isOwner = and(eq(user.id, link.userId), eq(user.isActive, true)) ?? eq(user.id, link.userId);
    const [row] = used ? await writer.update(user, { passwordHash }, isOwner) : [];
    if (!row) throw guidInvalid();
    await endResetLinks(writer, row.id, now);
    writer.audit({ action: 'auth.reset', entity: 'user', id: row.id });
    return { owner: row, ended: await endSessions(writer, row.id, now) };
  });
  for (const sessionId of ended) onSessionRevoked(sessionId, 'the password has changed');
  /* Whoever has failed to sign in ten times and then thought of this may sign in now. */
  await loginThrottle.succeeded(`${owner.email?.toLowerCase() ?? ''} ${request.ip}`);
  return undefined;
}
