import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { io } from 'socket.io-client';
import type { FanOut, Frame, FromClients } from './messages.ts';

/* A process of its own: many clients of one server, each as its users would make it. */
const [kind, port, count] = process.argv.slice(2);
const state = { connected: 0, received: 0, outOfTurn: 0 };

/** Connects one client, which tells of each frame; resolves when it is in. */
type Connect = (hear: (frame: Frame) => void) => Promise<void>;

const connectRaw: Connect = (hear) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('A WebSocket could not be opened')));
    socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as Frame)); // as server.ts writes it
  });

const connectSocketIo: Connect = (hear) =>
  new Promise((resolve, reject) => {
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('connect', () => resolve());
    socket.on('connect_error', reject);
    socket.on('Changes', hear);
  });

const connectHub: Connect = async (hear) => {
  const connection = new HubConnectionBuilder()
    .withUrl(`http://127.0.0.1:${port}/guardHub`, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
      accessTokenFactory: () => 'bench',
    })
    .configureLogging(LogLevel.None)
    .build();
  connection.on('Changes', hear);
  await connection.start();
};

const connectors: Readonly<Record<FanOut, Connect>> = {
  'raw ws': connectRaw,
  'socket.io': connectSocketIo,
  hub: connectHub,
};

const tell = (): void => void process.send?.({ ...state } satisfies FromClients);

for (let client = 0; client < Number(count); client += 1) {
  let last: number | null = null;
  await connectors[kind as FanOut]((frame) => {
    // as fan-out.ts starts it
    state.received += 1;
    if (last !== null && frame.to !== last + 1) state.outOfTurn += 1;
    last = frame.to;
  });
  state.connected += 1;
}
tell();
process.on('message', tell);
