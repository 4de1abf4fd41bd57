import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';
import type { SessionRow } from '../state/backend-state.ts';
import { endSession, endSessions } from './sessions.ts';

const reason = 'ended by its owner';

function ownOf({ state, caller, now }: Pick<Call, 'state' | 'caller' | 'now'>): [string, SessionRow][] {
  return [...state.sessions].filter(([, { userId, expiresAt }]) => userId === caller.userId && expiresAt > now);
}

/** Operations of tag User on the caller's own sessions. @internal */
export const ownSessionsHandlers: Handlers = {
  user_getSessions: (call) => {
    const isCurrent = (token: string): boolean => token === call.caller.token;
    const order = ([token, row]: [string, SessionRow]): number => (isCurrent(token) ? Infinity : row.lastUsedAt);
    return ownOf(call)
      .toSorted((one, other) => (order(one) === order(other) ? 0 : order(other) - order(one)))
      .map(
        ([token, row]): Wire<'OpenSession'> => ({
          idSession: row.id,
          createdAt: fromInstant(row.createdAt),
          lastUsedAt: fromInstant(row.lastUsedAt),
          expiresAt: fromInstant(row.expiresAt),
          ip: null,
          userAgent: row.userAgent,
          isCurrent: isCurrent(token),
        }),
      );
  },
  user_endSession: (call) => {
    const { id } = call.params;
    if (call.state.formerSessions.get(id) === call.caller.userId) return undefined;
    const own = ownOf(call).find(([, row]) => row.id === id);
    if (!own) throw notFound(`Session ${id}`);
    endSession(call.state, own[0], reason);
    return undefined;
  },
  user_endOtherSessions: ({ state, caller }) => {
    endSessions(state, caller.userId, reason, caller.token);
    return undefined;
  },
};
