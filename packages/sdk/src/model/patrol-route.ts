/** What a route's status is decided from; instants in milliseconds since 1970. @public */
export interface RouteWindow {
  readonly startsAt: number;
  readonly endsAt: number;
  /** The wire's eventTypeEnumCode: 10 active, 11 inactive. */
  readonly code: number;
}

/** Status of a route and whether now lies inside its window; rows are coloured only inside (decision K22). @public */
export interface RouteStatus {
  readonly status: 'active' | 'inactive';
  readonly isInWindow: boolean;
}

/** S4.18, S4.19: active when the start has come, the end has not, and the code is 10. @public */
export function routeStatus(route: RouteWindow, now: number): RouteStatus {
  const isInWindow = route.startsAt <= now && now < route.endsAt;
  return { status: isInWindow && route.code === 10 ? 'active' : 'inactive', isInWindow };
}
