import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
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
  /** Every line of the app's own log. */
  readonly appLog: string[];
  stop(): Promise<void>;
}

/** The origin that the hub of the tests lists. */
export const listedOrigin = 'https://console.example';

/** How a hub of the tests differs from the plain one. */
export interface HubServerChanges extends Partial<HubOptions<TestIdentity>> {
  /** Registers what the app has beside the hub, before it. */
  prepare?: (app: FastifyInstance) => Promise<unknown>;
  port?: number;
}

/** Starts a hub at /hub; a token is good when it begins with `good`, and is who comes with it. */
export async function startHubServer({ prepare, port = 0, ...changes }: HubServerChanges = {}): Promise<HubServer> {
  const clock = createManualClock();
  const warnings: object[] = [];
  const appLog: string[] = [];
  const hub = createHub<TestIdentity>({
    path: '/hub',
    authenticate: async ({ token }) => (token?.startsWith('good') ? { name: token } : null),
    methods: {},
    allowedOrigins: [listedOrigin],
    log: { info: () => {}, warn: (fields) => warnings.push(fields) },
    keyOf: ({ name }) => name,
    clock,
    ...changes,
  });
  const app = fastify({ logger: { level: 'trace', stream: { write: (line: string) => appLog.push(line) } } });
  await prepare?.(app);
  await app.register(hub.plugin);
  await app.listen({ host: '127.0.0.1', port });
  const { port: chosen } = app.server.address() as AddressInfo; // a server on a TCP port has no other kind
  return { hub, app, clock, url: `http://127.0.0.1:${chosen}/hub`, warnings, appLog, stop: () => app.close() };
}
