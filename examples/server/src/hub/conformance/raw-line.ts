import { once } from 'node:events';
import { HttpTransportType } from '@microsoft/signalr';
import { WebSocket } from 'ws';

/* Lines to a hub without a client library, for what such a library never sends and never shows. */

/** A connection as a transport shows it: pieces of data, in whatever protocol. */
export interface RawLine {
  /** Resolves when the data has left; answers the status of its request, 200 on a WebSocket. */
  send(data: string | Uint8Array): Promise<number>;
  /** The next piece; null when the line has ended. */
  next(): Promise<Uint8Array | null>;
  /** Stops to read, as a client that hangs; long polling reads in `next` alone. */
  pause(): void;
  resume(): void;
  /** Leaves without a word. */
  cut(): Promise<void>;
}

/** A raw WebSocket, with the socket itself for what only it can do. */
export interface RawSocket extends RawLine {
  readonly socket: WebSocket;
}

/** Hands out pieces in order to whoever waits for them. */
function createPieces(): { push(piece: Uint8Array): void; end(): void; next(): Promise<Uint8Array | null> } {
  const pieces: Uint8Array[] = [];
  let hasEnded = false;
  let wake = (): void => {};
  return {
    push: (piece) => {
      pieces.push(piece);
      wake();
    },
    end: () => {
      hasEnded = true;
      wake();
    },
    next: async () => {
      while (pieces.length === 0 && !hasEnded) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return pieces.shift() ?? null;
    },
  };
}

/** Opens a WebSocket; rejects with `Unexpected server response: <status>` when the upgrade is refused. */
export async function openSocket(
  url: string,
  query = 'access_token=good',
  headers: Record<string, string> = {},
): Promise<RawSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}?${query}`, { headers });
  const pieces = createPieces();
  socket.on('message', (data) => pieces.push(data as Buffer)); // ws's default binaryType, nodebuffer
  socket.on('close', pieces.end);
  await once(socket, 'open');
  return {
    socket,
    next: pieces.next,
    send: (data) =>
      new Promise((resolve, reject) => socket.send(data, (error) => (error ? reject(error) : resolve(200)))),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    cut: async () => socket.terminate(),
  };
}

const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });

async function post(url: string, token: string, data: string | Uint8Array): Promise<number> {
  const body = typeof data === 'string' ? data : Uint8Array.from(data); // a view may lie on a shared buffer
  const response = await fetch(url, { method: 'POST', headers: bearer(token), body });
  await response.arrayBuffer();
  return response.status;
}

const refused = (status: number): Error => new Error(`Unexpected server response: ${status}`);

/** Opens an event stream on a negotiated id, the token in its query as browsers send it. */
export async function openEventStream(url: string, id: string, token: string): Promise<RawLine> {
  const leaving = new AbortController();
  const response = await fetch(`${url}?id=${id}&access_token=${token}`, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  if (response.status !== 200 || !response.body) throw refused(response.status);
  const pieces = createPieces();
  let reading = Promise.resolve();
  let resume = (): void => {};
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split('\r\n\r\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('data: ')) pieces.push(new TextEncoder().encode(event.slice('data: '.length)));
      }
      await reading;
    }
  };
  void read(response.body)
    .catch(() => {})
    .then(pieces.end);
  return {
    next: pieces.next,
    send: (data) => post(`${url}?id=${id}`, token, data),
    pause: () => {
      reading = new Promise((resolve) => {
        resume = resolve;
      });
    },
    resume: () => resume(),
    cut: async () => leaving.abort(),
  };
}

/** Polls once. */
export async function poll(url: string, id: string, token: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}?id=${id}`, { headers: bearer(token), signal: signal ?? null });
}

/** Opens long polling on a negotiated id by its first poll. Each `next` polls until there is data. */
export async function openLongPolling(url: string, id: string, token: string): Promise<RawLine> {
  const first = await poll(url, id, token);
  if (first.status !== 200) throw refused(first.status);
  return {
    next: async () => {
      for (;;) {
        const answer = await poll(url, id, token);
        const data = new Uint8Array(await answer.arrayBuffer());
        if (answer.status !== 200) return null;
        if (data.length > 0) return data;
      }
    },
    send: (data) => post(`${url}?id=${id}`, token, data),
    pause: () => {},
    resume: () => {},
    cut: async () => {
      await fetch(`${url}?id=${id}`, { method: 'DELETE', headers: bearer(token) });
    },
  };
}

/** Negotiates and answers the secret token of the connection. */
export async function negotiatedId(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/negotiate?negotiateVersion=1`, { method: 'POST', headers: bearer(token) });
  return (await response.json()).connectionToken;
}

/** Negotiates and opens a line by a transport. */
export async function openLine(url: string, transport: HttpTransportType, token: string): Promise<RawLine> {
  const id = await negotiatedId(url, token);
  if (transport === HttpTransportType.LongPolling) return openLongPolling(url, id, token);
  if (transport === HttpTransportType.ServerSentEvents) return openEventStream(url, id, token);
  return openSocket(url, `id=${id}&access_token=${token}`);
}
