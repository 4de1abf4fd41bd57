import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { session } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

/** GET /api/User/Sessions: where the caller is signed in; what has ended, by hand or by time, is not told. */
export async function ownSessions(
  { clock, config }: Services,
  { repository, scope }: ScopedCall<'user_getSessions'>,
): Promise<Wire<'OpenSession'>[]> {
  const now = clock.now();
  const isOpen = and(
    eq(session.userId, scope.userId),
    isNull(session.revokedAt),
    gt(session.expiresAt, now),
    gt(session.lastUsedAt, now - config.sessionIdleMinutes * 60_000),
  );
  const rows = await repository.rows(session, isOpen, { orderBy: [desc(session.lastUsedAt), desc(session.id)] });
  const isCurrent = (id: number): boolean => id === scope.sessionId;
  return [...rows.filter(({ id }) => isCurrent(id)), ...rows.filter(({ id }) => !isCurrent(id))].map((row) => ({
    idSession: row.id,
    createdAt: fromInstant(row.createdAt),
    lastUsedAt: fromInstant(row.lastUsedAt),
    expiresAt: fromInstant(row.expiresAt),
    ip: row.ip,
    userAgent: row.userAgent,
    isCurrent: isCurrent(row.id),
  }));
}
