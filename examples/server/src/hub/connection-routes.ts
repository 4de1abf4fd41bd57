import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, admit, readmit } from './admission.ts';
import { eventStreamTransport } from './event-stream-transport.ts';
import type { HubContext } from './hub-context.ts';
import { urlOf } from './hub-request.ts';
import { longPollingTransport, type PolledTransport } from './long-polling-transport.ts';
import type { Negotiation, Negotiations } from './negotiations.ts';
import { type Refusal, refusals, refuse } from './refusal.ts';
import type { PostedTransport } from './transport.ts';

function find(request: FastifyRequest, negotiations: Negotiations): Negotiation | Refusal {
  const token = urlOf(request).searchParams.get('id');
  if (!token) return refusals.noId;
  return negotiations.get(token) ?? refusals.unknownId;
}

const isRefused = (found: Negotiation | Refusal): found is Refusal => 'kind' in found;

function openLine<Identity>(
  admission: Admission<Identity>,
  transport: PostedTransport,
  polled: PolledTransport | null,
  context: HubContext<Identity>,
): void {
  const { id, identity, tokenDigest, negotiation } = admission;
  const isTokenGood = (token: string | null): boolean | Promise<boolean> =>
    context.options.isTokenGood?.({ id, identity }, token) ?? true;
  if (negotiation) negotiation.line = { transport, polled, tokenDigest, isTokenGood };
  context.open(admission, transport);
}

async function answerPoll(reply: FastifyReply, polled: PolledTransport): Promise<FastifyReply> {
  const { status, data } = await polled.poll((forget) => reply.raw.once('close', forget));
  return reply.code(status).type('application/octet-stream').header('cache-control', 'no-store').send(data);
}

/** `GET {hub}`: opens an event stream or long polling, later polls. */
function addGetRoute<Identity>(scope: FastifyInstance, context: HubContext<Identity>): void {
  const { negotiations, options } = context;
  scope.get(options.path, { logLevel: 'silent', exposeHeadRoute: false }, async (request, reply) => {
    const found = find(request, negotiations);
    if (isRefused(found)) return refuse(reply, found);
    /* a poller that comes once more learns that it is over */
    if (found.state === 'ended') return reply.code(204).send();
    const isEventStream = /text\/event-stream/i.test(request.headers.accept ?? '');
    if (found.line?.polled && !isEventStream) {
      const refusal = await readmit(request, found, found.line, context);
      return refusal ? refuse(reply, refusal) : answerPoll(reply, found.line.polled);
    }
    const decision = await admit(request, found, context);
    if (decision.kind === 'refused') return refuse(reply, decision);
    if (!isEventStream) {
      const polled = longPollingTransport();
      openLine(decision, polled, polled, context);
      return answerPoll(reply, polled);
    }
    reply.hijack();
    /* gone already: its end would never be heard of */
    if (reply.raw.destroyed) found.state = 'waiting';
    else openLine(decision, eventStreamTransport(reply.raw, reply.getHeaders()), null, context);
  });
}

/** `POST {hub}`: what a client without a WebSocket sends. Whoever may not is refused before his body is read. */
function addPostRoute<Identity>(scope: FastifyInstance, context: HubContext<Identity>): void {
  const { negotiations, options, pieceBytes } = context;
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const found = find(request, negotiations);
    if (isRefused(found)) return refuse(reply, found);
    if (found.state === 'ended') return refuse(reply, refusals.unknownId);
    if (found.state !== 'open') return refuse(reply, refusals.notOpen);
    if (!found.line) return refuse(reply, refusals.noPosts);
    const refusal = await readmit(request, found, found.line, context);
    return refusal ? refuse(reply, refusal) : undefined;
  };
  scope.post(options.path, { logLevel: 'silent', bodyLimit: pieceBytes, onRequest }, async (request, reply) => {
    const found = find(request, negotiations);
    if (isRefused(found)) return refuse(reply, found);
    if (Buffer.isBuffer(request.body)) found.line?.transport.receive(request.body);
    return reply.type('text/plain').send('');
  });
}

/** `DELETE {hub}`: the end of long polling. */
function addDeleteRoute<Identity>(scope: FastifyInstance, context: HubContext<Identity>): void {
  const { negotiations, options } = context;
  scope.delete(options.path, { logLevel: 'silent' }, async (request, reply) => {
    const found = find(request, negotiations);
    if (isRefused(found)) return refuse(reply, found);
    if (found.state === 'ended') return refuse(reply, refusals.unknownId);
    if (!found.line?.polled) return refuse(reply, refusals.noDeletes);
    const refusal = await readmit(request, found, found.line, context);
    if (refusal) return refuse(reply, refusal);
    found.line.polled.cut();
    return reply.code(202).send();
  });
}

/** Adds the routes of the connections that are no WebSockets. */
export function addConnectionRoutes<Identity>(scope: FastifyInstance, context: HubContext<Identity>): void {
  addGetRoute(scope, context);
  addPostRoute(scope, context);
  addDeleteRoute(scope, context);
}
