import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Frame = Readonly<Record<string, unknown>>;
type Transport = 'ServerSentEvents' | 'LongPolling';

const separator = '\u001e';

interface Connection {
  readonly out: string[];
  /** The event stream, or the poll that waits. */
  open: ServerResponse | null;
  isStream: boolean;
  isGreeted: boolean;
  isPolled: boolean;
}

/**
 * The socket of the product description: the token and idUser in its query, a comment as a message, and an answer with
 * 'The server received the message:'. It speaks SignalR over plain HTTP, and nothing comes by itself.
 */
export class DescribedHub {
  /** Whether a token is taken. */
  accepts: (token: string) => boolean = () => true;
  transport: Transport = 'ServerSentEvents';
  /** Stops answering what has been opened, as a cut line does. */
  isSilent = false;
  /** Messages that were sent, in their order. */
  readonly messages: unknown[] = [];
  /** The queries of the connections that were opened. */
  readonly opened: URLSearchParams[] = [];
  readonly #connections = new Map<string, Connection>();

  async answer(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const bearer = request.headers.authorization?.replace('Bearer ', '');
    if (!this.accepts(query.get('access_token') ?? bearer ?? '')) return void response.writeHead(401).end();
    if (request.url?.includes('/negotiate')) return this.#negotiate(response);
    const connection = this.#connections.get(query.get('id') ?? '');
    if (!connection) return void response.writeHead(404).end();
    if (this.isSilent) return;
    if (request.method === 'GET') this.#open(connection, response, query);
    else if (request.method === 'DELETE') response.writeHead(202).end();
    else {
      for (const frame of (await text(request)).split(separator).filter(Boolean)) {
        this.#take(connection, JSON.parse(frame) as Frame); // JSON of our own client
      }
      response.writeHead(200).end();
    }
  }

  /** Sends a message to everybody. */
  push(target: string, payload: unknown): void {
    for (const connection of this.#connections.values())
      this.#send(connection, { type: 1, target, arguments: [payload] });
  }

  close(): void {
    for (const { open } of this.#connections.values()) open?.end();
  }

  #negotiate(response: ServerResponse): void {
    const id = randomUUID();
    this.#connections.set(id, { out: [], open: null, isStream: false, isGreeted: false, isPolled: false });
    const availableTransports = [{ transport: this.transport, transferFormats: ['Text'] }];
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ negotiateVersion: 1, connectionId: id, connectionToken: id, availableTransports }));
  }

  #open(connection: Connection, response: ServerResponse, query: URLSearchParams): void {
    if (!connection.isPolled) this.opened.push(query);
    if (this.transport === 'ServerSentEvents') {
      connection.isStream = true;
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    } else if (!connection.isPolled) {
      response.writeHead(200).end();
      connection.isPolled = true;
      return;
    }
    connection.isPolled = true;
    connection.open = response;
    this.#flush(connection);
  }

  #take(connection: Connection, frame: Frame): void {
    if (!connection.isGreeted) {
      connection.isGreeted = true;
      this.#send(connection, {});
    }
    if (frame.type !== 1) return;
    const [payload] = frame.arguments as [{ Message?: { Comments?: string } }]; // the described message
    this.messages.push(payload);
    if (frame.invocationId) this.#send(connection, { type: 3, invocationId: frame.invocationId, result: null });
    const said = `The server received the message: ${payload.Message?.Comments}`;
    this.#send(connection, { type: 1, target: 'ReceiveMessage', arguments: [said] });
  }

  #send(connection: Connection, frame: Frame): void {
    connection.out.push(JSON.stringify(frame) + separator);
    this.#flush(connection);
  }

  #flush(connection: Connection): void {
    if (!connection.open || connection.out.length === 0 || this.isSilent) return;
    const data = connection.out.splice(0).join('');
    if (connection.isStream) connection.open.write(`data: ${data}\r\n\r\n`);
    else {
      connection.open.writeHead(200, { 'content-type': 'text/plain' }).end(data);
      connection.open = null;
    }
  }
}
