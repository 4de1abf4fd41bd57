import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type ClientContext, createClient, type HubClient } from './client.ts';
import type { HubContext } from './hub-context.ts';
import { defaultLimits, maxPieceMessages, processClock } from './hub-defaults.ts';
import { isPath } from './hub-request.ts';
import { addHubRoutes } from './hub-routes.ts';
import type { Hub, HubConnection, HubLimits, HubOptions } from './hub-types.ts';
import { jsonProtocol } from './json-protocol.ts';
import { makeRoom } from './make-room.ts';
import { messagePackProtocol } from './message-pack-protocol.ts';
import { createMethods } from './methods.ts';
import { createNegotiations } from './negotiations.ts';
import type { HubProtocol } from './protocol.ts';
import { refuseUpgrade, takeUpgrade } from './upgrade.ts';
import { createFrameWriter } from './web-socket-frame.ts';

const sweepMs = 1000;
/** Sweeps that a stopping hub waits for its clients' goodbyes. */
const graceSweeps = 2;

/** Makes a hub that speaks the SignalR protocol; it serves from the moment its plugin is registered. */
export function createHub<Identity>(options: HubOptions<Identity>): Hub<Identity> {
  const limits: HubLimits = { ...defaultLimits, ...options.limits };
  const clock = options.clock ?? processClock;
  const clients = new Set<HubClient<Identity>>();
  const negotiations = createNegotiations(limits.handshakeMs, () => clock.now());
  const pieceBytes = limits.messageBytes * Math.min(limits.messagesPerSecond, maxPieceMessages);
  const sockets = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: pieceBytes });
  let isStopped = false;
  let whenEmpty = (): void => {};
  let stopping: Promise<void> | null = null;

  const tell = (
    hook: ((c: HubConnection<Identity>) => void) | undefined,
    { id, identity }: HubConnection<Identity>,
  ): void => {
    try {
      hook?.({ id, identity });
    } catch (error) {
      options.log.warn({ err: error, connection: id }, 'a hub listener failed');
    }
  };
  const shared: Omit<ClientContext<Identity>, 'onGone'> = {
    limits,
    protocols: [jsonProtocol, messagePackProtocol],
    methods: createMethods(options.methods),
    log: options.log,
    now: () => clock.now(),
    onReady: (client) => tell(options.onConnected, client),
  };
  const ready = (): HubClient<Identity>[] => [...clients].filter((client) => client.protocol !== null);
  const keyOf = (client: HubClient<Identity>): string | null => options.keyOf?.(client.identity) ?? null;

  const context: HubContext<Identity> = {
    options,
    negotiations,
    pieceBytes,
    frameOf: createFrameWriter(),
    isStopped: () => isStopped,
    hasRoom: (key) => {
      if (key === null) return true;
      const own = [...clients].filter((client) => keyOf(client) === key);
      const isFull = own.length + negotiations.waiting(key) >= limits.connectionsPerKey;
      return !isFull || makeRoom(own, clients, limits.silenceMs);
    },
    open: ({ id, identity, negotiation }, transport) => {
      if (negotiation) negotiation.state = 'open';
      const onGone: ClientContext<Identity>['onGone'] = (client, wasReady) => {
        clients.delete(client);
        if (negotiation) negotiations.end(negotiation);
        if (wasReady) tell(options.onDisconnected, client);
        if (clients.size === 0) whenEmpty();
      };
      const client = createClient({ id, identity }, transport, { ...shared, onGone });
      clients.add(client);
      if (isStopped) client.cut();
    },
  };

  const sweep = (): void => {
    negotiations.sweep();
    for (const client of clients) client.sweep();
  };

  const stopAll = async (): Promise<void> => {
    isStopped = true;
    for (const client of clients) client.close({ allowReconnect: true });
    if (clients.size === 0) return;
    let left = graceSweeps;
    const end = clock.every(sweepMs, () => {
      left -= 1;
      if (left <= 0) for (const client of clients) client.cut();
    });
    await new Promise<void>((resolve) => {
      whenEmpty = resolve;
    });
    end();
  };
  const stop = (): Promise<void> => {
    stopping ??= stopAll();
    return stopping;
  };

  return {
    plugin: async (scope) => {
      addHubRoutes(scope, context);
      const path = scope.prefix + options.path;
      const listener = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
        socket.on('error', () => socket.destroy());
        const isOurs = isPath(request, path);
        if (isOurs) void takeUpgrade(request, socket, head, sockets, context);
        /* somebody else's, or nobody's, and then it must not hang */
        const isNobodys = !isOurs && scope.server.listenerCount('upgrade') === 1;
        if (isNobodys) refuseUpgrade(socket, 404);
      };
      scope.server.on('upgrade', listener);
      const endSweep = clock.every(sweepMs, sweep);
      scope.addHook('preClose', async () => {
        await stop();
        endSweep();
        scope.server.off('upgrade', listener);
      });
    },
    connections: () => ready().map(({ id, identity }) => ({ id, identity })),
    send: (where, target, ...args) => {
      const written = new Map<HubProtocol, Uint8Array>();
      for (const client of clients) {
        const { protocol } = client;
        if (protocol === null || !where(client.identity)) continue;
        let data = written.get(protocol);
        if (!data) {
          data = protocol.write({ type: 'invocation', target, args });
          written.set(protocol, data);
        }
        client.send(data);
      }
    },
    close: (where, reason = {}) => {
      for (const client of clients) if (where(client.identity)) client.close(reason);
    },
    stop,
  };
}
