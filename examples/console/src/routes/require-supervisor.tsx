import { isSupervisor } from '@patrolkit/sdk/model';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useServices } from '../services/services-context.tsx';
import { useSession } from '../services/use-session.ts';
import type { Arrival } from './arrival.ts';

/** Lets supervisors in and sends everybody else where they belong: no session to /login, no role to /user (K8). */
export function RequireSupervisor({ children }: { children: ReactNode }): ReactElement {
  const { client, feed } = useServices();
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session && isSupervisor(session.role) && session.policies.includes('dashboard.view')) return <>{children}</>;
  if (session) return <Navigate replace to="/user" />;
  const { lastUpdateAt, openAlarms } = feed.getSnapshot();
  const hasMeantIt = client.session.lastReason() === 'signed-out';
  const arrival: Arrival = {
    /* Whoever was watching must read that nobody is now (SD6). */
    interruption:
      lastUpdateAt === null || hasMeantIt ? null : { at: client.timers.now(), openAlarms: openAlarms.length },
    from: hasMeantIt || pathname === '/' ? null : pathname + search,
  };
  return <Navigate replace state={arrival} to="/login" />;
}
