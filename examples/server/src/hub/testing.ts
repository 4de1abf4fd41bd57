import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { createHub } from './create-hub.ts';
import type { Hub, HubClock, HubOptions } from './hub-types.ts';

/* A real app on a real port for the tests of the hub, with a clock of their own. */

/** A clock that moves when it is told to. */
export interface ManualClock extends HubClock {
  advance(milliseconds: number): void;
}

/** Makes a clock that stands still at 0. */
function createManualClock(): ManualClock {
  let now = 0;
  const timers = new Set<{ at: number; readonly every: number; readonly run: () => void }>();
  return {
    now: () => now,
    every: (every, run) => {
      const timer = { at: now + every, every, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (let due = next(); due && due.at <= end; due = next()) {
        now = due.at;
        due.at += due.every;
        due.run();
      }
      now = end;
    },
  };
  function next(): { at: number; readonly every: number; readonly run: () => void } | undefined {
    return [...timers].sort((a, b) => a.at - b.at)[0];
  }
}

/** Who connects in the tests: the token's own text. */
export interface TestIdentity {
  readonly name: string;
}

/** A hub that serves. */
export interface HubServer {
  readonly hub: Hub<TestIdentity>;
  readonly app: FastifyInstance;
  readonly clock: ManualClock;
  /** URL of the hub without a query. */
  readonly url: string;
  readonly warnings: object[];
  stop(): Promise<void>;
}

/** Starts a hub at /hub; a token is good when it begins with `good`. */
export async function startHubServer(changes: Partial<HubOptions<TestIdentity>> = {}, port = 0): Promise<HubServer> {
  const clock = createManualClock();
  const warnings: object[] = [];
  const hub = createHub<TestIdentity>({
    path: '/hub',
    authenticate: async ({ token }) => (token?.startsWith('good') ? { name: token } : null),
    methods: {},
    allowedOrigins: ['https://console.example'],
    log: { info: () => {}, warn: (fields) => warnings.push(fields) },
    keyOf: ({ name }) => name,
    clock,
    ...changes,
  });
  const app = fastify();
  await app.register(hub.plugin);
  await app.listen({ host: '127.0.0.1', port });
  const { port: chosen } = app.server.address() as AddressInfo; // a server on a TCP port has no other kind
  return { hub, app, clock, url: `http://127.0.0.1:${chosen}/hub`, warnings, stop: () => app.close() };
}

/** A WebSocket without a client library: what it hears, frame by frame. */
export interface RawSocket {
  readonly socket: WebSocket;
  send(text: string): void;
  /** The next frame, parsed; null when the socket is closed and nothing is left. */
  next(): Promise<Record<string, unknown> | null>;
  /** The next frame that is no handshake answer and no ping. */
  nextOf(type: number): Promise<Record<string, unknown> | null>;
}

/** Ends a frame. */
export const end = '\u001e';

/** Opens a raw socket; rejects with `Unexpected server response: <status>` when the upgrade is refused. */
export async function openSocket(
  url: string,
  query = 'access_token=good',
  headers: Record<string, string> = {},
): Promise<RawSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}?${query}`, { headers });
  const frames: string[] = [];
  let wake = (): void => {};
  socket.on('message', (data) => {
    frames.push(...String(data).split(end).slice(0, -1));
    wake();
  });
  socket.on('close', () => wake());
  await once(socket, 'open');
  const next = async (): Promise<Record<string, unknown> | null> => {
    while (frames.length === 0 && socket.readyState !== WebSocket.CLOSED) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const frame = frames.shift();
    return frame === undefined ? null : JSON.parse(frame);
  };
  return {
    socket,
    send: (text) => socket.send(text),
    next,
    nextOf: async (type) => {
      let frame = await next();
      while (frame && frame.type !== type) frame = await next();
      return frame;
    },
  };
}

/** Opens a raw socket and shakes hands for JSON. */
export async function openShaken(url: string, query?: string): Promise<RawSocket> {
  const raw = await openSocket(url, query);
  raw.send(`{"protocol":"json","version":1}${end}`);
  await raw.next();
  return raw;
}
