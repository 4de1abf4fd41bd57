import type { PatrolRoute } from '@patrolkit/sdk/model';
import { useEffect, useRef, useState } from 'react';
import { type RouteView, routeViews, untilRoutesChange } from './route-view.rules.ts';

/** Longest wait between two looks: a timer may not be set for weeks, and clocks are put right. */
const maxWaitMs = 60_000;

/** Routes as they stand, looked at again whenever one of them reads differently (S2.64). @internal */
export function useRouteViews(routes: readonly PatrolRoute[], now: () => number): readonly RouteView[] {
  const [, setLookedAt] = useState(0);
  const last = useRef<readonly RouteView[]>([]);
  const at = now();
  const views = routeViews(routes, at, last.current);
  useEffect(() => {
    last.current = views;
  });
  useEffect(() => {
    const look = (): void => setLookedAt(now());
    const timer = setTimeout(look, Math.min(maxWaitMs, untilRoutesChange(routes, at)));
    return () => clearTimeout(timer);
  }, [routes, now, at]);
  /* Timers of a hidden page are late: it is looked at again when it comes back. */
  useEffect(() => {
    const look = (): void => setLookedAt(now());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [now]);
  return views;
}
