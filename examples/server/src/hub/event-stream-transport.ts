import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { TransferFormat } from './protocol.ts';
import type { PostedTransport, TransportListener, TransportOffer } from './transport.ts';

const formats: readonly TransferFormat[] = ['Text'];

/** How the negotiation offers it. */
export const eventStreamOffer: TransportOffer = { transport: 'ServerSentEvents', transferFormats: formats };

/** Headers of the stream: nothing between here and the client may keep, pack or collect it. */
const eventStreamHeaders = {
  'content-type': 'text/event-stream',
  'content-encoding': 'identity',
  'cache-control': 'no-cache, no-store, no-transform',
  'x-accel-buffering': 'no',
};

const before = Buffer.from('data: ');
const after = Buffer.from('\r\n\r\n');

/**
 * Carries a hub connection over a response that never ends (Server-Sent Events); its client sends by POST. `headers` are
 * what the app sets on all its answers.
 */
export function eventStreamTransport(
  response: ServerResponse,
  headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>,
): PostedTransport {
  let listener: TransportListener | null = null;
  response.on('error', () => {});
  return {
    formats,
    listen: (to) => {
      listener = to;
      response.on('close', () => to.onClosed());
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
      response.writeHead(200, eventStreamHeaders);
      /* Firefox takes a stream for open at its first data, not at its headers */
      response.write(':\r\n\r\n');
    },
    /* one event for each message: JSON has no raw line break in it */
    send: (data, _format, whenSent) => {
      response.write(Buffer.concat([before, data, after]), whenSent);
    },
    receive: (data) => listener?.onMessage(data),
    get bufferedBytes() {
      return response.writableLength;
    },
    end: () => {
      response.end();
    },
    cut: () => {
      response.destroy();
    },
  };
}
