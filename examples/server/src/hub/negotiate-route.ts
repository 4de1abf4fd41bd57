import type { FastifyInstance } from 'fastify';
import { identify } from './admission.ts';
import { eventStreamOffer } from './event-stream-transport.ts';
import type { HubContext } from './hub-context.ts';
import { urlOf } from './hub-request.ts';
import { longPollingOffer } from './long-polling-transport.ts';
import { refusals, refuse } from './refusal.ts';
import { webSocketOffer } from './web-socket-transport.ts';

const highestVersion = 1;
/** A negotiation has no body worth reading. */
const bodyLimit = 4096;
/* In the order in which a client is to try them. */
const availableTransports = [webSocketOffer, eventStreamOffer, longPollingOffer];

/** Adds `POST {hub}/negotiate`: who may connect gets an id and the list of transports. */
export function addNegotiateRoute<Identity>(scope: FastifyInstance, context: HubContext<Identity>): void {
  const { options, negotiations, isStopped, hasRoom } = context;
  scope.post(`${options.path}/negotiate`, { logLevel: 'silent', bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopped()) return refuse(reply, refusals.stopping);
    const known = await identify(request, 'negotiate', options);
    if (known.kind === 'refused') return refuse(reply, known);
    const asked = urlOf(request).searchParams.get('negotiateVersion') ?? '0';
    if (!/^\d{1,9}$/.test(asked)) return { error: 'The client requested a non-integer protocol version.' };
    const key = options.keyOf?.(known.identity) ?? null;
    if (!hasRoom(key)) return refuse(reply.header('retry-after', '5'), refusals.tooMany);
    const version = Math.min(Number(asked), highestVersion);
    const { id, token } = negotiations.add(version, key);
    const versioned = version < 1 ? {} : { connectionToken: token };
    return { negotiateVersion: version, connectionId: id, ...versioned, availableTransports };
  });
}
