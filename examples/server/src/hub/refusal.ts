import type { FastifyReply } from 'fastify';

/** A plain answer to a request that the hub does not take. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly text: string;
}

const refusal = (status: number, text: string): Refusal => ({ kind: 'refused', status, text });

/** Every refusal; where ASP.NET Core has one, in its words. */
export const refusals = {
  noId: refusal(400, 'Connection ID required'),
  unauthorized: refusal(401, 'Unauthorized'),
  foreignOrigin: refusal(403, 'Origin is not allowed'),
  unknownId: refusal(404, 'No Connection with that ID'),
  noPosts: refusal(405, 'POST requests are not allowed for WebSocket connections.'),
  noDeletes: refusal(400, 'Cannot terminate this connection using the DELETE endpoint.'),
  inUse: refusal(409, 'The connection is in use'),
  notOpen: refusal(409, 'The connection is not open yet'),
  tooMany: refusal(429, 'Too many connections'),
  failed: refusal(500, 'Internal Server Error'),
  stopping: refusal(503, 'The hub is stopping'),
} as const;

/** Answers a request with a refusal. */
export function refuse(reply: FastifyReply, { status, text }: Refusal): FastifyReply {
  return reply.code(status).type('text/plain').send(text);
}
