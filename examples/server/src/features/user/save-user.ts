import type { Wire } from '@patrolkit/sdk/wire';
import { endCredentials, endResetLinks, endSessions } from '../../auth/end-access.ts';
import { hashPassword } from '../../auth/password.ts';
import { checkNewPassword } from '../../auth/password-rules.ts';
import { lockTenant } from '../../db/lock-tenant.ts';
import { user } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { Entity } from '../master-data/entity.ts';
import { holdLiveRow } from '../master-data/hold-row.ts';
import { refuseDuplicate } from '../master-data/refuse-duplicate.ts';
import { saveRow } from '../master-data/save-row.ts';
import { isPerson } from './is-person.ts';
import { keepAdministrator, refuseSelf } from './last-administrator.ts';
import { refuseAbove } from './refuse-above.ts';
import { userColumns } from './user-columns.ts';
import { auditedUser, wholeUser } from './user-to-wire.ts';

type UserRow = typeof user.$inferSelect;

const userEntity: Entity<typeof user> = { table: user, name: 'user', title: 'User', audited: auditedUser };

/** What of a user's access the new row ends, and why. */
function endingOf(before: UserRow, after: UserRow): string | null {
  if (before.isActive && !after.isActive) return 'the account was deactivated';
  if (before.role !== after.role) return 'the role has changed';
  return before.passwordHash === after.passwordHash ? null : 'the password has changed';
}

/* Sessions and links that were got by what no longer holds; who sets his own password stays signed in. */
async function endAccess(
  writer: Writer,
  before: UserRow,
  after: UserRow,
  now: number,
  ownSessionId: number | null,
): Promise<number[]> {
  if (endingOf(before, after) === null && before.email === after.email) return [];
  await endResetLinks(writer, after.id, now);
  if (!after.isActive) await endCredentials(writer, after.id, now);
  if (endingOf(before, after) === null) return [];
  const isKept = after.isActive && before.role === after.role;
  return endSessions(writer, after.id, now, isKept ? ownSessionId : null);
}

/** POST /api/User. Throws 409 `duplicate`, `lastAdministrator` or `self`, 403 for people who may do more than the caller. */
export async function saveUser(services: Services, call: ScopedCall<'user_save'>): Promise<Wire<'User'>> {
  const { clock, config, onSessionRevoked } = services;
  const { body, repository, request, scope } = call;
  const now = clock.now();
  if (body.password !== undefined) checkNewPassword(body.password, config.passwordMinLength);
  const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
  const saving = repository.write(async (writer) => {
    await lockTenant(writer);
    const id = body.idUser;
    const before = id === 0 ? null : await holdLiveRow(writer, user, id, 'no key update', isPerson);
    if (before?.erasedAt != null) throw new ProblemError(409, 'What was stored about this user has been erased');
    await refuseAbove(writer, scope, before ? [before.role, body.role] : [body.role], config.operatorAccess);
    if (body.active === false) refuseSelf(scope.userId, id, 'deactivate');
    const values = () => userColumns(writer, body, before, passwordHash);
    const after = await saveRow(writer, request, userEntity, { id, values, where: isPerson });
    if (!before) return { row: after, ended: [], reason: '' };
    if (after.role !== 'Administrator' || !after.isActive) await keepAdministrator(writer, before);
    const ended = await endAccess(writer, before, after, now, scope.sessionId);
    return { row: after, ended, reason: endingOf(before, after) ?? '' };
  });
  const message = `E-mail ${body.email} is already registered`;
  const { row, ended, reason } = await refuseDuplicate(saving, 'user_email', 'email', message);
  for (const sessionId of ended) onSessionRevoked(sessionId, reason);
  return wholeUser(repository, row, now);
}
