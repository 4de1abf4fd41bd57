import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { isAllowedOrigin, tokenOf, urlOf } from './hub-request.ts';
import type { RouteContext } from './negotiate-route.ts';
import { type Negotiation, randomId } from './negotiations.ts';

/** A WebSocket that may speak to the hub. */
export interface Accepted<Identity> {
  readonly socket: WebSocket;
  readonly id: string;
  readonly identity: Identity;
  /** null when the client has skipped the negotiation. */
  readonly negotiation: Negotiation | null;
}

/** Ends an upgrade with a plain answer. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  if (socket.destroyed) return;
  const phrase = STATUS_CODES[status] ?? '';
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Decides about one upgrade request; answers what it accepted, or null after having refused it. */
export async function acceptUpgrade<Identity>(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  server: WebSocketServer,
  { options, negotiations, isStopped, hasRoom }: RouteContext<Identity>,
): Promise<Accepted<Identity> | null> {
  const refuse = (status: number): null => {
    refuseUpgrade(socket, status);
    return null;
  };
  if (isStopped()) return refuse(503);
  if (!isAllowedOrigin(request.headers, options.allowedOrigins)) return refuse(403);
  const query = urlOf(request).searchParams;
  const token = query.get('id');
  const negotiation = token === null ? null : negotiations.get(token);
  if (negotiation === undefined) return refuse(404);
  if (negotiation && negotiation.state !== 'waiting') return refuse(409);
  /* taken before the wait below: of two sockets on one id only one may come through */
  if (negotiation) negotiation.state = 'connecting';
  const giveBack = (status: number): null => {
    if (negotiation) negotiation.state = 'waiting';
    return refuse(status);
  };
  let identity: Identity | null;
  try {
    identity = await options.authenticate({ token: tokenOf(request.headers, query), query, phase: 'connect' });
  } catch (error) {
    options.log.warn({ err: error }, 'hub authentication failed');
    return giveBack(500);
  }
  if (identity === null) return giveBack(401);
  const who = identity;
  const key = options.keyOf?.(who) ?? null;
  if (negotiation && negotiation.key !== key) return giveBack(404);
  /* a stop or too many others may have come in between */
  if (isStopped()) return giveBack(503);
  if (!negotiation && !hasRoom(key)) return refuse(429);
  if (socket.destroyed) return giveBack(400);
  return new Promise((resolve) => {
    /* ws answers a malformed upgrade by itself and never calls back; the id then expires as any other */
    if (negotiation) negotiation.state = 'waiting';
    server.handleUpgrade(request, socket, head, (opened) => {
      if (negotiation) negotiation.state = 'open';
      resolve({ socket: opened, id: negotiation?.id ?? randomId(), identity: who, negotiation });
    });
  });
}
