/** A hub connection by one transport, without a client library: what a proxy lets through is what comes. */
export interface HubLine {
  /** Resolves when a text has come that holds this one; rejects when the line ends before. */
  heard(text: string): Promise<void>;
  close(): void;
}

/** Where to connect, and as whom. */
export interface HubDoor {
  /** Address of the proxy. */
  readonly url: string;
  readonly authorization: string;
}

const separator = '\u001e';
const handshake = `{"protocol":"json","version":1}${separator}`;

/* Keeps what has come and wakes who waits for it. */
function listening(): { take(piece: string): void; end(why: string): void; heard: HubLine['heard'] } {
  let text = '';
  let ended: string | null = null;
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const look of waiting) look();
  };
  return {
    take: (piece) => {
      text += piece;
      wake();
    },
    end: (why) => {
      ended ??= why;
      wake();
    },
    heard: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (text.includes(wanted)) resolve();
          else if (ended !== null) reject(new Error(`${ended}; came: ${text}`));
          else return void waiting.add(look);
          waiting.delete(look);
        };
        look();
      }),
  };
}

/** Asks for a connection; answers the address that its transport opens. */
async function negotiate({ url, authorization }: HubDoor): Promise<string> {
  const post = async (path: string, headers = {}): Promise<Record<string, string>> => {
    const response = await fetch(url + path, { method: 'POST', headers: { ...headers, origin: url } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const { ticket } = await post('/api/User/HubTicket', { authorization });
  const { connectionToken } = await post(`/guardHub/negotiate?negotiateVersion=1&access_token=${ticket}`);
  return `${url}/guardHub?id=${connectionToken}&access_token=${ticket}`;
}

/** Connects by WebSocket. */
export async function openWebSocketLine(door: HubDoor): Promise<HubLine> {
  const { take, end, heard } = listening();
  const socket = new WebSocket((await negotiate(door)).replace(/^http/, 'ws'));
  socket.onopen = () => socket.send(handshake);
  socket.onmessage = ({ data }) => take(String(data));
  socket.onerror = () => end('The WebSocket failed');
  socket.onclose = ({ code }) => end(`The WebSocket was closed with ${code}`);
  await heard(`{}${separator}`);
  return { heard, close: () => socket.close() };
}

/** Connects by Server-Sent Events. */
export async function openEventStreamLine(door: HubDoor): Promise<HubLine> {
  const { take, end, heard } = listening();
  const address = await negotiate(door);
  const abort = new AbortController();
  const response = await fetch(address, { headers: { accept: 'text/event-stream' }, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`The event stream answered ${response.status}`);
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const piece of body) take(decoder.decode(piece, { stream: true }));
  };
  read(response.body).then(
    () => end('The event stream ended'),
    (error: unknown) => end(`The event stream failed: ${error}`),
  );
  const sent = await fetch(address, { method: 'POST', body: handshake });
  if (!sent.ok) throw new Error(`The handshake was answered ${sent.status}`);
  await heard(`{}${separator}`);
  return { heard, close: () => abort.abort() };
}
