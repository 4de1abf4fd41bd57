import { type Session, signInResultFromWire } from '../../model/index.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { supervisors } from '../seed/people.ts';
import type { BackendState } from '../state/backend-state.ts';
import { signIn, userOfEmail } from './sign-in.ts';

/** Opens a session of a person. Throws a RangeError for an address nobody has. @internal */
export function sessionOf(state: BackendState, email: string = supervisors[0]?.email ?? ''): Session {
  const user = userOfEmail(state, email);
  const result = user && signInResultFromWire(signIn(state, user));
  if (!result?.ok) throw new RangeError(`Nobody in the test back end has the address ${email}`);
  return result.session;
}

/** Keeps a session in memory, beginning with this one. @internal */
export function createSessionStore(session: Session | null): SessionStore {
  let kept = session;
  return {
    load: () => kept,
    save: (next) => {
      kept = next;
    },
  };
}
