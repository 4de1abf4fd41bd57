import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAllowedOrigin, tokenOf, urlOf } from './hub-request.ts';
import type { HubOptions } from './hub-types.ts';
import type { Negotiations } from './negotiations.ts';
import { webSocketOffer } from './web-socket-transport.ts';

const highestVersion = 1;
/** A negotiation has no body worth reading. */
const bodyLimit = 4096;

/** What the routes need from the hub. */
export interface RouteContext<Identity> {
  readonly options: Pick<HubOptions<Identity>, 'path' | 'authenticate' | 'allowedOrigins' | 'keyOf' | 'log'>;
  readonly negotiations: Negotiations;
  isStopped(): boolean;
  /** Makes room under the key when it can; false when the key has all it may. */
  hasRoom(key: string | null): boolean;
}

async function negotiate<Identity>(
  request: FastifyRequest,
  reply: FastifyReply,
  { options, negotiations, isStopped, hasRoom }: RouteContext<Identity>,
): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  if (isStopped()) return reply.code(503).send('The hub is stopping');
  if (!isAllowedOrigin(request.headers, options.allowedOrigins)) return reply.code(403).send('Origin is not allowed');
  const query = urlOf(request).searchParams;
  const identity = await options.authenticate({ token: tokenOf(request.headers, query), query, phase: 'negotiate' });
  if (identity === null) return reply.code(401).send('Unauthorized');
  const asked = query.get('negotiateVersion') ?? '0';
  if (!/^\d{1,9}$/.test(asked)) return { error: 'The client requested a non-integer protocol version.' };
  const key = options.keyOf?.(identity) ?? null;
  if (!hasRoom(key)) return reply.code(429).header('retry-after', '5').send('Too many connections');
  const version = Math.min(Number(asked), highestVersion);
  const { id, token } = negotiations.add(version, key);
  const versioned = version < 1 ? {} : { connectionToken: token };
  return { negotiateVersion: version, connectionId: id, ...versioned, availableTransports: [webSocketOffer] };
}

/* The other transports' requests, told apart as ASP.NET Core does, so that clients fall back or give up cleanly. */
function refuse(request: FastifyRequest, reply: FastifyReply, negotiations: Negotiations): FastifyReply {
  const id = urlOf(request).searchParams.get('id');
  if (!id) return reply.code(400).send('Connection ID required');
  if (!negotiations.get(id)) return reply.code(404).send('No Connection with that ID');
  return reply.code(404).send('Transport not supported by this end point');
}

/** Adds the hub's HTTP routes to an encapsulated scope. Their URLs carry tokens: the app's request log stays silent. */
export function addHubRoutes<Identity>(scope: FastifyInstance, context: RouteContext<Identity>): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
  const { path } = context.options;
  scope.post(`${path}/negotiate`, { logLevel: 'silent' }, async (request, reply) => {
    try {
      return await negotiate(request, reply, context);
    } catch (error) {
      context.options.log.warn({ err: error }, 'hub authentication failed');
      return reply.code(500).send('Internal Server Error');
    }
  });
  scope.route({
    method: ['GET', 'POST', 'DELETE'],
    url: path,
    logLevel: 'silent',
    handler: (request, reply) => refuse(request, reply, context.negotiations),
  });
}
