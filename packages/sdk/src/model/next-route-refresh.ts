import type { RouteWindow } from './patrol-route.ts';

/** Limits of {@link nextRouteRefresh}. @public */
export interface RouteRefreshOptions {
  /** Milliseconds. @default 720000 */
  readonly maxRefreshMs?: number | undefined;
  /** Milliseconds; 720000 gives the other reading of "at most every 12 minutes" (decision K14). @default 0 */
  readonly minRefreshMs?: number | undefined;
}

/* S9.08: a second after the start, so that the server's clock has passed it too. */
const afterStartMs = 1000;

/** Milliseconds from `now` until the routes are fetched again: a second after the next start, at most 12 minutes (S9.08, S9.09). @public */
export function nextRouteRefresh(
  routes: Iterable<Pick<RouteWindow, 'startsAt'>>,
  now: number,
  { maxRefreshMs = 720_000, minRefreshMs = 0 }: RouteRefreshOptions = {},
): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { startsAt } of routes) if (startsAt > now && startsAt < next) next = startsAt;
  return Math.max(minRefreshMs, Math.min(maxRefreshMs, next - now + afterStartMs));
}
