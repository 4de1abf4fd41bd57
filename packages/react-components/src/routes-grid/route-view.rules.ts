import { type PatrolRoute, type RouteStatus, routeStatus } from '@patrolkit/sdk/model';
import { type Age, ageOf, untilOlder } from './route-age.rules.ts';

/** Where a route stands in its time: before its window, in it, or behind it. */
type Phase = 'coming' | 'now' | 'over';

/** A route as it stands at a moment; the same object as long as nothing of it reads differently. @public */
export interface RouteView extends RouteStatus {
  readonly route: PatrolRoute;
  readonly phase: Phase;
  /** Of the guard's last contact; null when there was none. */
  readonly age: Age | null;
}

function viewOf(route: PatrolRoute, now: number): RouteView {
  const { lastContactAt, startsAt } = route;
  const state = routeStatus(route, now);
  const phase = state.isInWindow ? 'now' : now < startsAt ? 'coming' : 'over';
  return { route, ...state, phase, age: lastContactAt === null ? null : ageOf(lastContactAt, now) };
}

function isSame(a: RouteView, b: RouteView): boolean {
  return (
    a.route === b.route &&
    a.status === b.status &&
    a.phase === b.phase &&
    a.age?.unit === b.age?.unit &&
    a.age?.count === b.age?.count
  );
}

/** Routes as they stand now (S4.18, K22); what reads as before is the same object as before. @internal */
export function routeViews(
  routes: readonly PatrolRoute[],
  now: number,
  before: readonly RouteView[],
): readonly RouteView[] {
  const known = new Map(before.map((view) => [view.route.routeId, view]));
  const views = routes.map((route) => {
    const view = viewOf(route, now);
    const last = known.get(route.routeId);
    return last && isSame(last, view) ? last : view;
  });
  return views.length === before.length && views.every((view, at) => view === before[at]) ? before : views;
}

/** Milliseconds until some route reads differently: a window opens or closes, or an age grows. Infinity without routes. @internal */
export function untilRoutesChange(routes: readonly PatrolRoute[], now: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { startsAt, endsAt, lastContactAt } of routes) {
    for (const edge of [startsAt, endsAt]) if (edge > now) next = Math.min(next, edge - now);
    if (lastContactAt !== null) next = Math.min(next, untilOlder(lastContactAt, now));
  }
  return next;
}

const phases: Readonly<Record<Phase, number>> = { now: 0, coming: 2, over: 3 };

/** The order of statuses: who walks, who should, who comes, soonest first, who is done; later starts first. @internal */
export function byStatus(a: RouteView, b: RouteView): number {
  const rank = ({ phase, status }: RouteView): number =>
    phases[phase] + (phase === 'now' && status === 'inactive' ? 1 : 0);
  const later = b.route.startsAt - a.route.startsAt;
  return rank(a) - rank(b) || (a.phase === 'coming' ? -later : later) || a.route.routeId - b.route.routeId;
}
