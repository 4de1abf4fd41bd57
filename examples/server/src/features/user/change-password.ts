import { eq } from 'drizzle-orm';
import { endResetLinks, endSessions } from '../../auth/end-access.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { checkNewPassword, checkRepetition } from '../../auth/password-rules.ts';
import { user } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

/**
 * POST /api/User/ChangePassword: ends every other session of the caller. A wrong old password is 400 `passwordWrong`,
 * never 401, and slows the next tries down as a failed sign-in does.
 */
export async function changePassword(services: Services, call: ScopedCall<'user_changePassword'>): Promise<undefined> {
  const { clock, config, loginThrottle, onSessionRevoked } = services;
  const { body, repository, scope } = call;
  const id = scope.userId;
  checkNewPassword(body.password, config.passwordMinLength);
  checkRepetition(body.password, body.passwordRepeat);
  const key = `old password of ${id}`;
  await loginThrottle.take(key);
  const owner = await repository.first(user, eq(user.id, id));
  if (!(await verifyPassword(owner?.passwordHash ?? null, body.oldPassword))) {
    await repository.write(async (writer) => writer.audit({ action: 'auth.fail', entity: 'user', id }));
    throw invalid('oldPassword', 'passwordWrong', 'is not the password that counts until now');
  }
  await loginThrottle.succeeded(key);
  const passwordHash = await hashPassword(body.password);
  const ended = await repository.write(async (writer) => {
    await writer.update(user, { passwordHash }, eq(user.id, id));
    writer.audit({ action: 'user.changePassword', entity: 'user', id });
    await endResetLinks(writer, id, clock.now());
    return endSessions(writer, id, clock.now(), scope.sessionId);
  });
  for (const sessionId of ended) onSessionRevoked(sessionId, 'the password has changed');
  return undefined;
}
