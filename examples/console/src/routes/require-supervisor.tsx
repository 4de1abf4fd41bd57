import { isSupervisor } from '@patrolkit/sdk/model';
import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useServices } from '../services/services-context.tsx';
import { useSession } from '../services/use-session.ts';
import type { Interruption } from './login/interruption.ts';

/** Lets supervisors in and sends everybody else where they belong: no session to /login, no role to /user. */
export function RequireSupervisor({ children }: { children: ReactNode }): ReactElement {
  const { client, feed } = useServices();
  const session = useSession();
  if (session && isSupervisor(session.role)) return <>{children}</>;
  if (session?.role === '') return <Navigate replace to="/user" />;
  const { lastUpdateAt, openAlarms } = feed.getSnapshot();
  /* Whoever was watching must read that nobody is now (SD6). */
  const interruption: Interruption | null =
    lastUpdateAt === null || client.session.lastReason() === 'signed-out'
      ? null
      : { at: client.timers.now(), openAlarms: openAlarms.length };
  return <Navigate replace state={interruption} to="/login" />;
}
