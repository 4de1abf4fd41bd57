import type { Handlers } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import type { BackendState } from '../state/backend-state.ts';
import { checkNewPassword, checkRepetition } from './password-rules.ts';
import { endSessions } from './sessions.ts';
import { userOfEmail } from './sign-in.ts';

const lifeMinutes = 60;

function endLinks({ resetLinks }: BackendState, userId: number): void {
  for (const [guid, link] of resetLinks) if (link.userId === userId) resetLinks.delete(guid);
}

/** What a mail would bring: the secret of a link for a new password; null for an address nobody has. @internal */
export function makeResetLink(state: BackendState, email: string): string | null {
  const user = userOfEmail(state, email);
  if (!user?.isActive) return null;
  endLinks(state, user.id);
  const guid = `00000000-0000-4000-8000-${String(state.next()).padStart(12, '0')}`;
  state.resetLinks.set(guid, { userId: user.id, expiresAt: state.now() + lifeMinutes * 60_000 });
  return guid;
}

/** Operations of tag User about passwords. No mail is sent: `resetLink` of the back end has the secret. @internal */
export const passwordHandlers: Handlers = {
  user_requestPasswordReset: ({ state, query }) => {
    makeResetLink(state, query.email);
    return lifeMinutes;
  },
  user_requestPasswordResetMail: ({ state, body }) => {
    makeResetLink(state, body.email);
    return lifeMinutes;
  },
  user_resetPassword: ({ state, body, now }) => {
    checkNewPassword(body.password);
    checkRepetition(body.password, body.passwordRepeat);
    const link = state.resetLinks.get(body.guid.toLowerCase());
    const user = link && link.expiresAt > now ? state.users.get(link.userId) : null;
    if (!user?.isActive) throw invalid('guid', 'guidInvalid', 'is not valid any more; ask for a new link');
    endLinks(state, user.id);
    state.users.note(user.id, { password: body.password });
    endSessions(state, user.id, 'the password has changed');
    return undefined;
  },
  user_changePassword: ({ state, caller, body }) => {
    checkNewPassword(body.password);
    checkRepetition(body.password, body.passwordRepeat);
    if (state.users.get(caller.userId)?.password !== body.oldPassword) {
      throw invalid('oldPassword', 'passwordWrong', 'is not the password that counts until now');
    }
    state.users.note(caller.userId, { password: body.password });
    endLinks(state, caller.userId);
    endSessions(state, caller.userId, 'the password has changed', caller.token);
    return undefined;
  },
};
