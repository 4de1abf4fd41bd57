import { eq, sql } from 'drizzle-orm';
import { endCredentials, endResetLinks, endSessions } from '../../auth/end-access.ts';
import { lockTenant } from '../../db/lock-tenant.ts';
import { user } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { holdLiveRow } from '../master-data/hold-row.ts';
import { isPerson } from './is-person.ts';
import { keepAdministrator, refuseSelf } from './last-administrator.ts';
import { refuseAbove } from './refuse-above.ts';

/**
 * DELETE /api/User/{id}: the name stays on old events, signing in and phones end at once. A repeat changes nothing.
 * Throws 409 `lastAdministrator` or `self`.
 */
export async function deactivateUser(services: Services, call: ScopedCall<'user_delete'>): Promise<undefined> {
  const { clock, config, onSessionRevoked } = services;
  const { params, repository, scope } = call;
  const { id } = params;
  const ended = await repository.write(async (writer) => {
    await lockTenant(writer);
    const before = await holdLiveRow(writer, user, id, 'no key update', isPerson);
    if (!before) throw notFound(`User ${id}`);
    if (!before.isActive) return [];
    await refuseAbove(writer, scope, [before.role], config.operatorAccess);
    await keepAdministrator(writer, before);
    refuseSelf(scope.userId, id, 'delete');
    /* the version is counted by the database, so that two writers cannot both take the same number */
    const values = { isActive: false, version: sql`${user.version} + 1` as unknown as number };
    const [after] = await writer.update(user, values, eq(user.id, id));
    await endCredentials(writer, id, clock.now());
    await endResetLinks(writer, id, clock.now());
    writer.audit({ action: 'user.delete', entity: 'user', id, before: { active: true }, after: { active: false } });
    writer.changed({ kind: 'master', reason: 'deleted', id, version: after?.version ?? before.version + 1 });
    return endSessions(writer, id, clock.now());
  });
  for (const sessionId of ended) onSessionRevoked(sessionId, 'the account was deactivated');
  return undefined;
}
