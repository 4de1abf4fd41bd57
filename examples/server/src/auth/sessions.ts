import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import * as schema from '../db/schema.ts';
import { type OperatorAccess, policiesOf } from './policy-table.ts';
import type { Scope } from './scope.ts';
import { hashSecret, newSecret } from './secret.ts';

/** How long sessions live, in milliseconds. */
export interface SessionLives {
  readonly absoluteMs: number;
  readonly idleMs: number;
}

/** Opens, reads and ends sessions. Only hashes of tokens are stored. */
export interface Sessions {
  open(user: typeof schema.user.$inferSelect, ip: string | null): Promise<{ token: string; expiresAt: number }>;
  /** The scope of a live session, which counts as use; null when there is none. */
  read(token: string): Promise<Scope | null>;
  /** The scope of a live session by its id; counts as use. */
  readById(sessionId: number): Promise<Scope | null>;
  revoke(sessionId: number): Promise<void>;
}

/* A use is written at most every half minute: a poll of ten seconds need not write each time. */
const touchMs = 30_000;

/** Makes the session keeper. */
export function createSessions(
  db: Database,
  clock: Clock,
  lives: SessionLives,
  operatorAccess: OperatorAccess,
): Sessions {
  const { rolePolicy, session, user, userGroup } = schema;
  const scopeOf = async (where: ReturnType<typeof eq>): Promise<Scope | null> => {
    const now = clock.now();
    const [row] = await db
      .select({ session, user, companyIds: userGroup.companyIds, stored: rolePolicy.policies })
      .from(session)
      .innerJoin(user, and(eq(user.id, session.userId), eq(user.tenantId, session.tenantId)))
      .leftJoin(userGroup, and(eq(userGroup.id, user.groupId), eq(userGroup.tenantId, user.tenantId)))
      .leftJoin(rolePolicy, and(eq(rolePolicy.role, user.role), eq(rolePolicy.tenantId, user.tenantId)))
      .where(and(where, isNull(session.revokedAt)))
      .limit(1);
    if (!row?.user.isActive || now >= row.session.expiresAt || now - row.session.lastUsedAt >= lives.idleMs)
      return null;
    if (Math.abs(now - row.session.lastUsedAt) >= touchMs) {
      await db.update(session).set({ lastUsedAt: now }).where(eq(session.id, row.session.id));
    }
    return {
      tenantId: row.user.tenantId,
      userId: row.user.id,
      userName: row.user.name,
      role: row.user.role,
      policies: policiesOf(row.user.role, operatorAccess, row.stored),
      companyIds: row.companyIds ?? [],
      sessionId: row.session.id,
    };
  };
  return {
    open: async (owner, ip) => {
      const token = newSecret();
      const now = clock.now();
      const expiresAt = now + lives.absoluteMs;
      await db.insert(session).values({
        tenantId: owner.tenantId,
        userId: owner.id,
        tokenHash: hashSecret(token),
        createdAt: now,
        expiresAt,
        lastUsedAt: now,
        ip,
      });
      return { token, expiresAt };
    },
    read: (token) => scopeOf(eq(session.tokenHash, hashSecret(token))),
    readById: (sessionId) => scopeOf(eq(session.id, sessionId)),
    revoke: async (sessionId) => {
      await db
        .update(session)
        .set({ revokedAt: clock.now() })
        .where(and(eq(session.id, sessionId), isNull(session.revokedAt)));
    },
  };
}
