import type { WebSocket } from 'ws';
import type { HubTransport, TransportOffer } from './transport.ts';

/** Binary joins when a protocol needs it. */
export const webSocketOffer: TransportOffer = { transport: 'WebSockets', transferFormats: ['Text'] };

const normalClosure = 1000;

/** Carries a hub connection over an open WebSocket. */
export function webSocketTransport(socket: WebSocket): HubTransport {
  return {
    listen: (listener) => {
      socket.on('message', (data, isBinary) => {
        const bytes = data as Buffer; // ws's default binaryType, nodebuffer, makes every message one Buffer
        listener.onMessage(isBinary ? bytes : bytes.toString('utf8'));
      });
      /* a broken frame or one over the hard limit: ws closes by itself with the fitting code */
      socket.on('error', () => {});
      socket.on('close', () => listener.onClosed());
    },
    send: (data) => socket.send(data),
    get bufferedBytes() {
      return socket.bufferedAmount;
    },
    end: () => socket.close(normalClosure),
    cut: () => socket.terminate(),
  };
}
