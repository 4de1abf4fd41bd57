import type { PatrolRoute } from '../model/patrol-route.ts';

/** The routes of the last list; a route that did not change stays the same object. @internal */
export class RouteState {
  #routes: readonly PatrolRoute[];

  constructor(routes: readonly PatrolRoute[]) {
    this.#routes = routes;
  }

  /** By their start; the same array until something changes. */
  get routes(): readonly PatrolRoute[] {
    return this.#routes;
  }

  take(listed: readonly PatrolRoute[]): void {
    const known = new Map(this.#routes.map((route) => [route.routeId, route]));
    const kept = listed.map((route) => {
      const before = known.get(route.routeId);
      return before && JSON.stringify(before) === JSON.stringify(route) ? before : route;
    });
    kept.sort((a, b) => a.startsAt - b.startsAt || a.routeId - b.routeId);
    const hasChanged =
      kept.length !== this.#routes.length || kept.some((route, index) => route !== this.#routes[index]);
    if (hasChanged) this.#routes = kept;
  }
}
