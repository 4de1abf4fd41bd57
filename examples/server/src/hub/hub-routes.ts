import type { FastifyInstance } from 'fastify';
import { addConnectionRoutes } from './connection-routes.ts';
import { addCors } from './cors.ts';
import type { HubContext } from './hub-context.ts';
import { addNegotiateRoute } from './negotiate-route.ts';

/** Adds the hub's HTTP routes to an encapsulated scope. Their URLs carry tokens: the app's request log stays silent. */
export function addHubRoutes<Identity>(scope: FastifyInstance, context: HubContext<Identity>): void {
  const { path, allowedOrigins } = context.options;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  addCors(scope, allowedOrigins, [path, `${path}/negotiate`]);
  addNegotiateRoute(scope, context);
  addConnectionRoutes(scope, context);
}
