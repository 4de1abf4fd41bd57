import type { WebSocket } from 'ws';
import type { TransferFormat } from './protocol.ts';
import type { HubTransport, TransportOffer } from './transport.ts';

const formats: readonly TransferFormat[] = ['Text', 'Binary'];

/** How the negotiation offers it. */
export const webSocketOffer: TransportOffer = { transport: 'WebSockets', transferFormats: formats };

const normalClosure = 1000;

/** Carries a hub connection over an open WebSocket. */
export function webSocketTransport(socket: WebSocket): HubTransport {
  return {
    formats,
    listen: (listener) => {
      socket.on('message', (data) => listener.onMessage(data as Buffer)); // ws's default binaryType, nodebuffer
      /* a broken frame or one over the hard limit: ws closes by itself with the fitting code */
      socket.on('error', () => {});
      socket.on('close', () => listener.onClosed());
    },
    send: (data, format, whenSent) => socket.send(data, { binary: format === 'Binary' }, whenSent),
    get bufferedBytes() {
      return socket.bufferedAmount;
    },
    end: () => socket.close(normalClosure),
    cut: () => socket.terminate(),
  };
}
