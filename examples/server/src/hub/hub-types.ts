import type { FastifyPluginAsync } from 'fastify';

/** One client that has shaken hands. */
export interface HubConnection<Identity> {
  /** Public id, told to the client at negotiation; no secret. */
  readonly id: string;
  /** What `authenticate` answered for it. */
  readonly identity: Identity;
}

/** Who calls a method, and how long the call is wanted. */
export interface HubCaller<Identity> extends HubConnection<Identity> {
  /** Fires when the client cancels a stream of results, or has left. */
  readonly signal: AbortSignal;
  /** What the client uploads to the call, in order; as many as its method declares. */
  readonly uploads: readonly AsyncIterable<unknown>[];
}

/** A method with all it declares. */
export type HubMethodDeclaration<Identity> =
  | {
      /** Answers once: with its result or the value of its promise. */
      readonly type: 'call';
      /** Streams that clients upload to it. @default 0 */
      readonly uploads?: number;
      run(caller: HubCaller<Identity>, ...args: unknown[]): unknown;
    }
  | {
      /** Answers with each item of its iterable; clients call it by `stream`. */
      readonly type: 'stream';
      /** Streams that clients upload to it. @default 0 */
      readonly uploads?: number;
      run(caller: HubCaller<Identity>, ...args: unknown[]): AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
    };

/** A method; a function alone is one that answers once and takes no uploads. */
export type HubMethod<Identity> =
  | ((caller: HubCaller<Identity>, ...args: unknown[]) => unknown)
  | HubMethodDeclaration<Identity>;

/** Where the hub tells what goes wrong; never a token, never what was sent. */
export interface HubLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Bounds of every connection. */
export interface HubLimits {
  /** Longest message from a client, in bytes. @default 32768 */
  messageBytes: number;
  /** Messages a client may send in a second; pings count. What comes in one piece may hold as many. @default 20 */
  messagesPerSecond: number;
  /** Calls of one client that run at once. @default 100 */
  callsAtOnce: number;
  /** Items of an upload that wait to be read by its method. @default 100 */
  uploadItems: number;
  /** Bytes waiting for a slow client before it is cut off. @default 1048576 */
  sendBufferBytes: number;
  /** Time from negotiation to connecting and from connecting to the handshake. @default 15000 */
  handshakeMs: number;
  /** A connection that has been sent nothing for so long gets a ping, a long poll an empty answer. @default 15000 */
  pingMs: number;
  /** A client that has sent nothing for so long is closed. @default 30000 */
  silenceMs: number;
  /** Connections and negotiations at once of all identities with the same `keyOf`. @default 10 */
  connectionsPerKey: number;
}

/** Time as the hub sees it; must not jump when the wall clock does. */
export interface HubClock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Runs something again and again; answers how to end that. */
  every(milliseconds: number, run: () => void): () => void;
}

/** Who asks to connect. */
export interface HubRequest {
  /** From `Authorization: Bearer`, else from the query's access_token; null when there is none. */
  token: string | null;
  query: URLSearchParams;
  /** `negotiate` comes first, unless the client skips it; a single-use token is used up by `connect`. */
  phase: 'negotiate' | 'connect';
}

/** What a hub is made of. */
export interface HubOptions<Identity> {
  /** Path of the hub, e.g. `/guardHub`; matched in any case by WebSockets, else as the app's router is set. */
  path: string;
  /** Answers who it is, or null for 401. A rejection is answered 500. */
  authenticate(request: HubRequest): Promise<Identity | null>;
  /**
   * Whether the token that a connection was opened with still opens its later polls and POSTs; false is answered 401,
   * and a new token, which `authenticate` is asked about, carries the connection on under the identity that it has. A
   * WebSocket sends its token once.
   * @default always: a single-use token opens one connection and carries it to its end
   */
  isTokenGood?: (connection: HubConnection<Identity>, token: string | null) => boolean | Promise<boolean>;
  /**
   * What clients may call, by name (matched in any case, as in ASP.NET Core). Results go back to the caller; of what is
   * thrown only the text of a HubError does. Values are plain data: what JSON can hold.
   */
  methods: Readonly<Record<string, HubMethod<Identity>>>;
  onConnected?: (connection: HubConnection<Identity>) => void;
  onDisconnected?: (connection: HubConnection<Identity>) => void;
  /** Origins of browsers that may connect, exact; the hub's own origin always may. */
  allowedOrigins: readonly string[];
  log: HubLog;
  limits?: Partial<HubLimits>;
  /** Which identities share `connectionsPerKey`; an id negotiated under one key cannot be used under another. */
  keyOf?: (identity: Identity) => string;
  /** @default performance.now and setInterval */
  clock?: HubClock;
}

/** A running hub. */
export interface Hub<Identity> {
  /** Adds the hub to a Fastify app; register it without a wrapper, since its body parser is its own. */
  plugin: FastifyPluginAsync;
  /** Every client that has shaken hands. */
  connections(): Iterable<HubConnection<Identity>>;
  /** Calls `target` on every client that `where` picks; the message is serialised once for each protocol in use. */
  send(where: (identity: Identity) => boolean, target: string, ...args: unknown[]): void;
  /** Closes what `where` picks, with a Close message; without allowReconnect clients do not come back by themselves. */
  close(where: (identity: Identity) => boolean, options?: HubCloseReason): void;
  /** Closes everything with leave to reconnect and takes nothing new; resolves when all connections are gone. */
  stop(): Promise<void>;
}

/** How a connection is closed. */
export interface HubCloseReason {
  /** Told to the client. */
  error?: string;
  /** @default false */
  allowReconnect?: boolean;
}
