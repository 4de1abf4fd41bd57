import { eq } from 'drizzle-orm';
import { endSessions } from '../../auth/end-access.ts';
import { session } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

/* Told to the console whose session it was. */
const reason = 'ended by its owner';

/** DELETE /api/User/Sessions/{id}: 404 for anybody else's; one that has ended stays as it is. */
export async function endSession(services: Services, call: ScopedCall<'user_endSession'>): Promise<undefined> {
  const { params, repository, scope } = call;
  const isEnded = await repository.write(async (writer) => {
    const row = await writer.first(session, eq(session.id, params.id));
    if (row?.userId !== scope.userId) throw notFound(`Session ${params.id}`);
    if (row.revokedAt !== null) return false;
    await writer.update(session, { revokedAt: services.clock.now() }, eq(session.id, row.id));
    writer.audit({ action: 'session.end', entity: 'session', id: row.id });
    return true;
  });
  if (isEnded) services.onSessionRevoked(params.id, reason);
  return undefined;
}

/** POST /api/User/EndOtherSessions: ends every session of the caller but the one that asks. */
export async function endOtherSessions(
  { clock, onSessionRevoked }: Services,
  { repository, scope }: ScopedCall<'user_endOtherSessions'>,
): Promise<undefined> {
  const ended = await repository.write(async (writer) => {
    const ids = await endSessions(writer, scope.userId, clock.now(), scope.sessionId);
    writer.audit({ action: 'session.endOthers', entity: 'user', id: scope.userId, after: { sessions: ids.length } });
    return ids;
  });
  for (const id of ended) onSessionRevoked(id, reason);
  return undefined;
}
