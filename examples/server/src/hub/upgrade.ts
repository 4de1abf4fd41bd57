import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { type Admission, admit } from './admission.ts';
import type { HubContext } from './hub-context.ts';
import { isAllowedOrigin, urlOf } from './hub-request.ts';
import { type Refusal, refusals } from './refusal.ts';
import { webSocketTransport } from './web-socket-transport.ts';

/** Ends an upgrade with a plain answer. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  if (socket.destroyed) return;
  const phrase = STATUS_CODES[status] ?? '';
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

async function decide<Identity>(
  request: IncomingMessage,
  context: HubContext<Identity>,
): Promise<Admission<Identity> | Refusal> {
  if (!isAllowedOrigin(request.headers, context.options.allowedOrigins)) return refusals.foreignOrigin;
  const token = urlOf(request).searchParams.get('id');
  const negotiation = token === null ? null : context.negotiations.get(token);
  return negotiation === undefined ? refusals.unknownId : admit(request, negotiation, context);
}

/** Opens a connection on a WebSocket, or refuses it. Never rejects. */
export async function takeUpgrade<Identity>(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  server: WebSocketServer,
  context: HubContext<Identity>,
): Promise<void> {
  const decision = await decide(request, context);
  if (decision.kind === 'refused') return refuseUpgrade(socket, decision.status);
  const { negotiation } = decision;
  /* ws answers a malformed upgrade by itself and never calls back; the id then expires as any other */
  if (negotiation) negotiation.state = 'waiting';
  if (socket.destroyed) return;
  server.handleUpgrade(request, socket, head, (opened: WebSocket) =>
    context.open(decision, webSocketTransport(opened, socket, context.frameOf)),
  );
}
