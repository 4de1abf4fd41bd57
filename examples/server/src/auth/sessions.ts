import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { ifThereIsRoom } from '../db/database-error.ts';
import { fixedStatement } from '../db/fixed-statement.ts';
import { idSet } from '../db/id-set.ts';
import { createStore } from '../db/repository.ts';
import { session, type user } from '../db/schema.ts';
import { createLatest } from './latest.ts';
import { partnerPolicies } from './partner-limits.ts';
import { type OperatorAccess, policiesOf } from './policy-table.ts';
import type { Scope } from './scope.ts';
import { hashSecret, newSecret, secretLength } from './secret.ts';
import { type SessionRow, sessionsWhere } from './session-rows.ts';

/** How long sessions live, in milliseconds. */
export interface SessionLives {
  readonly absoluteMs: number;
  readonly idleMs: number;
}

/** From where somebody signs in, by which he tells his sessions apart. */
export interface SignInOrigin {
  readonly ip: string | null;
  /** What his browser calls itself; a long one is cut. */
  readonly userAgent: string | null;
}

/** Opens, reads and ends sessions. Only hashes of tokens are stored. */
export interface Sessions {
  open(owner: typeof user.$inferSelect, from: SignInOrigin): Promise<{ token: string; expiresAt: number }>;
  /** The scope of a live session, which counts as use; null when there is none. */
  read(token: string): Promise<Scope | null>;
  /** The scope of a live session by its id; counts as use. */
  readById(sessionId: number): Promise<Scope | null>;
  /** The scopes of those among many sessions that are live, by their ids; counts as use. */
  readByIds(sessionIds: readonly number[]): Promise<ReadonlyMap<number, Scope>>;
  revoke(sessionId: number): Promise<void>;
}

/* A use is written at most every half minute: a poll of ten seconds need not write each time. */
const touchMs = 30_000;
const sessionOfTenant = fixedStatement((value) =>
  sessionsWhere(sql`s.tenant_id = ${value('tenantId')} and s.token_hash = ${value('tokenHash')}`),
);
/* Of those nobody asks for the oldest go. */
const mostSessions = 10_000;
/* Browsers need about half of it; what is longer says nothing that a list could show. */
const longestUserAgent = 300;

/**
 * Makes the session keeper. A revocation, like any change of rights, acts on the next request: where other processes may
 * change them nothing is remembered of a session but its tenant, and where there are none what was read until one does.
 */
export function createSessions(
  db: Database,
  clock: Clock,
  lives: SessionLives,
  operatorAccess: OperatorAccess,
): Sessions {
  const store = createStore(db, clock, () => undefined);
  const tenants = createLatest<number>(mostSessions);
  const remembered = createLatest<{ readonly row: SessionRow; readonly changes: number }>(mostSessions);

  const isLive = ({ expires_at: expiresAt, last_used_at: lastUsedAt, partner }: SessionRow, now: number): boolean => {
    if (now >= expiresAt) return false;
    if (partner === null) return now - lastUsedAt < lives.idleMs;
    /* A portal may be closed for a night: its token ends at its time and not before. No companies would mean all of them. */
    return partner.companyIds.length > 0;
  };
  const scopeOf = (row: SessionRow): Scope => {
    const who = { tenantId: row.tenant_id, userId: row.user_id, userName: row.user_name, sessionId: row.id };
    if (!row.partner) {
      const policies = policiesOf(row.role, operatorAccess, row.policies);
      return { ...who, role: row.role, policies, companyIds: row.company_ids ?? [] };
    }
    const { companyIds, locationIds, hiddenFields, policies } = row.partner;
    const partner = { locationIds, hiddenFields };
    return { ...who, role: '', policies: partnerPolicies(policies, hiddenFields), companyIds, partner };
  };
  const use = async (rows: readonly SessionRow[]): Promise<Scope[]> => {
    const now = clock.now();
    const live = rows.filter((row) => isLive(row, now));
    const used = live.filter((row) => Math.abs(now - row.last_used_at) >= touchMs);
    if (used.length > 0) {
      const ids = used.map(({ id }) => id);
      await ifThereIsRoom(db.update(session).set({ lastUsedAt: now }).where(inArray(session.id, ids)));
      for (const row of used) row.last_used_at = now;
    }
    return live.map(scopeOf);
  };

  /* Where the session's tenant is known it is asked in his place, in which the request goes on. */
  const rowsOf = async (tokenHash: string): Promise<SessionRow[]> => {
    const known = tenants.get(tokenHash);
    if (known !== undefined) return store.for({ tenantId: known }).ask<SessionRow>(sessionOfTenant, { tokenHash });
    const { rows } = await db.execute<SessionRow & Record<string, unknown>>(
      sessionsWhere(sql`s.token_hash = ${tokenHash}`),
    );
    for (const row of rows) tenants.set(tokenHash, row.tenant_id);
    return rows;
  };
  const readByIds: Sessions['readByIds'] = async (sessionIds) => {
    if (sessionIds.length === 0) return new Map();
    const { rows } = await db.execute<SessionRow & Record<string, unknown>>(
      sessionsWhere(sql`s.id in ${idSet(sessionIds)}`),
    );
    return new Map((await use(rows)).flatMap((scope) => (scope.sessionId === null ? [] : [[scope.sessionId, scope]])));
  };

  return {
    open: async (owner, { ip, userAgent }) => {
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
        userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
      });
      return { token, expiresAt };
    },
    read: async (token) => {
      /* A device's secret looks otherwise: it is not searched for here. */
      if (token.length !== secretLength) return null;
      const hash = hashSecret(token);
      const changes = db.$client.accessChanges();
      const known = remembered.get(hash);
      if (known && known.changes === changes) {
        const [scope] = await use([known.row]);
        /* Idle for too long, by what is remembered: it may have been used by its hub connection. */
        if (scope) return scope;
      }
      const rows = await rowsOf(hash);
      const [row] = rows;
      if (row && changes !== null) remembered.set(hash, { row, changes });
      const [scope] = await use(rows);
      return scope ?? null;
    },
    readById: async (sessionId) => (await readByIds([sessionId])).get(sessionId) ?? null,
    readByIds,
    revoke: async (sessionId) => {
      await db
        .update(session)
        .set({ revokedAt: clock.now() })
        .where(and(eq(session.id, sessionId), isNull(session.revokedAt)));
    },
  };
}
