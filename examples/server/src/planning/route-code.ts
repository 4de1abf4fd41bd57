import { ROUTE_ACTIVE, ROUTE_INACTIVE } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import type { Period } from './period.ts';

/** When a guard last said that he begins or ends his shift; milliseconds since 1970. */
export interface ShiftSign {
  readonly type: 'Start' | 'Stop';
  readonly at: number;
}

/** How long before its start a sign counts for a route: half an hour. */
export const signLeadMs: number = 30 * 60_000;

/**
 * 10 while a guard is on his route, 11 otherwise (C5): its time has come and is not over, and his last Start or Stop
 * since half an hour before its start is no Stop. @param now milliseconds since 1970
 */
export function routeCode(route: Period, lastSign: ShiftSign | null, now: number): Wire<'RouteCode'> {
  const isRunning = route.startsAt <= now && now < route.endsAt;
  const hasStopped = lastSign?.type === 'Stop' && lastSign.at >= route.startsAt - signLeadMs;
  return isRunning && !hasStopped ? ROUTE_ACTIVE : ROUTE_INACTIVE;
}
