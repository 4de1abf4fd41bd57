import type { FastifyInstance } from 'fastify';
import { isAllowedOrigin } from './hub-request.ts';
import { refusals, refuse } from './refusal.ts';

/* What SignalR's client sends beside the simple headers. */
const allowedHeaders = 'authorization,x-requested-with,x-signalr-user-agent,content-type';
/** Each poll would be asked about twice otherwise. */
const preflightSeconds = 600;

/**
 * Answers what browsers ask about pages of other origins, with credentials and so with the exact origin, and refuses
 * foreign ones. Where the app has told it already, as `@fastify/cors` does, nothing is added.
 */
export function addCors(scope: FastifyInstance, allowedOrigins: readonly string[], paths: readonly string[]): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!isAllowedOrigin(request.headers, allowedOrigins)) return refuse(reply, refusals.foreignOrigin);
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    if (reply.hasHeader('access-control-allow-origin')) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
  });
  for (const path of paths) {
    scope.options(path, { logLevel: 'silent' }, (_request, reply) =>
      reply
        .headers({
          'access-control-allow-methods': 'GET,POST,DELETE',
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': preflightSeconds,
        })
        .code(204)
        .send(),
    );
  }
}
