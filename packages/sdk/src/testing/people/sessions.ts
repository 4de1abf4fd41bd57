import { forbidden, Refusal } from '../http/refusal.ts';
import type { BackendState } from '../state/backend-state.ts';
import { type Caller, nobody } from '../state/caller.ts';
import type { UserRow } from '../state/rows.ts';
import { effectivePolicies } from './policies.ts';

const sessionMs = 24 * 3_600_000;

/** Opens a session; answers its token. @internal */
export function openSession(
  state: BackendState,
  userId: number,
  userAgent: string | null,
): { token: string; expiresAt: number } {
  const id = state.next();
  const token = `test-session-${String(id).padStart(12, '0')}`;
  const now = state.now();
  const expiresAt = now + sessionMs;
  state.sessions.set(token, { id, userId, createdAt: now, expiresAt, lastUsedAt: now, userAgent });
  return { token, expiresAt };
}

/** Ends sessions of a user, but for one. @internal */
export function endSessions(state: BackendState, userId: number, reason: string, kept: string | null = null): void {
  for (const [token, session] of state.sessions) {
    if (session.userId === userId && token !== kept) endSession(state, token, reason);
  }
}

/** Ends one session. @internal */
export function endSession(state: BackendState, token: string, reason: string): void {
  const session = state.sessions.get(token);
  if (session) state.formerSessions.set(session.id, session.userId);
  state.sessions.delete(token);
  state.consoles.delete(token);
  state.ended.set(token, reason);
}

/** A person as he calls. @internal */
export function callerOfUser(state: BackendState, user: UserRow, token: string | null): Caller {
  const { id, name, role, groupId } = user;
  const companyIds = groupId === null ? [] : (state.groups.get(groupId)?.companyIds ?? []);
  return { userId: id, userName: name, role, policies: effectivePolicies(state, role), companyIds, token };
}

/** Who a live session belongs to; null when there is none. @internal */
export function callerOfSession(state: BackendState, token: string): Caller | null {
  const session = state.sessions.get(token);
  const user = session && session.expiresAt > state.now() ? state.users.get(session.userId) : null;
  if (!session || !user?.isActive) return null;
  session.lastUsedAt = state.now();
  return callerOfUser(state, user, token);
}

function callerOfDevice(state: BackendState, secret: string): Caller | null {
  const now = state.now();
  const row = state.credentials.all().find((credential) => credential.secret === secret);
  const isLive = row && row.revokedAt === null && (row.expiresAt === null || row.expiresAt > now);
  const user = isLive ? state.users.get(row.userId) : null;
  if (!row || !user?.isActive) return null;
  state.credentials.note(row.id, { lastUsedAt: now });
  return { ...callerOfUser(state, user, null), policies: ['device.use'] };
}

/** Who may make a request under a policy: `public` asks nobody, `any` for a session. Throws 401 or 403. @internal */
export function admit(state: BackendState, policy: string, authorization: string | null): Caller {
  if (policy === 'public') return nobody;
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';
  const caller = callerOfSession(state, token) ?? (policy === 'device.use' ? callerOfDevice(state, token) : null);
  if (!caller) throw new Refusal(401, 'Sign in first', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (policy !== 'any' && !caller.policies.includes(policy)) throw forbidden(policy);
  return caller;
}
