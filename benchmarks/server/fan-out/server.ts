import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { Server } from 'socket.io';
import { createHub } from '../../../examples/server/src/hub/index.ts';
import { type FanOut, type Frame, type FromServer, frameOf, type ToServer } from './messages.ts';

/* A process of its own, so that its processor time is that of the sending and of nothing else. */

/** Tells one frame to every client. */
type Tell = (frame: Frame) => void;

/* Time in which a frame leaves, as between two events of a busy night. */
const pauseMs = 10;

interface RawServer {
  readonly clients: Set<{ send(data: Buffer, options: { binary: boolean }): void }>;
  address(): AddressInfo;
  on(event: 'listening', listen: () => void): void;
}

/* The hub's own ws, of which the bench has no types: this is the little that the floor uses of it. */
const hubPackage = new URL('../../../examples/server/package.json', import.meta.url);
const { WebSocketServer } = createRequire(hubPackage)('ws') as {
  WebSocketServer: new (options: { port: number; host: string }) => RawServer;
};

const host = '127.0.0.1';

/* The floor: one text, written once, to each socket. */
async function startRaw(): Promise<[number, Tell]> {
  const server = new WebSocketServer({ port: 0, host });
  await new Promise<void>((resolve) => server.on('listening', resolve));
  const tell: Tell = (frame) => {
    const data = Buffer.from(JSON.stringify(frame));
    for (const client of server.clients) client.send(data, { binary: false });
  };
  return [server.address().port, tell];
}

async function startSocketIo(): Promise<[number, Tell]> {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'], serveClient: false });
  await new Promise<void>((resolve) => http.listen(0, host, resolve));
  const { port } = http.address() as AddressInfo; // it listens on a port, never on a pipe
  return [port, (frame) => void io.emit('Changes', frame)];
}

async function startHub(): Promise<[number, Tell]> {
  const app = fastify();
  const hub = createHub<{ name: string }>({
    path: '/guardHub',
    authenticate: async ({ token }) => (token === null ? null : { name: token }),
    methods: {},
    allowedOrigins: [],
    log: { info: () => undefined, warn: (fields, message) => console.error(message, fields) },
  });
  await app.register(hub.plugin);
  await app.listen({ port: 0, host });
  const { port } = app.server.address() as AddressInfo; // as above
  return [port, (frame) => hub.send(({ name }) => name !== '', 'Changes', frame)];
}

const starters: Readonly<Record<FanOut, () => Promise<[number, Tell]>>> = {
  'raw ws': startRaw,
  'socket.io': startSocketIo,
  hub: startHub,
};

const [port, tell] = await starters[process.argv[2] as FanOut](); // as fan-out.ts starts it
const answer = (message: FromServer): void => void process.send?.(message);
let told = 0;
let before = process.cpuUsage();

async function tellAll(frames: number): Promise<void> {
  before = process.cpuUsage();
  for (let left = frames; left > 0; left -= 1) {
    told += 1;
    tell(frameOf(told));
    await pause(pauseMs);
  }
}

process.on('message', (message: ToServer) => {
  if (message.type === 'tell') return void tellAll(message.frames);
  const { user, system } = process.cpuUsage(before);
  answer({ type: 'spent', microseconds: user + system });
});
answer({ type: 'ready', port });
