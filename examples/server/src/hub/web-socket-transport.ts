import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { TransferFormat } from './protocol.ts';
import type { HubTransport, TransportOffer } from './transport.ts';
import type { FrameWriter } from './web-socket-frame.ts';

const formats: readonly TransferFormat[] = ['Text', 'Binary'];

/** How the negotiation offers it. */
export const webSocketOffer: TransportOffer = { transport: 'WebSockets', transferFormats: formats };

const normalClosure = 1000;

/**
 * Carries a hub connection over an open WebSocket. Messages are written to the line under it, each as one frame that all
 * clients share: writing to a thousand is most of a hub's work.
 * @param line what the WebSocket was opened on
 */
export function webSocketTransport(socket: WebSocket, line: Duplex, frameOf: FrameWriter): HubTransport {
  return {
    formats,
    listen: (listener) => {
      socket.on('message', (data) => listener.onMessage(data as Buffer)); // ws's default binaryType, nodebuffer
      /* a broken frame or one over the hard limit: ws closes by itself with the fitting code */
      socket.on('error', () => {});
      socket.on('close', () => listener.onClosed());
    },
    send: (data, format, whenSent) => {
      if (socket.readyState !== WebSocket.OPEN) whenSent?.();
      else line.write(frameOf(data, format), whenSent && (() => whenSent()));
    },
    get bufferedBytes() {
      return line.writableLength;
    },
    end: () => socket.close(normalClosure),
    cut: () => socket.terminate(),
  };
}
