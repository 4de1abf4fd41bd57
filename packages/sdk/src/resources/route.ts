import { each } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { SchedulerNews } from '../client/scheduler-news.ts';
import type { Transport } from '../client/transport.ts';
import { fromInstant } from '../model/instant.ts';
import {
  type PatrolRoute,
  type PatrolRouteDraft,
  patrolRouteFromWire,
  patrolRouteToWire,
} from '../model/patrol-route.ts';
import type { Period } from './scheduler.ts';

/** Tours of the guards. @public */
export interface RouteResource {
  /** Routes that overlap a period (`GET /api/Route/GetRoutes`). */
  get(period: Period): Promise<PatrolRoute[]>;
  /** Creates (routeId 0) or changes one by hand and answers it as saved (`POST /api/Route`, extension). */
  save(route: PatrolRouteDraft, options?: SaveOptions): Promise<PatrolRoute>;
  /** Deletes one (`DELETE /api/Route/{id}`, extension). */
  delete(routeId: number): Promise<void>;
}

/** @internal */
export function createRouteResource(transport: Transport, news: Pick<SchedulerNews, 'tell'>): RouteResource {
  return {
    get: ({ from, to }) =>
      transport.call(
        'route/get',
        (http) =>
          http.GET('/api/Route/GetRoutes', {
            params: { query: { startDateTime: fromInstant(from), endDateTime: fromInstant(to) } },
          }),
        each(patrolRouteFromWire),
      ),
    save: (route, options) =>
      transport.call(
        'route/save',
        (http) => http.POST('/api/Route', { body: patrolRouteToWire(route), headers: saveHeaders(options) }),
        ({ data }) => {
          news.tell();
          return patrolRouteFromWire(data);
        },
      ),
    delete: (routeId) =>
      transport.call(
        'route/delete',
        (http) => http.DELETE('/api/Route/{id}', byId(routeId)),
        () => news.tell(),
      ),
  };
}
