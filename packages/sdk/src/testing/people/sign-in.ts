import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { UserRow } from '../state/rows.ts';
import { effectivePolicies } from './policies.ts';
import { endSession, openSession } from './sessions.ts';

const ticketMs = 60_000;

/** A person by his address, in any case; null when nobody has it. @internal */
export function userOfEmail({ users }: BackendState, email: string): UserRow | null {
  const wanted = email.trim().toLowerCase();
  return users.all().find((user) => user.email?.toLowerCase() === wanted) ?? null;
}

/** Opens a session of a person and answers it as a sign-in does. @internal */
export function signIn(
  state: BackendState,
  { id, name, role, locale }: UserRow,
  userAgent: string | null = null,
): Wire<'Auth'> {
  const { token, expiresAt } = openSession(state, id, userAgent);
  const policies = effectivePolicies(state, role);
  return { result: 0, token, idUser: id, name, role, locale, expiresAt: fromInstant(expiresAt), policies };
}

/** Operations of tag User that begin and end sessions. @internal */
export const signInHandlers: Handlers = {
  user_authenticate: ({ state, body, headers }) => {
    const user = userOfEmail(state, body.email);
    if (!user || user.password === null || user.password !== body.password) return { result: -1 };
    return user.isActive ? signIn(state, user, headers.get('user-agent')) : { result: -2 };
  },
  user_logout: ({ state, caller }) => {
    if (caller.token !== null) endSession(state, caller.token, 'signed out');
    return undefined;
  },
  user_hubTicket: ({ state, now }) => ({
    ticket: `test-ticket-${String(state.next()).padStart(12, '0')}`,
    expiresAt: fromInstant(now + ticketMs),
  }),
};
