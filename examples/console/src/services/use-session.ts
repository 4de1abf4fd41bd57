import type { Session } from '@patrolkit/sdk/model';
import { useSyncExternalStore } from 'react';
import { useServices } from './services-context.tsx';

/** Who is signed in, in this window or by another one of the same browser. */
export function useSession(): Session | null {
  const { session } = useServices().client;
  return useSyncExternalStore(session.subscribe, session.current);
}
