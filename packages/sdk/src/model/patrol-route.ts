import type { Wire } from '../wire/index.ts';
import { fromInstant, toInstant, toInstantOrNull } from './instant.ts';
import { type LatLon, parseCoordinates } from './lat-lon.ts';

/** What a route's status is decided from; instants in milliseconds since 1970. @public */
export interface RouteWindow {
  readonly startsAt: number;
  readonly endsAt: number;
  /** The wire's eventTypeEnumCode: 10 active, 11 inactive. */
  readonly code: number;
}

/** One timed tour of one guard. @public */
export interface PatrolRoute extends RouteWindow {
  /** 0 for a new one. */
  readonly routeId: number;
  readonly guardId: number;
  readonly guardName: string;
  readonly companyId: number | null;
  /** Last place of the guard on it. */
  readonly position: LatLon | null;
  /** Last sign of life of the guard on it; null when there was none. */
  readonly lastContactAt: number | null;
  readonly ruleId: number | null;
  readonly version: number;
}

/** Status of a route and whether now lies inside its window; rows are coloured only inside (decision K22). @public */
export interface RouteStatus {
  readonly status: 'active' | 'inactive';
  readonly isInWindow: boolean;
}

/** Codes of a route, as those of the events Start and Stop (decision K30). @public */
export const ROUTE_ACTIVE = 10;
/** As {@link ROUTE_ACTIVE}. @public */
export const ROUTE_INACTIVE = 11;

/** S4.18, S4.19: active when the start has come, the end has not, and the code is 10. @public */
export function routeStatus(route: RouteWindow, now: number): RouteStatus {
  const isInWindow = route.startsAt <= now && now < route.endsAt;
  return { status: isInWindow && route.code === ROUTE_ACTIVE ? 'active' : 'inactive', isInWindow };
}

/** Reads the wire's Route. Throws a TypeError that names the field when a time is unreadable. @public */
export function patrolRouteFromWire(wire: Wire<'Route'>): PatrolRoute {
  return {
    routeId: wire.idRoute,
    startsAt: toInstant(wire.startDateTime, 'startDateTime'),
    endsAt: toInstant(wire.endDateTime, 'endDateTime'),
    code: wire.eventTypeEnumCode,
    guardId: wire.idUser,
    guardName: wire.userName,
    companyId: wire.idCompany ?? null,
    position: parseCoordinates(wire.coordinates),
    lastContactAt: toInstantOrNull(wire.timeStamp, 'timeStamp'),
    ruleId: wire.idRRule ?? null,
    version: wire.version ?? 0,
  };
}

/** A route as it is made by hand. @public */
export type PatrolRouteDraft = Pick<PatrolRoute, 'routeId' | 'guardId' | 'companyId' | 'startsAt' | 'endsAt'>;

/** Writes the wire's RouteSave. @public */
export function patrolRouteToWire(route: PatrolRouteDraft): Wire<'RouteSave'> {
  return {
    idRoute: route.routeId,
    idUser: route.guardId,
    idCompany: route.companyId,
    startDateTime: fromInstant(route.startsAt),
    endDateTime: fromInstant(route.endsAt),
  };
}
