import type { HubConnection } from '@microsoft/signalr';
import type { PatrolClient } from '../client/create-patrol-client.ts';
import { notify } from '../client/notify.ts';
import { type HubAuth, hubAccessToken } from './hub-access.ts';
import { openHubConnection } from './open-hub-connection.ts';
import { retryDelayMs } from './retry.ts';

/** Options of {@link createHub}. @public */
export interface HubOptions {
  client: PatrolClient;
  /** Path of the hub on the back end. @default '/guardHub' */
  path?: string | undefined;
  /** @default 'auto' */
  auth?: HubAuth | undefined;
  /** A connect that takes longer is given up and tried again. @default 8000 */
  connectTimeoutMs?: number | undefined;
  /** A connection over which nothing comes for longer, not even the server's pings (every 15 s), is given up. @default 30000 */
  serverTimeoutMs?: number | undefined;
  /** 0 to 1, spreads the reconnects of many consoles. @default Math.random */
  random?: (() => number) | undefined;
}

/** Where the hub's connection stands. @public */
export interface HubState {
  readonly status: 'stopped' | 'connecting' | 'connected' | 'waiting';
  /** When the next attempt starts, milliseconds since 1970; only while waiting. */
  readonly nextTryAt: number | null;
}

/** A connection to the hub that never gives up. @public */
export interface Hub {
  start(): void;
  stop(): void;
  /** Does not wait for the next attempt. */
  tryNow(): void;
  getState(): HubState;
  /** Told at each change of the state; the answer unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Calls back with each message of this name; the answer unsubscribes. */
  on(method: string, handler: (payload: unknown) => void): () => void;
  /** Sends a message; rejects when not connected. */
  send(method: string, payload: unknown): Promise<void>;
}

/**
 * Makes the hub's connection of a signed-in client. Endless retry with jitter, the first connect too; each connect is
 * limited in time; it needs a session and stops asking when there is none.
 * @public
 */
export function createHub(options: HubOptions): Hub {
  const { client, path = '/guardHub', auth = 'auto', random = Math.random } = options;
  const { connectTimeoutMs = 8000, serverTimeoutMs = 30_000 } = options;
  const { timers, logger } = client;
  const listeners = new Set<() => void>();
  const handlers = new Map<string, Set<(payload: unknown) => void>>();
  let state: HubState = { status: 'stopped', nextTryAt: null };
  let connection: HubConnection | null = null;
  let cancelWait = (): void => {};
  let attempt = 0;
  let run = 0; // rises with each start and stop, so that a late answer of an older run changes nothing

  const change = (status: HubState['status'], nextTryAt: number | null = null): void => {
    state = { status, nextTryAt };
    notify(listeners);
  };

  const connect = async (ownRun: number): Promise<void> => {
    if (ownRun !== run) return;
    const userId = client.session.current()?.userId;
    if (userId === undefined) return wait(ownRun);
    change('connecting');
    try {
      const opened = await openHubConnection({
        /* Without an id the server takes whose the token is. */
        url: `${client.baseUrl}${path}${userId === 0 ? '' : `?idUser=${userId}`}`,
        accessToken: () => hubAccessToken(client, auth),
        timers,
        connectTimeoutMs,
        serverTimeoutMs,
        onMessage: (method, payload) => {
          notify(handlers.get(method) ?? [], payload);
        },
        methods: [...handlers.keys()],
        onClosed: () => {
          if (ownRun !== run) return;
          connection = null;
          wait(ownRun);
        },
      });
      if (ownRun !== run) return void opened.stop();
      connection = opened;
      attempt = 0;
      change('connected');
    } catch (error) {
      if (ownRun !== run) return;
      logger.warn('The hub could not be reached, trying again', { reason: String(error) });
      wait(ownRun);
    }
  };

  const wait = (ownRun: number): void => {
    const delayMs = retryDelayMs(attempt, random());
    attempt += 1;
    change('waiting', timers.now() + delayMs);
    cancelWait = timers.after(delayMs, () => void connect(ownRun));
  };

  return {
    start: () => {
      if (state.status !== 'stopped') return;
      run += 1;
      attempt = 0;
      void connect(run);
    },
    stop: () => {
      run += 1;
      cancelWait();
      void connection?.stop();
      connection = null;
      change('stopped');
    },
    tryNow: () => {
      if (state.status !== 'waiting') return;
      cancelWait();
      attempt = 0;
      void connect(run);
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on: (method, handler) => {
      const own = handlers.get(method) ?? new Set();
      /* The connection passes on only what it was asked for. */
      if (!handlers.has(method)) connection?.on(method, (payload: unknown) => notify(own, payload));
      handlers.set(method, own.add(handler));
      return () => own.delete(handler);
    },
    send: async (method, payload) => {
      if (!connection) throw new Error(`${method} was not sent: the hub is not connected.`);
      await connection.invoke(method, payload);
    },
  };
}
