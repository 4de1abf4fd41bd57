import type { PatrolClient, SessionChangeReason } from '@patrolkit/sdk';
import type { Session } from '@patrolkit/sdk/model';
import { useSyncExternalStore } from 'react';

/** Who is signed in, and why nobody is any more. */
export interface SessionState {
  readonly session: Session | null;
  readonly reason: SessionChangeReason | null;
}

/** Follows the client's session. */
export function useSession({ session }: PatrolClient): SessionState {
  return {
    session: useSyncExternalStore(session.subscribe, session.current),
    reason: useSyncExternalStore(session.subscribe, session.lastReason),
  };
}
